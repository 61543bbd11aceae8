import LintFindings
import SwiftOutline

/// What the declarations of one file add to the vocabulary of the tree.
package struct DeclaredNames: Sendable, Equatable {
  /// What its types show of containers, by the type's place in the digest's `summary.types`.
  package var hints: [Int: ContainerHint] = [:]
  /// The containers, locators and singletons that its types show to be such by themselves.
  package var own: [Vocabulary.Entry] = []
  /// The static locators and god types that a single declaration shows to be such.
  package var gods: [Vocabulary.Entry] = []
  /// The other names that it gives to types, and its classes that inherit from containers.
  package var aliases: [TypeAlias] = []
  /// The functions that may be locators by their signatures.
  package var locatorFunctions: [LocatorFunction] = []
  /// The static members and globals of a Composition file that may hand on what a container holds.
  package var facadeMembers: [FacadeMember] = []
  /// The members and globals by which everybody gets at the app's delegate.
  package var delegateAccessors: [DelegateAccessor] = []
}

extension FileDigest {
  /// The digest with what the file adds to the vocabulary.
  func withNames(of outline: Outline, places: Places) -> FileDigest {
    var digest = self
    digest.names.hints = containerHints(in: outline)
    digest.names.locatorFunctions = locatorFunctions(in: outline, places: places)
    if tier == .composition {
      digest.names.facadeMembers = LintRules.facadeMembers(in: outline, places: places)
    }
    digest.names.delegateAccessors = delegateAccessors(in: outline, places: places)
    digest.names.own =
      containerEntries(in: digest) + singletonEntries(in: digest) + facadeEntries(in: digest)
    digest.names.gods = godEntries(inFile: digest)
    digest.names.aliases =
      typeAliases(in: outline, places: places) + containerSubclasses(in: digest)
    return digest
  }
}

/// What a type shows of being a container, or of reaching into one.
package struct ContainerHint: Sendable, Equatable {
  /// Whether it declares a `register`.
  package var registers = false
  /// Whether it declares a generic `resolve`, or one that takes a metatype.
  package var resolves = false
  /// Whether it keeps values of any type and yields them by their types.
  package var isTypeKeyed = false
  /// Whether it has a static subscript that takes a key path into it.
  package var isKeyPathKeyed = false
  /// For a property wrapper: the type names and container-like names in its body, sorted.
  package var mentions: [String] = []
}
