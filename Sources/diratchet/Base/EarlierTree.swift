import DebtRatchet
import LintFindings
import LintWorkspace

/// Which earlier state of the repository a call judges against.
struct EarlierTree: Sendable {
  var kind: ReferenceTree.Kind
  var repository: GitRepository
  /// The full name of the commit.
  var commit: String
  /// What asked for it, `origin/main`; empty for the last commit that changed the record.
  var asked = ""
  var choice = Choice.record

  /// What chose the tree; the raw value is the word of the JSON report.
  enum Choice: String, Sendable {
    /// A flag of the call.
    case base = "--base"
    case staged = "--staged"
    /// A reference in the configuration.
    case configuration
    /// The variables of a service, or else `origin/HEAD`.
    case auto
    /// The last change of the record.
    case record
  }
}

extension Project {
  /// The base that the call, else the configuration, asks for; nil if neither does.
  func requestedBase(_ arguments: Arguments) throws -> EarlierTree? {
    if arguments.has(.staged) { return try stagedBase(arguments) }
    if let reference = arguments.value(of: .base) { return try base(reference, .base) }
    guard arguments.command.flags.contains(.base) else { return nil }
    switch configuration.base {
    case .none: return nil
    case .reference(let reference): return try base(reference, .configuration)
    case .auto:
      let repository = try requiredRepository()
      return try repository.automaticBase(CIEnvironment()).map { found in
        EarlierTree(
          kind: .base, repository: repository, commit: found.commit, asked: found.reference,
          choice: .auto)
      }
    }
  }

  private func base(_ reference: String, _ choice: EarlierTree.Choice) throws -> EarlierTree {
    let repository = try requiredRepository()
    return EarlierTree(
      kind: .base, repository: repository, commit: try repository.mergeBase(with: reference),
      asked: reference, choice: choice)
  }

  /// What is staged is judged against the last commit; before the first there is nothing to judge
  /// a change by.
  private func stagedBase(_ arguments: Arguments) throws -> EarlierTree? {
    for flag in [Flag.base, .stdinFilename] where arguments.has(flag) {
      throw UsageError.conflict(Flag.staged.spelling, flag.spelling)
    }
    let repository = try requiredRepository()
    if repository.isEmpty { return nil }
    let head = try repository.commit("HEAD")
    return EarlierTree(
      kind: .base, repository: repository, commit: head, asked: "HEAD", choice: .staged)
  }

  /// The repository, for a call that cannot do without.
  func requiredRepository() throws(GitProblem) -> GitRepository {
    guard let repository = GitRepository(workspace) else {
      throw .noRepository(root: workspace.root)
    }
    return repository
  }

  /// The tree of the last commit that changed the record; nil without git, in a shallow clone, and
  /// as long as the record was never committed.
  func treeOfRecord(_ arguments: Arguments) throws -> EarlierTree? {
    guard let repository = GitRepository(workspace), let record = recordFile(for: arguments),
      let path = workspace.pathBelowRoot(record.location),
      let commit = try repository.lastCommit(changing: path)
    else { return nil }
    return EarlierTree(kind: .record, repository: repository, commit: commit)
  }
}

extension ReferenceTree {
  /// What the commit's own record and configuration say, nothing measured yet.
  init(_ earlier: EarlierTree, _ project: Project, _ arguments: Arguments) throws {
    self.init(earlier.kind)
    guard earlier.kind == .base else { return }
    let blobs = try BlobReader(earlier.repository)
    let configuration = project.configuration(of: earlier, blobs)
    settings = configuration?.ratchet
    for rule in project.unjudgedRules { settings?.rules[rule]?.level = .off }
    guard let path = project.pathOfRecord(in: configuration, arguments) else { return }
    let bytes = try earlier.repository.content(of: path, in: earlier.commit, blobs)
    // A record that nobody could read allowed nothing.
    baseline = bytes.flatMap { try? Baseline.parse($0, knowing: nil) }?
      .leavingOut(project.unjudgedRules)
  }
}

extension Project {
  /// What was configured then; nil if it could not be read, so that it has nothing to say now.
  func configuration(of earlier: EarlierTree, _ blobs: BlobReader) -> Configuration? {
    if workspace.isConfigurationStream { return nil }
    return try? Configuration.read(
      for: workspace, in: earlier.commit, of: earlier.repository, blobs,
      toolVersion: currentToolVersion)
  }

  /// Where a commit with that configuration kept the record, relative to the root.
  fileprivate func pathOfRecord(
    in earlier: Configuration?, _ arguments: Arguments
  ) -> String? {
    if let given = arguments.value(of: .baseline) { return workspace.pathBelowRoot(given) }
    if case .file(let path) = (earlier ?? configuration).baseline { return path }
    return nil
  }
}
