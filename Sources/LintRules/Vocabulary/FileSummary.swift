/// What is kept of a file once its bytes are dropped: enough for discovery, the project-wide rules
/// and the inventory.
package struct FileSummary: Sendable, Equatable {
  package var path: String
  /// Modules imported, sorted, each once.
  package var imports: [String] = []
  /// Types and extensions in source order, nested ones included.
  package var types: [TypeSummary] = []
  /// Variables at the top level of the file.
  package var globals: [MemberSummary] = []
  /// Names of the types that the file constructs, sorted, each once.
  package var constructedTypes: [String] = []
  /// Types registered with a container, sorted, each once.
  package var registeredTypes: [String] = []
  /// Types of the objects put into the SwiftUI environment, sorted, each once; `?` when unknown.
  package var environmentTypes: [String] = []

  package init(path: String) { self.path = path }
}

/// A place inside a file that is known otherwise. Lines and columns are 1-based.
package struct Spot: Sendable, Equatable {
  package var line: UInt32
  package var utf8Column: UInt32
  package var utf16Column: UInt32
  /// Length in bytes of the line, its line break not included.
  package var lineLength: UInt32
}

/// A type declaration or extension, as far as other files care.
package struct TypeSummary: Sendable, Equatable {
  /// `class`, `struct`, `enum`, `actor`, `protocol`, `extension`.
  package var kind: String
  /// The name with those of the types around it.
  package var path: String
  package var spot: Spot
  /// Normalised names of what it inherits from and conforms to, in source order.
  package var inherited: [String] = []
  /// Names of its attributes, in source order.
  package var attributes: [String] = []
  /// Its stored and computed variables, in source order.
  package var members: [MemberSummary] = []
  /// The parameter lists of its initialisers.
  package var initializers: [[ParameterSummary]] = []
  /// Base names of its functions that discovery asks for: `register`, `resolve`; sorted.
  package var containerVerbs: [String] = []
  /// For a property wrapper: the type names and container-like names that its body mentions, sorted.
  package var mentions: [String] = []

  /// The name without those of the types around it.
  package var name: String { path.split(separator: ".").last.map(String.init) ?? path }
}

/// A variable of a type or of a file.
package struct MemberSummary: Sendable, Equatable {
  package var name: String
  /// Normalised type annotation; nil when not written.
  package var type: String?
  /// The type whose initialiser the initial value calls; nil when it calls none.
  package var constructed: String?
  package var traits: Traits
  /// Names of its attributes, in source order.
  package var attributes: [String]
  package var spot: Spot

  package struct Traits: OptionSet, Sendable, Equatable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let isStatic = Traits(rawValue: 1 << 0)
    package static let isVariable = Traits(rawValue: 1 << 1)
    package static let isComputed = Traits(rawValue: 1 << 2)
    package static let isPrivate = Traits(rawValue: 1 << 3)
    package static let isLazy = Traits(rawValue: 1 << 4)
  }
}

/// A parameter of an initialiser.
package struct ParameterSummary: Sendable, Equatable {
  /// The argument label; nil for `_`.
  package var label: String?
  /// The type as written, normalised spelling.
  package var type: String
  package var hasDefault: Bool
}
