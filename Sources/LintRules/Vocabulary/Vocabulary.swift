import SwiftOutline

/// The names that make code a locator in this repository: its containers, injecting wrappers,
/// static locators, god types, worlds and app delegates, the DI libraries that it imports, and the
/// types that compose.
///
/// Made by `discover`, from the configuration, and from the record in the baseline; `lint` only
/// reads it. It does not depend on the order of files.
package struct Vocabulary: Sendable, Equatable {
  /// What a name stands for.
  package enum Kind: String, Sendable, CaseIterable {
    /// A type that one registers with and resolves from.
    case container
    /// A property wrapper that takes its value from a container.
    case wrapper
    /// A type whose static members are the services.
    case locator
    /// Another name of SwiftUI's `EnvironmentObject`.
    case environment
    /// A generic function that yields what a container holds, `get` or `Services.get`.
    case function
    /// A type with many services and an accessor to itself.
    case god
    /// A value of many services in a changing static variable or global.
    case world
    /// An app delegate that code reaches for.
    case delegate
    /// A class or actor that hands out its one instance; not recorded, for it is debt by itself.
    case singleton
  }

  /// One name, where it was found and why it counts.
  package struct Entry: Sendable, Equatable {
    package let kind: Kind
    /// The name by which code reaches for it, without the types around it.
    package let name: String
    /// `Sources/App/Inject.swift:2`; nil for a recorded or configured name.
    package let origin: String?
    /// In words: `declares register and resolve`.
    package let reason: String
    /// The entry as a baseline keeps it, `container AppDIContainer`; all of its findings share this
    /// text, and the next.
    package let line: String
    /// The entry as a finding's evidence: `AppServices declared in App/AppServices.swift:3 …`.
    let evidence: String

    package init(_ kind: Kind, _ name: String, origin: String? = nil, reason: String) {
      self.kind = kind
      self.name = name
      self.origin = origin
      self.reason = reason
      line = "\(kind.rawValue) \(name)"
      evidence = origin.map { "`\(name)` declared in \($0): \(reason)" } ?? "`\(name)`: \(reason)"
    }
  }

  /// One entry for each kind and name, sorted by kind and name as UTF-8 bytes; no singletons.
  package let entries: [Entry]
  /// The classes and actors that hand out their one instance, sorted by name.
  package let singletons: [Entry]
  /// The modules of DI libraries that any file imports, sorted.
  package let libraries: [String]
  /// The libraries of those modules.
  let knownLibraries: [Library]
  /// The first components of the names, singletons aside: by no other name code reaches for one.
  let roots: WordSet
  /// Why types are composition wherever their members stand, by path; not recorded, for they are
  /// known anew by every run.
  package let composing: [String: String]
  /// Names that are to stand for nothing, although their spelling says container.
  private var denied: Set<String> = []
  /// The entries of each name, singletons among them.
  private let entriesByName: [String: [Entry]]
  /// All names, those of singletons among them.
  let names: WordSet
  /// The last names of the containers that belong to types.
  let heldContainerNames: WordSet
  /// The last names of the functions that are locators.
  let locatorNames: Set<String>
  /// Those of them that belong to types, by their last names.
  let locatorMembers: [String: [Entry]]
  /// The types that those belong to.
  let locatorOwners: WordSet
  /// The app delegates, global containers and types of singletons whose names do not begin with a
  /// capital: `appDelegate`, `services`, `iOSTabs`.
  let smallNames: WordSet

  /// - Parameter entries: of several with one kind and name the first by origin stays; one whose
  ///   name is empty, as backticks may be, is left out.
  package init(
    _ entries: [Entry] = [], libraries: [String] = [], composing: [String: String] = [:]
  ) {
    self.composing = composing
    var kept: [Entry] = []
    for entry in entries.sorted(by: Vocabulary.precedes)
    where (kept.last?.kind != entry.kind || kept.last?.name != entry.name)
      && !components(of: entry.name).isEmpty
    {
      kept.append(entry)
    }
    self.entries = kept.filter { $0.kind != .singleton }
    singletons = kept.filter { $0.kind == .singleton }
    self.libraries = Set(libraries).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    knownLibraries = Library.imported(by: self.libraries)
    roots = WordSet(self.entries.map { entry in String(entry.name.prefix { $0 != "." }) })
    entriesByName = Dictionary(grouping: kept, by: \.name)
    names = WordSet(entriesByName.keys)
    heldContainerNames = WordSet(
      kept.lazy.filter { $0.kind == .container && $0.name.contains(".") }
        .map { lastComponent(of: $0.name) })
    let functions = kept.filter { $0.kind == .function }
    locatorNames = Set(functions.map { lastComponent(of: $0.name) })
    locatorMembers = Dictionary(
      grouping: functions.filter { $0.name.contains(".") }, by: { lastComponent(of: $0.name) })
    locatorOwners = WordSet(
      locatorMembers.values.joined().map { entry in String(entry.name.prefix { $0 != "." }) })
    smallNames = WordSet(
      kept.lazy.filter { [.delegate, .container, .singleton].contains($0.kind) }.map(\.name)
        .filter { !ContainerName.startsUpperCase($0) })
  }

  /// The names that a baseline recorded, each as `lines` writes them; other lines are passed over.
  package init(recorded lines: [String]) {
    self.init(
      lines.compactMap { line in
        let parts = line.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])) else { return nil }
        return Entry(kind, String(parts[1]), reason: "recorded in the baseline")
      })
  }

  /// The names that the configuration gives, which the record keeps like those that are discovered:
  /// what they find is not fixed because the configuration lost them.
  package init(configured settings: LintSettings) {
    let reason = "named in the configuration"
    self.init(
      settings.containers.map { Entry(.container, $0, reason: reason) }
        + settings.wrappers.map { Entry(.wrapper, $0, reason: reason) })
  }

  /// The names as a baseline keeps them, `container AppDIContainer`, sorted as UTF-8 bytes.
  package var lines: [String] {
    entries.map(\.line).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// All that either vocabulary knows; a name found in the sources wins over a recorded one.
  package func union(_ other: Vocabulary) -> Vocabulary {
    Vocabulary(
      entries + singletons + other.entries + other.singletons,
      libraries: libraries + other.libraries,
      composing: composing.merging(other.composing, uniquingKeysWith: min))
  }

  /// The vocabulary without some names, each as `lines` writes it.
  ///
  /// - Parameter gone: those that stand for nothing either if their spelling says container.
  package func without(_ names: Set<String>, gone: Set<String> = []) -> Vocabulary {
    var rest = Vocabulary(
      entries.filter { !names.contains($0.line) } + singletons, libraries: libraries,
      composing: composing)
    rest.denied = Set(Vocabulary(recorded: Array(gone)).entries.map(\.name))
    return rest
  }

  /// Whether a type of that name is a container by its spelling.
  func saysContainer(_ name: String) -> Bool {
    ContainerName.isContainerType(name) && !denied.contains(name)
  }

  /// Whether a receiver of that name is a container by its spelling.
  func saysContainerLike(_ name: String) -> Bool {
    ContainerName.isContainerLike(name) && !denied.contains(name)
  }

  /// Whether the static members of a type of that name are services by its spelling.
  func saysLocator(_ name: String) -> Bool {
    ContainerName.isLocatorType(name) && !denied.contains(name)
  }

  /// Whether `name` stands for something of that kind.
  package func holds(_ kind: Kind, _ name: some StringProtocol) -> Bool {
    entry(kind, String(name)) != nil
  }

  /// The singleton that a type hands out by an accessor of that name.
  func singleton(_ type: String, handedOutAs accessor: String) -> Entry? {
    entry(.singleton, Vocabulary.singletonName(type, handedOutAs: accessor))
  }

  /// A singleton's name: that of its type, with the accessor where that is one of its own.
  static func singletonName(_ type: String, handedOutAs accessor: String) -> String {
    SingletonDeclaration.names.contains(accessor) ? type : "\(type).\(accessor)"
  }

  /// All names of a kind.
  package func names(of kind: Kind) -> Set<String> {
    Set((entries + singletons).lazy.filter { $0.kind == kind }.map(\.name))
  }

  /// The entry of a name, with its origin and reason.
  package func entry(_ kind: Kind, _ name: String) -> Entry? {
    guard names.mayContain(name) else { return nil }
    return entriesByName[name]?.first { $0.kind == kind }
  }

  private static func precedes(_ left: Entry, _ right: Entry) -> Bool {
    if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
    if left.name != right.name { return left.name.utf8.lexicographicallyPrecedes(right.name.utf8) }
    switch (left.origin, right.origin) {
    case (let left?, let right?): return left.utf8.lexicographicallyPrecedes(right.utf8)
    case (_?, nil): return true
    case (nil, _): return false
    }
  }
}
