import LintNotation

/// What the variables of a continuous integration service say of the change that is judged.
package struct CIEnvironment: Sendable, Equatable {
  /// The service, as people call it; nil outside of any.
  package var service: String?
  /// What the change may be judged against, the surest first; they may not all be commits here.
  package var bases: [String]

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
    bases = (found?.bases ?? []).compactMap { source in
      switch source {
      case .commit(let name): value(name).flatMap(Self.existingCommit)
      case .branch(let name): value(name).map(Self.remoteBranch)
      case .firstParent(let name): value(name).map { _ in "HEAD^1" }
      case .event(let name): value(name).flatMap(read).flatMap(Self.commitBefore)
      }
    }
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
    /// HEAD is a merge made for the change if this variable is set: its first parent is the base.
    case firstParent(String)
    /// A variable that names a file with the description of a push.
    case event(String)
  }

  /// The variable that shows that this service runs the program.
  var marker: String
  var name: String
  var bases: [Source]

  static let all = [
    CIProvider(
      marker: "GITHUB_ACTIONS", name: "GitHub Actions",
      bases: [
        .branch("GITHUB_BASE_REF"), .firstParent("GITHUB_BASE_REF"), .event("GITHUB_EVENT_PATH"),
      ]),
    CIProvider(
      marker: "GITLAB_CI", name: "GitLab CI",
      bases: [
        .commit("CI_MERGE_REQUEST_DIFF_BASE_SHA"), .branch("CI_MERGE_REQUEST_TARGET_BRANCH_NAME"),
        .commit("CI_COMMIT_BEFORE_SHA"),
      ]),
    CIProvider(
      marker: "CI_XCODE_CLOUD", name: "Xcode Cloud",
      bases: [
        .commit("CI_PULL_REQUEST_TARGET_COMMIT"), .branch("CI_PULL_REQUEST_TARGET_BRANCH"),
      ]),
    CIProvider(
      marker: "BITRISE_IO", name: "Bitrise",
      bases: [.branch("BITRISEIO_GIT_BRANCH_DEST")]),
    CIProvider(
      marker: "BITBUCKET_BUILD_NUMBER", name: "Bitbucket Pipelines",
      bases: [
        .branch("BITBUCKET_PR_DESTINATION_BRANCH"), .commit("BITBUCKET_PR_DESTINATION_COMMIT"),
      ]),
    CIProvider(
      marker: "TF_BUILD", name: "Azure Pipelines",
      bases: [
        .branch("SYSTEM_PULLREQUEST_TARGETBRANCH"), .firstParent("SYSTEM_PULLREQUEST_TARGETBRANCH"),
      ]),
    CIProvider(
      marker: "BUILDKITE", name: "Buildkite",
      bases: [.branch("BUILDKITE_PULL_REQUEST_BASE_BRANCH")]),
    CIProvider(
      marker: "JENKINS_URL", name: "Jenkins",
      bases: [.branch("CHANGE_TARGET"), .commit("GIT_PREVIOUS_SUCCESSFUL_COMMIT")]),
    CIProvider(
      marker: "CM_BUILD_ID", name: "Codemagic", bases: [.branch("CM_PULL_REQUEST_DEST")]),
    CIProvider(marker: "CIRCLECI", name: "CircleCI", bases: []),
    CIProvider(marker: "DRONE", name: "Drone", bases: [.branch("DRONE_TARGET_BRANCH")]),
    CIProvider(marker: "TEAMCITY_VERSION", name: "TeamCity", bases: []),
  ]
}

extension GitRepository {
  /// The base for `"base": "auto"`: what the service names, else where `origin`'s default branch
  /// was left; nil outside of a service when there is neither.
  ///
  /// Throws in a service when nothing that could be the base is there.
  package func automaticBase(_ environment: CIEnvironment) throws(GitProblem) -> FoundReference? {
    for reference in environment.bases + ["origin/HEAD"] {
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
