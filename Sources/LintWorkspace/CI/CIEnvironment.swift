import LintNotation

/// What the variables of a continuous integration service say of the change that is judged.
package struct CIEnvironment: Sendable, Equatable {
  /// The service, as people call it; nil outside of any.
  package var service: String?
  /// What the change may be judged against, the surest first; they may not all be commits here.
  package var bases: [String]
  /// Whether a pull request is judged, whose base nothing else can stand for.
  package var isPullRequest: Bool

  /// - Parameters:
  ///   - variable: the value of an environment variable; nil if it is not set.
  ///   - read: the content of a file, for the event that GitHub describes in one.
  package init(
    variable: (String) -> String? = System.environment,
    read: (String) -> [UInt8]? = { try? System.read($0) }
  ) {
    func value(_ name: String) -> String? {
      variable(name).flatMap { $0.isEmpty || $0 == "false" ? nil : $0 }
    }
    let found = CIProvider.all.first { value($0.marker) != nil }
    service = found?.name ?? value("CI").map { _ in "CI" }
    func values(_ sources: [CIProvider.Source]) -> [String] {
      sources.compactMap { source in
        switch source {
        case .commit(let name): value(name).flatMap(Self.existingCommit)
        case .branch(let name): value(name).map(Self.remoteBranch)
        case .mergeCommit(let name, let reference):
          value(reference).map(Self.isMerge) ?? false ? value(name).map { "\($0)^1" } : nil
        case .event(let name): value(name).flatMap(read).flatMap(Self.commitBefore)
        }
      }
    }
    let requested = values(found?.pullRequest ?? [])
    isPullRequest = !requested.isEmpty
    bases = isPullRequest ? requested : values(found?.push ?? [])
  }

  /// Whether a reference is that of the merge that a service made of a pull request.
  private static func isMerge(_ reference: String) -> Bool {
    reference.hasPrefix("refs/pull/") && reference.hasSuffix("/merge")
  }

  /// The name of a commit; nil for the zeros that stand for no commit.
  private static func existingCommit(_ name: String) -> String? {
    name.allSatisfy { $0 == "0" } ? nil : name
  }

  private static func remoteBranch(_ name: String) -> String {
    let prefix = "refs/heads/"
    return "origin/" + (name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name)
  }

  /// The commit before a push, in GitHub's description of the event.
  private static func commitBefore(_ event: [UInt8]) -> String? {
    (try? readJSON(event, dialect: .forgiving))?["before"]?.string.flatMap(existingCommit)
  }
}

/// A service and the variables in which it names what a change is based on.
private struct CIProvider: Sendable {
  enum Source: Sendable {
    /// A variable that holds a commit.
    case commit(String)
    /// A variable that holds the name of a branch.
    case branch(String)
    /// A variable that holds the merge which the service made of a pull request, if the reference
    /// in another variable says so: its first parent is the base.
    case mergeCommit(String, of: String)
    /// A variable that names a file with the description of a push.
    case event(String)
  }

  /// The variable that shows that this service runs the program.
  var marker: String
  var name: String
  /// What a pull request is based on.
  var pullRequest: [Source] = []
  /// What a push came on top of; during a pull request that may be an earlier push to it.
  var push: [Source] = []

  static let all = [
    CIProvider(
      marker: "GITHUB_ACTIONS", name: "GitHub Actions",
      pullRequest: [
        .branch("GITHUB_BASE_REF"), .mergeCommit("GITHUB_SHA", of: "GITHUB_REF"),
      ], push: [.event("GITHUB_EVENT_PATH")]),
    CIProvider(
      marker: "GITLAB_CI", name: "GitLab CI",
      pullRequest: [
        .commit("CI_MERGE_REQUEST_DIFF_BASE_SHA"), .branch("CI_MERGE_REQUEST_TARGET_BRANCH_NAME"),
      ], push: [.commit("CI_COMMIT_BEFORE_SHA")]),
    CIProvider(
      marker: "CI_XCODE_CLOUD", name: "Xcode Cloud",
      pullRequest: [
        .commit("CI_PULL_REQUEST_TARGET_COMMIT"), .branch("CI_PULL_REQUEST_TARGET_BRANCH"),
      ]),
    CIProvider(
      marker: "BITRISE_IO", name: "Bitrise",
      pullRequest: [.branch("BITRISEIO_GIT_BRANCH_DEST")]),
    CIProvider(
      marker: "BITBUCKET_BUILD_NUMBER", name: "Bitbucket Pipelines",
      pullRequest: [
        .branch("BITBUCKET_PR_DESTINATION_BRANCH"), .commit("BITBUCKET_PR_DESTINATION_COMMIT"),
      ]),
    CIProvider(
      marker: "TF_BUILD", name: "Azure Pipelines",
      pullRequest: [
        .branch("SYSTEM_PULLREQUEST_TARGETBRANCH"),
        .mergeCommit("BUILD_SOURCEVERSION", of: "BUILD_SOURCEBRANCH"),
      ]),
    CIProvider(
      marker: "BUILDKITE", name: "Buildkite",
      pullRequest: [.branch("BUILDKITE_PULL_REQUEST_BASE_BRANCH")]),
    CIProvider(
      marker: "JENKINS_URL", name: "Jenkins",
      pullRequest: [.branch("CHANGE_TARGET")],
      push: [.commit("GIT_PREVIOUS_SUCCESSFUL_COMMIT")]),
    CIProvider(
      marker: "CM_BUILD_ID", name: "Codemagic",
      pullRequest: [.branch("CM_PULL_REQUEST_DEST")]),
    CIProvider(marker: "CIRCLECI", name: "CircleCI"),
    CIProvider(
      marker: "DRONE", name: "Drone",
      pullRequest: [.branch("DRONE_TARGET_BRANCH")]),
    CIProvider(marker: "TEAMCITY_VERSION", name: "TeamCity"),
  ]
}

extension GitRepository {
  /// The base for `"base": "auto"`: what the service names, else, but for pull requests, where
  /// `origin`'s default branch was left; nil outside of a service when there is neither.
  ///
  /// Throws in a service when nothing that could be the base is there.
  package func automaticBase(_ environment: CIEnvironment) throws(GitProblem) -> FoundReference? {
    // A pull request into another branch would be judged by far too much, or by nothing at all.
    let others = environment.isPullRequest ? [] : ["origin/HEAD"]
    for reference in environment.bases + others {
      if let commit = try? mergeBase(with: reference) {
        return FoundReference(reference: reference, commit: commit)
      }
    }
    guard environment.service != nil else { return nil }
    // A service's clone may hold nothing but the commit that is judged.
    throw .unknownReference(environment.bases.first ?? "origin/HEAD", isShallow: isShallow)
  }
}

/// A base that was found without being named.
package struct FoundReference: Sendable, Equatable {
  package var reference: String
  /// The merge base with it.
  package var commit: String

  package init(reference: String, commit: String) {
    self.reference = reference
    self.commit = commit
  }
}
