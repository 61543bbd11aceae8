import DebtRatchet
import LintNotation

/// The module of each file: as configured, else the package target, else as the folders say.
package struct ModuleMap: Sendable {
  private let modules: [ModuleSetting]
  /// The name of the package target in each folder, whose path ends in `/`.
  private let targets: [Substring: String]

  package init(modules: [ModuleSetting], targets: [PackageTarget]) {
    self.modules = modules
    self.targets = Dictionary(
      targets.map { (Substring($0.folder), $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// The module of a file, given its path relative to the root.
  package func module(of path: String) -> String {
    if let module = setting(for: path) { return module.name }
    return targets.isEmpty ? moduleByFolder(of: path) : target(of: path) ?? moduleByFolder(of: path)
  }

  /// The target in the deepest folder that holds the file.
  private func target(of path: String) -> String? {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      if let target = targets[folder[...slash]] { return target }
      folder = folder[..<slash]
    }
    return targets[""]
  }

  private func setting(for path: String) -> ModuleSetting? {
    if modules.isEmpty { return nil }
    let components = split(path)
    return modules.first { $0.paths.contains { $0.matches(components) } }
  }

  /// The configured owner of a file's module; nil if the configuration names none.
  package func owner(of path: String) -> String? {
    setting(for: path)?.owner
  }
}
