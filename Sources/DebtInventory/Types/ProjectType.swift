import SwiftOutline

/// A type with everything that the project says of it: its declaration and its extensions.
struct ProjectType {
  /// The name with those of the types around it.
  var path: String
  /// The declaration; nil for a type of another project that is only extended here.
  var declaration: Part?
  /// In the order of paths and lines.
  var extensions: [Part] = []

  /// One declaration or extension, and where it stands.
  struct Part {
    var summary: TypeSummary
    /// Index into the files of the source.
    var file: Int
    /// 1-based.
    var line: Int
  }

  var parts: [Part] { (declaration.map { [$0] } ?? []) + extensions }

  /// The declaration, else the first extension.
  var firstPart: Part { declaration ?? extensions[0] }

  /// The name without those of the types around it.
  var name: String { lastComponent(of: path) }

  /// Every initialiser, those of the declaration first.
  var initializers: [InitializerSummary] { parts.flatMap(\.summary.initializers) }

  /// Whether the declaration or an extension writes an initialiser.
  var hasInitializer: Bool {
    !(declaration?.summary.initializers.isEmpty ?? true)
      || extensions.contains { !$0.summary.initializers.isEmpty }
  }

  /// The stored properties of the instances, in source order.
  var storedProperties: [PropertySummary] {
    (declaration?.summary.properties ?? []).filter { !$0.isStatic && !$0.isComputed }
  }

  /// The inherited names, of extensions too, without generic arguments and modules.
  var inheritedNames: [String] {
    parts.flatMap(\.summary.inherited).map { lastComponent(of: withoutGenericArguments($0)) }
  }
}
