import DebtRatchet
import LintFindings
import LintNotation
import LintReporting
import LintRules
import LintWorkspace

/// The repository that a call is about, with the settings that hold in it for this call.
struct Project: Sendable {
  var workspace: Workspace
  var configuration: Configuration
  /// Rules that `--only` and `--skip` keep out of the judgement of `check`.
  var unjudgedRules: Set<RuleID> = []

  var lintSettings: LintSettings { configuration.lint }
  /// The settings of a run that only judges the gate.
  var gateSettings: LintSettings {
    var settings = configuration.lint
    settings.thoroughness = .gate
    return settings
  }
  var scope: FileScope { configuration.scope }

  /// The file under a path, relative to the root, be it there or not.
  func sourceFile(at path: String) -> SourceFile {
    SourceFile(role: scope.role(of: path), location: workspace.location(of: path))
  }
}

/// Finds the repository and reads its configuration; flags of the call win over it.
func loadProject(_ invocation: Invocation) throws -> Project {
  let arguments = invocation.arguments
  var search = Workspace.Search.nearest
  if arguments.has(.isolated) { search = .isolated }
  if let file = arguments.value(of: .config) {
    if arguments.has(.isolated) {
      throw UsageError.conflict(Flag.config.spelling, Flag.isolated.spelling)
    }
    search = .file(file)
  }
  let workspace = try Workspace.find(search)
  let configuration =
    arguments.has(.staged) && search != .isolated && !workspace.isConfigurationStream
    ? try stagedConfiguration(of: workspace)
    : try Configuration.read(for: workspace, toolVersion: currentToolVersion)
  var project = Project(workspace: workspace, configuration: configuration)
  try project.apply(arguments)
  project.configuration.lint.recordsLineHashes = try OutputRequest.requests(of: invocation)
    .contains { $0.format == .sarif }
  return project
}

/// What is configured in the index: what is about to be committed is judged by what will then hold.
private func stagedConfiguration(of workspace: Workspace) throws -> Configuration {
  guard let repository = GitRepository(workspace) else {
    throw GitProblem.noRepository(root: workspace.root)
  }
  let blobs = try BlobReader(repository)
  if let file = workspace.configuration, let path = workspace.pathBelowRoot(file),
    try repository.content(of: path, in: "", blobs) == nil
  {
    throw CallError.unstagedConfiguration(path)
  }
  return try Configuration.read(
    for: workspace, in: "", of: repository, blobs, toolVersion: currentToolVersion)
}

/// The version of this program.
var currentToolVersion: ToolVersion {
  guard let version = ToolVersion(toolVersion) else {
    preconditionFailure("the version of this program must be three numbers")
  }
  return version
}

extension Project {
  /// Lets the flags of the call win over the configuration.
  fileprivate mutating func apply(_ arguments: Arguments) throws(CallError) {
    if arguments.has(.literal) { configuration.lint.isLiteral = true }
    if arguments.has(.noDefaultExcludes) {
      configuration.scope.omitsForeignFiles = false
      configuration.scope.countsGenerated = true
      configuration.lint.countsGenerated = true
    }
    if arguments.has(.includeTests) {
      configuration.scope.countsTests = true
      configuration.lint.countsTests = true
    }
    if arguments.has(.exitZero) { configuration.ratchet.enforcement = .warn }
    if arguments.has(.exitZero) { configuration.ratchet.moduleEnforcement = [:] }
    configuration.ratchet.isFrozen = arguments.has(.frozen)
    try apply(
      only: arguments.list(of: .only), skip: arguments.list(of: .skip),
      isJudged: arguments.command.words == Command.check.words)
  }

  /// `check` lints with every rule and passes no judgement on some: were they off, a place that
  /// belongs to one of them would come back under another rule's name, as new.
  private mutating func apply(only: [String], skip: [String], isJudged: Bool) throws(CallError) {
    for name in only + skip { try requireRule(name) }
    for rule in Catalogue.rules + lintSettings.customRules {
      let name = rule.id.name
      if skip.contains(name) || !only.isEmpty && !only.contains(name) {
        if isJudged { unjudgedRules.insert(rule.id) } else { setLevel(of: rule, to: .off) }
      } else if !only.isEmpty, lintSettings.level(of: rule) == .off {
        setLevel(of: rule, to: .report)
      }
    }
  }

  /// Refuses the name of a rule that there is not.
  func requireRule(_ name: String) throws(CallError) {
    let names = (Catalogue.rules + lintSettings.customRules).map(\.id.name)
    if names.contains(name) { return }
    throw .unknownRule(name, nearest: nearestName(to: name, among: names))
  }

  private mutating func setLevel(of rule: Rule, to level: Level) {
    configuration.lint.levels[rule.id] = level
    configuration.ratchet.rules[rule.id]?.level = level
  }
}
