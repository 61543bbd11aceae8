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
  let keys = view.environmentKeys
  let defaults = view.outline.variables.indices.filter { index in
    view.isEnvironmentDefault(view.outline.variables[index], of: keys)
  }
  if defaults.isEmpty { return }
  let accesses = Dictionary(
    (view.resolutions.found + view.containerAccesses.found).map { ($0.site, $0) },
    uniquingKeysWith: { first, _ in first })
  for index in defaults {
    let variable = view.outline.variables[index]
    guard let value = variable.initializer, view.source.tokens[value.lowerBound].word != .nil else {
      continue
    }
    let access = accesses[value.lowerBound]
    guard let (type, evidence) = view.serviceDefault(ofVariable: index, value, access) else {
      continue
    }
    let symbol = view.symbol(ofVariable: index)
    var sighting = Sighting(
      variable.nameToken..<variable.nameToken + 1, subject: type,
      evidence: [evidence],
      message: "`\(symbol)` falls back to a `\(type)` when nobody injects one; make the default "
        + "`nil` and inject it at the root")
    sighting.symbol = symbol
    if let access { sighting.site = access.site }
    sink.report(sighting)
  }
}

extension FileView {
  /// The types that are environment keys, indices into `outline.types`.
  fileprivate var environmentKeys: Set<Int> {
    Set(
      outline.types.indices.filter { index in
        outline.types[index].inherited.contains { inherited in
          source.name(of: inherited.upperBound - 1).hasSuffix("EnvironmentKey")
        }
      })
  }

  /// Whether the variable is an `@Entry` or the default value of one of the environment keys.
  fileprivate func isEnvironmentDefault(
    _ variable: VariableDeclaration, of keys: Set<Int>
  ) -> Bool {
    if variable.attributes.contains(where: { $0.lastName == "Entry" }) { return true }
    guard variable.name == "defaultValue",
      variable.modifiers.contains(where: { $0.word == .static }),
      case .type(let type) = outline.scopes[variable.scope].kind
    else { return false }
    return keys.contains(type)
  }

  /// The service that a default value builds or takes from a container, and what shows it.
  ///
  /// - Parameter access: the one that the value begins with.
  fileprivate func serviceDefault(
    ofVariable index: Int, _ value: Range<Int>, _ access: Access?
  ) -> (type: String, evidence: String)? {
    if let access {
      return (declaredOrConstructedType(ofVariable: index) ?? access.subject, access.evidence[0])
    }
    guard let type = declaredOrConstructedType(ofVariable: index) ?? firstName(in: value),
      ServiceName.isServiceLike(type), !isValueType(type)
    else { return nil }
    return (type, "`\(type)` is a service by its name")
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
