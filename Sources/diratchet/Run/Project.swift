import LintFindings
import LintNotation
import LintRules
import LintWorkspace

/// The repository that a call is about, with the settings that hold in it for this call.
struct Project: Sendable {
  var workspace: Workspace
  var lintSettings = LintSettings.standard
  var scope = FileScope()
}

/// Finds the repository and reads its configuration; flags of the call win over it.
func loadProject(_ invocation: Invocation) throws -> Project {
  let arguments = invocation.arguments
  var search = Workspace.Search.nearest
  if arguments.has(.isolated) { search = .isolated }
  if let file = arguments.value(of: .config) {
    if arguments.has(.isolated) { throw UsageError.conflict("--config", "--isolated") }
    search = .file(file)
  }
  var project = Project(workspace: try Workspace.find(search))
  try project.apply(arguments)
  return project
}

extension Project {
  /// Lets the flags of the call win over the configuration.
  fileprivate mutating func apply(_ arguments: Arguments) throws(CallError) {
    if arguments.has(.literal) { lintSettings.isLiteral = true }
    if arguments.has(.noDefaultExcludes) {
      scope.omitsForeignFiles = false
      scope.countsGenerated = true
      lintSettings.countsGenerated = true
    }
    if arguments.has(.includeTests) {
      scope.countsTests = true
      lintSettings.countsTests = true
    }
    try apply(only: arguments.list(of: .only), skip: arguments.list(of: .skip))
  }

  private mutating func apply(only: [String], skip: [String]) throws(CallError) {
    let rules = Catalogue.rules + lintSettings.customRules
    let names = rules.map(\.id.name)
    for name in only + skip where !names.contains(name) {
      throw .unknownRule(name, nearest: nearestName(to: name, among: names))
    }
    for rule in rules {
      if !only.isEmpty, !only.contains(rule.id.name) { lintSettings.levels[rule.id] = .off }
      if skip.contains(rule.id.name) { lintSettings.levels[rule.id] = .off }
    }
    // A rule that is off and asked for by name is wanted.
    for rule in rules where only.contains(rule.id.name) && lintSettings.level(of: rule) == .off {
      lintSettings.levels[rule.id] = .report
    }
  }
}
