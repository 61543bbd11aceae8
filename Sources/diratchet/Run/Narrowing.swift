import DebtRatchet
import LintFindings
import LintNotation
import LintRules
import LintWorkspace

extension Project {
  /// The project as a call judges it: rules that it leaves out are off, modules are known, and
  /// `--module` and `--owner` say which files count.
  func narrowed(to arguments: Arguments, _ selection: Selection) throws -> Project {
    var project = self
    for rule in unjudgedRules { project.configuration.ratchet.rules[rule]?.level = .off }
    let modules = moduleMap(for: selection.listing)
    project.configuration.ratchet.module = modules.module(of:)
    let paths = selection.listing.files.map(\.role.path)
    guard arguments.command.flags.contains(.owner) else { return project }
    var gates: [@Sendable (String) -> Bool] = []
    if let name = arguments.value(of: .onlyModule) {
      try checkModule(name, among: paths, modules)
      gates.append { modules.module(of: $0) == name }
    }
    if let owner = arguments.value(of: .owner) {
      let owners = ownership(modules)
      guard paths.contains(where: { owners($0).contains(owner) }) else {
        throw CallError.unknownOwner(owner)
      }
      gates.append { owners($0).contains(owner) }
    }
    let conditions = gates
    project.configuration.ratchet.gates = { path in conditions.allSatisfy { $0(path) } }
    return project
  }

  private func checkModule(
    _ name: String, among paths: [String], _ modules: ModuleMap
  ) throws(CallError) {
    let names = Set(configuration.modules.map(\.name)).union(paths.map(modules.module(of:)))
    guard !names.contains(name) else { return }
    throw .unknownModule(name, nearest: nearestName(to: name, among: names.sorted()))
  }

  /// Who owns a file: as the configuration says of its module, and as `CODEOWNERS` says.
  func ownership(_ modules: ModuleMap) -> @Sendable (String) -> [String] {
    let codeOwners = workspace.readCodeOwners()
    let prefix = workspace.gitTop.flatMap { Paths.relative(workspace.root, to: $0) } ?? ""
    return { path in
      (modules.owner(of: path).map { [$0] } ?? [])
        + (codeOwners?.owners(of: Paths.join(prefix, path)) ?? [])
    }
  }
}
