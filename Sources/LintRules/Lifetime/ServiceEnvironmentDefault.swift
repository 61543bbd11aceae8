import LintFindings
import SwiftOutline
import SwiftTokens

extension Rule {
  static let serviceEnvironmentDefault = Rule(
    "service_environment_default",
    level: .report,
    summary: "an environment key whose default value is a service",
    why: """
      The default hides a forgotten injection: instead of a crash that names the missing object, the \
      screen talks to a second, unconfigured service and shows nothing, or the wrong account's data. \
      Make the default `nil` or a value that fails loudly, and put the service in at the root.
      """,
    fixes: [
      Fix("SwiftUI", "`@Entry var library: LibraryService? = nil`, and inject it in the `App`.")
    ],
    needles: [.word("Entry"), .word("defaultValue")],
    examples: [
      .faulty(
        "an entry that builds one",
        """
        extension EnvironmentValues {
          @Entry var library: LibraryService = .init()  // want service_environment_default "library"
        }
        """),
      .faulty(
        "a key that reads a singleton",
        """
        struct SyncKey: EnvironmentKey {
          static let defaultValue: SyncService = SyncService.shared  // want service_environment_default "defaultValue"
        }
        """),
      .correct(
        "no default service",
        """
        extension EnvironmentValues {
          @Entry var library: LibraryService? = nil
          @Entry var spacing: CGFloat = 8
        }
        """),
      .correct(
        "a plain value, and a default value of something else",
        """
        struct ThemeKey: EnvironmentKey { static let defaultValue = Theme.plain }
        struct Flag { static let defaultValue: FlagService = FlagService() }
        """),
    ],
    check: findServiceDefaults
  )
}

private func findServiceDefaults(in view: FileView, into sink: inout FindingSink) {
  for (index, variable) in view.outline.variables.enumerated() {
    guard view.isEnvironmentDefault(variable), let value = variable.initializer,
      view.source.tokens[value.lowerBound].word != .nil,
      let (type, evidence) = view.serviceDefault(ofVariable: index, value)
    else { continue }
    let symbol = view.symbol(ofVariable: index)
    var sighting = Sighting(
      variable.nameToken..<variable.nameToken + 1, subject: type,
      evidence: [evidence],
      message: "`\(symbol)` falls back to a `\(type)` when nobody injects one; make the default "
        + "`nil` and inject it at the root")
    sighting.symbol = symbol
    if let access = view.access(in: value) { sighting.site = access.site }
    sink.report(sighting)
  }
}

extension FileView {
  /// Whether the variable is an `@Entry` or the default value of an environment key.
  fileprivate func isEnvironmentDefault(_ variable: VariableDeclaration) -> Bool {
    if variable.attributes.contains(where: { $0.lastName == "Entry" }) { return true }
    guard variable.name == "defaultValue",
      variable.modifiers.contains(where: { $0.word == .static }),
      case .type(let type) = outline.scopes[variable.scope].kind
    else { return false }
    return outline.types[type].inherited.contains {
      outline.typeSpelling($0).hasSuffix("EnvironmentKey")
    }
  }

  /// The service that a default value builds or takes from a container, and what shows it.
  fileprivate func serviceDefault(
    ofVariable index: Int, _ value: Range<Int>
  ) -> (type: String, evidence: String)? {
    if let access = access(in: value) {
      return (declaredOrConstructedType(ofVariable: index) ?? access.subject, access.evidence[0])
    }
    guard let type = declaredOrConstructedType(ofVariable: index) ?? firstName(in: value),
      ServiceName.isServiceLike(type), !isValueType(type)
    else { return nil }
    return (type, "`\(type)` is a service by its name")
  }

  /// The access to a container that a value begins with, among the first few thousand of a file.
  fileprivate func access(in value: Range<Int>) -> Access? {
    [resolutions.found, containerAccesses.found].lazy.compactMap { accesses in
      accesses.prefix(4096).first { $0.site == value.lowerBound }
    }.first
  }

  /// Whether the file declares the type as a structure or an enumeration.
  private func isValueType(_ name: String) -> Bool {
    (typesByPath[name] ?? []).prefix(16).contains { index in
      [.struct, .enum].contains(outline.types[index].kind)
    }
  }

  fileprivate func firstName(in value: Range<Int>) -> String? {
    value.first.flatMap { beginsLikeType($0) ? source.name(of: $0) : nil }
  }
}
