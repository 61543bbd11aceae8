import SwiftOutline

/// A type with everything that the project says of it: its declaration and its extensions.
struct ProjectType {
  /// The name with those of the types around it.
  var path: String
  /// The declaration; nil for a type of another project that is only extended here.
  var declaration: Part?
  /// In the order of paths and lines.
  var extensions: [Part] = []

  /// One declaration or extension: where it is found, as a large tree has no room for two of it.
  struct Part {
    /// Those of the source.
    private let files: [FileSurvey]
    private let fileIndex: UInt32
    private let typeIndex: UInt32

    /// The type at a place among the types of a file.
    init(_ files: [FileSurvey], file: Int, type: Int) {
      (self.files, fileIndex, typeIndex) = (files, UInt32(file), UInt32(type))
    }

    /// Index into the files of the source.
    var file: Int { Int(fileIndex) }
    var summary: TypeSummary { files[file].summary.types[Int(typeIndex)] }
    /// 1-based.
    var line: Int { files[file].typeLines[Int(typeIndex)] }
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
