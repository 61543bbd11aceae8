import DebtRatchet
import LintFindings
import LintNotation
import LintReporting
import LintRules
import LintWorkspace

extension Command {
  static let configValidate = Command(
    "config", "validate", summary: "read the configuration and say what is wrong with it",
    flags: [.config, .jobs]
  ) { invocation in
    let project = try loadProject(invocation)
    let files = project.configuration.files
    if files.isEmpty {
      return Reply("no configuration file above \(visible(project.workspace.workingFolder))\n")
    }
    let selection = try project.select(for: invocation)
    try project.checkScope(of: selection)
    let idle = project.remarks(onIdle: selection.listing)
    if !idle.isEmpty { return Reply(idle.map { "note: \($0)\n" }.joined()) }
    return Reply(files.map { "\(visible($0)) is in order\n" }.joined())
  }

  static let configShow = Command(
    "config", "show", summary: "print the settings that hold here, or what holds for a file",
    operands: .optional("FILE"),
    flags: [.config, .isolated, .noDefaultExcludes, .includeTests]
  ) { invocation in
    let project = try loadProject(invocation)
    guard let file = invocation.arguments.operands.first else {
      return Reply(table(project.settingsRows))
    }
    return Reply(table(try project.rows(about: file)))
  }
}

extension Project {
  /// Name and value of each setting.
  fileprivate var settingsRows: [[String]] {
    let ratchet = configuration.ratchet
    let files = configuration.files
    var rows = [
      ["root", visible(workspace.root)],
      ["configuration", files.isEmpty ? "none" : visible(files.joined(separator: ", "))],
      ["baseline", recordText],
      ["include", globs(scope.include, otherwise: "everything")],
      ["exclude", globs(scope.exclude, otherwise: "nothing")],
      ["tests", scope.countsTests ? "gate" : "exempt"],
      ["generated", scope.countsGenerated ? "gate" : "exempt"],
      ["unit", ratchet.unit.rawValue],
      ["enforce", ratchet.enforcement.rawValue],
      ["strict", ratchet.isStrict ? "true" : "false"],
      ["ignores", lintSettings.honoursIgnores ? "allow" : "deny"],
    ]
    for tier in [Tier.coordinator, .composition] {
      let own = scope.tiers[tier].map { globs($0, otherwise: "nothing") }
      rows.append(["tier \(tier)", own ?? "the default paths"])
    }
    rows += (Catalogue.rules + lintSettings.customRules).map { rule in
      ["rule \(rule.id)", lintSettings.level(of: rule).rawValue]
    }
    return rows
  }

  private var recordText: String {
    switch configuration.baseline {
    case .file(let path): visible(path)
    case .none: "none: every gated finding is new"
    }
  }

  /// What part a file plays, or why it is not looked at.
  fileprivate func rows(about file: String) throws -> [[String]] {
    var request = FileRequest(paths: [file])
    request.listsExcludedPaths = false
    let listing = try workspace.listFiles(request, in: scope)
    guard let found = parts(of: Array(listing.files.prefix(1)), threads: 1).first else {
      let reason = (listing.leftOut + listing.skipped).first?.reason.description
      return [["file", visible(file)], ["in scope", "no: \(reason ?? "not a Swift file")"]]
    }
    return [
      ["file", visible(found.path)], ["in scope", "yes"], ["tier", found.tier.rawValue],
      ["exempt", found.exemption.map { "yes: \(visible($0))" } ?? "no"],
      ["module", visible(configuration.ratchet.module(found.path))],
    ]
  }
}

private func globs(_ globs: [Glob], otherwise nothing: String) -> String {
  globs.isEmpty ? nothing : globs.map { visible($0.description) }.joined(separator: ", ")
}
