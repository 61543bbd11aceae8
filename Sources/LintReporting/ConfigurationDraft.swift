import LintFindings
import LintNotation

/// What a new configuration can say of a repository, and the commented file that says it.
///
/// Every setting is written as a comment: the defaults hold until somebody decides otherwise.
package struct ConfigurationDraft: Sendable {
  /// Something that was found, and in how many files or places.
  package struct Count: Sendable {
    package var name: String
    package var number: Int

    package init(name: String, number: Int) {
      self.name = name
      self.number = number
    }
  }

  /// The folders at the root that hold Swift.
  package var folders: [Count] = []
  package var modules: [Count] = []
  /// The folder that holds the first of the modules.
  package var moduleFolder = ""
  /// Why files are exempt, as the paths and contents say.
  package var exemptions: [Count] = []
  package var libraries: [String] = []
  /// `container AppContainer`, with where it is declared.
  package var names: [(name: String, origin: String)] = []
  /// The most frequent subjects of gated findings.
  package var subjects: [Count] = []
  /// How many findings reach for a container, and how many for a singleton of the project.
  package var containerUses = 0
  package var singletonUses = 0

  package init() {}

  /// The text of the file.
  package func render() -> String {
    let parts = [
      ["\"version\": 1,"], scopeLines, libraryLines, tierLines, subjectLines, singletonLines,
      moduleLines, gateLines,
    ].filter { !$0.isEmpty }
    let body = parts.map { $0.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined() }
    return """
      // What diratchet is told about this repository. Comments and trailing commas are allowed;
      // everything is optional. `diratchet config show` prints what holds.
      {
      \(body.joined(separator: "\n"))}

      """
  }

  private var scopeLines: [String] {
    [
      "// Swift files by folder: \(list(folders)).",
      "// \"include\": \(array(folders.map(\.name))),",
      "// \"exclude\": [\"**/Legacy/ThirdParty/**\"],",
    ]
  }

  private var libraryLines: [String] {
    let used = libraries.isEmpty ? "none was seen" : libraries.joined(separator: ", ")
    var lines = ["// DI libraries: \(visible(used))."]
    if !names.isEmpty {
      lines.append("// Found by their declarations, no need to name them:")
      lines += names.prefix(20).map { "//   \(visible($0.name)) (\(visible($0.origin)))" }
      if names.count > 20 {
        lines.append("//   and \(grouped(names.count - 20)) more: `diratchet vocabulary`")
      }
    }
    return lines + [
      "// \"containers\": [\"AppServices\"],",
      "// \"wrappers\": [\"Autowired\"],",
    ]
  }

  private var tierLines: [String] {
    let found =
      exemptions.isEmpty
      ? ["// Nothing is exempt here yet: name the folders of the composition root."]
      : ["// Exempt here:"] + exemptions.map { "//   \(visible($0.name)): \(files($0.number))" }
    return found + [
      "// \"tiers\": [{ \"name\": \"composition\", \"paths\": [\"**/Composition/**\"] }],",
      "// \"tests\": \"exempt\", \"generated\": \"exempt\",",
    ]
  }

  private var subjectLines: [String] {
    guard let first = subjects.first else { return [] }
    let reason = "\"reason\": \"say why\""
    return [
      "// Reached for most: \(list(subjects)).",
      "// If one of them is harmless, decide it once, with the reason:",
      "// \"allowed\": [{ \"subject\": \(quoteJSON(visible(first.name))), \(reason) }],",
    ]
  }

  private var singletonLines: [String] {
    guard singletonUses > containerUses else { return [] }
    return [
      "// Singletons of the project are reached for more often (\(grouped(singletonUses)) times) than",
      "// containers (\(grouped(containerUses)) times). Gate them as well?",
      "// \"rules\": { \"shared_instance_access\": \"gate\" },",
    ]
  }

  private var moduleLines: [String] {
    guard let first = modules.first else { return [] }
    let paths = "\"paths\": [\(quoteJSON("\(visible(moduleFolder))/**"))]"
    return [
      "// Files by module: \(list(modules)).",
      "// A module that reached zero stays there with \"enforce\": \"locked\":",
      "// \"modules\": [{ \"name\": \(quoteJSON(visible(first.name))), \(paths) }],",
    ]
  }

  private var gateLines: [String] {
    [
      "// In pull requests the base comes from the variables of the CI:",
      "// \"base\": \"auto\",",
      "// For the first weeks only say what would fail:",
      "// \"enforce\": \"warn\",",
    ]
  }

  private func list(_ counts: [Count]) -> String {
    let shown = counts.prefix(8).map { "\(visible($0.name)) \(grouped($0.number))" }
    let more = counts.count > 8 ? " and \(grouped(counts.count - 8)) more" : ""
    return shown.joined(separator: ", ") + more
  }

  private func array(_ names: [String]) -> String {
    "[\(names.prefix(8).map { quoteJSON(visible($0)) }.joined(separator: ", "))]"
  }

  private func files(_ number: Int) -> String { counted(number, "file") }
}
