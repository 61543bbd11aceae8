import LintWorkspace
import Testing

@Suite("The environment of a CI service")
struct CIEnvironmentTests {
  private func environment(
    _ variables: [String: String], files: [String: String] = [:]
  ) -> CIEnvironment {
    CIEnvironment(
      variable: { variables[$0] }, read: { files[$0].map { Array($0.utf8) } })
  }

  @Test("outside of a service nothing is said")
  func none() {
    #expect(environment([:]) == environment(["CI": "false", "GITHUB_ACTIONS": ""]))
    #expect(environment([:]).service == nil)
    #expect(environment(["CI": "true"]).service == "CI")
  }

  @Test(
    "a pull request names its base",
    arguments: [
      (
        [
          "GITHUB_ACTIONS": "true", "GITHUB_BASE_REF": "main", "GITHUB_SHA": "abc",
          "GITHUB_REF": "refs/pull/7/merge", "GITHUB_EVENT_PATH": "/event",
        ], ["origin/main", "abc^1"]
      ),
      (
        [
          "GITHUB_ACTIONS": "true", "GITHUB_BASE_REF": "main", "GITHUB_SHA": "abc",
          "GITHUB_REF": "refs/heads/topic",
        ], ["origin/main"]
      ),
      (
        [
          "GITLAB_CI": "true", "CI_MERGE_REQUEST_DIFF_BASE_SHA": "abc",
          "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "dev",
          "CI_COMMIT_BEFORE_SHA": "def",
        ],
        ["abc", "origin/dev"]
      ),
      (["GITLAB_CI": "true", "CI_COMMIT_BEFORE_SHA": "def"], ["def"]),
      (["CI_XCODE_CLOUD": "TRUE", "CI_PULL_REQUEST_TARGET_COMMIT": "abc"], ["abc"]),
      (["BITRISE_IO": "true", "BITRISEIO_GIT_BRANCH_DEST": "main"], ["origin/main"]),
      (
        [
          "TF_BUILD": "True", "SYSTEM_PULLREQUEST_TARGETBRANCH": "refs/heads/rel/1",
          "BUILD_SOURCEVERSION": "def", "BUILD_SOURCEBRANCH": "refs/pull/3/merge",
        ],
        ["origin/rel/1", "def^1"]
      ),
      (["BUILDKITE": "true", "BUILDKITE_PULL_REQUEST_BASE_BRANCH": ""], []),
      (
        [
          "JENKINS_URL": "x", "CHANGE_TARGET": "main", "GIT_PREVIOUS_SUCCESSFUL_COMMIT": "abc",
        ], ["origin/main"]
      ),
      (["CIRCLECI": "true"], []),
    ] as [([String: String], [String])])
  func pullRequest(variables: [String: String], bases: [String]) {
    let found = environment(variables)
    #expect(found.bases == bases)
    #expect(found.service != nil)
  }

  @Test("a push to GitHub names the commit before it")
  func push() {
    let variables = [
      "GITHUB_ACTIONS": "true", "GITHUB_EVENT_PATH": "/event", "GITHUB_BASE_REF": "",
    ]
    #expect(environment(variables, files: ["/event": #"{"before": "abc"}"#]).bases == ["abc"])
    #expect(environment(variables, files: ["/event": #"{"before": "0000"}"#]).bases.isEmpty)
    #expect(environment(variables).bases.isEmpty)
    let request = variables.merging(["GITHUB_BASE_REF": "main"]) { $1 }
    let found = environment(request, files: ["/event": #"{"before": "abc"}"#])
    #expect(found.bases == ["origin/main"], "of a pull request it is an earlier push to it")
  }

  @Test("the first base that is a commit here is taken, in a service there must be one")
  func automaticBase() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write(["a.swift"])
    try folder.git("add", "-A")
    try folder.git("commit", "-qm", "one")
    let repository = try #require(GitRepository(try folder.workspace()))
    let head = try repository.commit("HEAD")
    let service = environment(["GITHUB_ACTIONS": "true", "GITHUB_BASE_REF": "main"])
    #expect(throws: GitProblem.unknownReference("origin/main", isShallow: false)) {
      try repository.automaticBase(service)
    }
    try folder.git("update-ref", "refs/remotes/origin/HEAD", head)
    #expect(throws: GitProblem.unknownReference("origin/main", isShallow: false)) {
      try repository.automaticBase(service)
    }
    #expect(try repository.automaticBase(environment([:]))?.reference == "origin/HEAD")
    try folder.git("update-ref", "-d", "refs/remotes/origin/HEAD")
    #expect(try repository.automaticBase(environment([:])) == nil)
    try folder.git("update-ref", "refs/remotes/origin/main", head)
    #expect(
      try repository.automaticBase(service)
        == FoundReference(reference: "origin/main", commit: head))
  }
}

@Suite("Code owners")
struct CodeOwnersTests {
  private let gitHub = CodeOwners(
    Array(
      """
      # a comment
      *            @everybody
      *.swift      @ios   # and a comment after
      /App/Cart/   @cart @checkout
      docs/*       doc@example.org
      Shared       @shared
      /App/Cart/Free.swift
      /A\\ B/      @space
      """.utf8), dialect: .gitHub)

  @Test(
    "the last pattern that matches decides",
    arguments: [
      ("a.md", ["@everybody"]), ("X/a.swift", ["@ios"]),
      ("App/Cart/V/a.swift", ["@cart", "@checkout"]),
      ("X/App/Cart/a.swift", ["@ios"]), ("docs/a.md", ["doc@example.org"]),
      ("docs/deep/a.md", ["@everybody"]), ("X/Shared/Y/a.swift", ["@shared"]),
      ("App/Cart/Free.swift", []), ("A B/x.md", ["@space"]),
    ] as [(String, [String])])
  func lastWins(path: String, owners: [String]) {
    #expect(gitHub.owners(of: path) == owners)
  }

  private let gitLab = CodeOwners(
    Array(
      """
      * @all
      [Cart][2] @cart
      App/Cart/
      !App/Cart/Generated/
      ^[Docs] @docs
      *.md
      README.md @writer
      [cart]
      Checkout/ @checkout
      """.utf8), dialect: .gitLab)

  @Test(
    "in GitLab each section has its own last word",
    arguments: [
      ("a.swift", ["@all"]), ("App/Cart/a.swift", ["@all", "@cart"]),
      ("X/App/Cart/a.md", ["@all", "@cart", "@docs"]), ("README.md", ["@all", "@writer"]),
      ("App/Cart/Generated/a.swift", ["@all"]), ("Checkout/a.swift", ["@all", "@checkout"]),
    ] as [(String, [String])])
  func sections(path: String, owners: [String]) {
    #expect(gitLab.owners(of: path) == owners)
  }

  @Test("the file is found where the services look for it")
  func places() throws {
    let folder = try TemporaryFolder()
    #expect(try folder.workspace().readCodeOwners() == nil)
    try folder.write("* @root\n", to: "CODEOWNERS")
    #expect(try folder.workspace().readCodeOwners()?.owners(of: "a") == ["@root"])
    try folder.write("* @hub\n", to: ".github/CODEOWNERS")
    #expect(try folder.workspace().readCodeOwners()?.owners(of: "a") == ["@hub"])
  }
}
