/// What project-wide rules and the inventory need of one file, after its bytes are gone.
///
/// In: an outline. Out: names and spellings only, so that a whole project fits in memory.
public struct FileSummary: Sendable, Equatable {
  /// The imported modules, in source order, each once.
  public var imports: [String]
  /// The types and extensions, in source order.
  public var types: [TypeSummary]
  /// The variables and constants at the top level of the file.
  public var globals: [PropertySummary]
  /// Whether the file declares where the app begins (`Outline.declaresEntryType`).
  public var declaresEntryType: Bool

  /// The names of the types that the file extends, each once, in source order.
  public var extendedTypes: [String] {
    var seen: Set<String> = []
    return types.lazy.filter { $0.kind == .extension }.map(\.path).filter {
      seen.insert($0).inserted
    }
  }
}

/// A type or an extension in a file's summary.
public struct TypeSummary: Sendable, Equatable {
  public var kind: TypeDeclaration.Kind
  /// The name with those of the types around it; for an extension the extended type.
  public var path: String
  /// What stands after the colon, attributes left out: `any`-free spellings such as `Store<User>`.
  public var inherited: [String]
  /// The modifiers, each with its detail: `final`, `private(set)`.
  public var modifiers: [String]
  /// The names of the attributes: `MainActor`, `propertyWrapper`.
  public var attributes: [String]
  public var initializers: [InitializerSummary]
  /// Whether it declares a `deinit`.
  public var hasDeinitializer: Bool
  /// Stored and computed properties, in source order.
  public var properties: [PropertySummary]
  /// The bytes of the name in the file, 0-based offsets.
  public var nameBytes: Range<Int>
}

/// An initialiser in a file's summary.
public struct InitializerSummary: Sendable, Equatable {
  public var modifiers: [String]
  public var attributes: [String]
  public var parameters: [ParameterSummary]
}

/// A parameter in a file's summary.
public struct ParameterSummary: Sendable, Equatable {
  /// The argument label; nil for `_`.
  public var label: String?
  public var name: String
  /// The spelling of the type (`Outline.typeSpelling`).
  public var type: String
  /// The names of the attributes, those of the type too: `ViewBuilder`, `escaping`.
  public var attributes: [String]
  /// The default value as written.
  public var defaultValue: String?
}

/// A variable or constant of a type or of the file, in a file's summary.
public struct PropertySummary: Sendable, Equatable {
  public var name: String
  /// The spelling of the type annotation; nil when not written.
  public var type: String?
  /// The dotted name that the initialiser begins with: `UserRepository` of `= UserRepository()`,
  /// `.init` of `= .init()`; nil when there is none or it begins with something else.
  public var initializerStart: String?
  /// Whether the initialiser's start is called or is `T.init`, so that it constructs a value.
  public var isConstructed: Bool
  /// Whether a value is written after `=`, of whatever shape.
  public var hasInitialValue: Bool
  /// Whether it belongs to the type (`static` or `class`).
  public var isStatic: Bool
  public var isVariable: Bool
  public var isComputed: Bool
  public var modifiers: [String]
  /// The names of the attributes: `Injected`, `State`.
  public var attributes: [String]
  /// The bytes of the name in the file, 0-based offsets.
  public var nameBytes: Range<UInt32>
}
