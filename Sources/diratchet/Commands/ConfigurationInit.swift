import DebtRatchet
import LintFindings
import LintReporting
import LintRules
import LintWorkspace

extension Command {
  static let configInit = Command(
    "config", "init", summary: "write a commented configuration that says what was found here",
    flags: [.jobs]
  ) { invocation in
    let project = try loadProject(invocation)
    let workspace = project.workspace
    if let file = workspace.configuration { throw CallError.configurationExists(path: file) }
    let location = workspace.location(of: Workspace.configurationNames[0])
    if (try? System.status(of: location)) != nil {
      throw CallError.configurationExists(path: location)
    }
    let listing = try project.select(for: invocation).listing
    let tree = TreeScan(
      files: listing.files, settings: project.lintSettings, depth: .wholeTree,
      threads: invocation.threads
    ).run()
    let draft = ConfigurationDraft(of: tree, in: project)
    do throws(SystemError) {
      try System.replaceFile(at: location, with: Array(draft.render().utf8))
    } catch {
      throw CallError.recordNotWritten(location, reason: error.reason)
    }
    let name = Workspace.configurationNames[0]
    return Reply("wrote \(name): nothing is set yet, its comments say what was found\n")
  }
}

extension ConfigurationDraft {
  fileprivate init(of tree: ScannedTree, in project: Project) {
    self.init()
    let paths = tree.facts.keys
    folders = counts(of: paths.compactMap { $0.split(separator: "/").dropLast().first })
    let module = project.configuration.ratchet.module
    modules = counts(of: paths.map(module))
    moduleFolder = sharedFolder(of: paths.filter { module($0) == modules.first?.name })
    exemptions = counts(of: tree.facts.values.compactMap(\.exemption))
    libraries = tree.vocabulary.libraries
    names = tree.discovered.entries.map { entry in
      ("\(entry.kind.rawValue) \(entry.name)", entry.origin ?? entry.reason)
    }
    let debts = tree.findings.filter { $0.standing == .counted }
    let gated = debts.filter { project.configuration.ratchet.isGated($0.rule) }
    subjects = Array(
      counts(of: gated.map(\.subject)).filter { $0.name != "?" && $0.number > 1 }.prefix(5))
    let singletons: RuleID = "shared_instance_access"
    singletonUses = debts.count { $0.rule == singletons }
    containerUses = gated.count { $0.rule != "shared_singleton_declaration" }
  }
}

/// How often each name occurs, the most frequent first.
private func counts(of names: some Sequence<some StringProtocol>) -> [ConfigurationDraft.Count] {
  Dictionary(names.map { (String($0), 1) }, uniquingKeysWith: +)
    .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    .map { ConfigurationDraft.Count(name: $0.key, number: $0.value) }
}

/// The folder that holds all of some files, as far down as possible.
private func sharedFolder(of paths: [String]) -> String {
  let folders = paths.map { $0.split(separator: "/").dropLast() }
  guard var shared = folders.first else { return "" }
  for folder in folders {
    shared = shared.prefix(zip(shared, folder).prefix { $0 == $1 }.count)
  }
  return shared.joined(separator: "/")
}
