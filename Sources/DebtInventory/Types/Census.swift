import LintFindings
import LintRules
import SwiftOutline

/// The project as the inventory sees it, worked out once: its types, what each hides, and who
/// builds it.
struct Census {
  let source: InventorySource
  let index: TypeIndex
  let members: ContainerMembers
  /// What each type hides, by its place in `index.types`; types that hide nothing are left out.
  private(set) var hidden: [Int: [HiddenDependency]] = [:]
  /// Where each type is built, by its place in `index.types`.
  private(set) var creators: [Int: [CreationSite]] = [:]
  /// Types whose initialiser is judged: outside of Composition, with an initialiser or a role, or
  /// with something to hide. Containers and what injects from them are composition themselves.
  private(set) var judgedTypes: [Int] = []
  /// The property wrappers that fill themselves from a container.
  private(set) var injectingWrappers: Set<String>
  let filesByPath: [String: Int]

  /// Of which types is asked who builds them.
  enum Creators { case ofHidingTypes, ofEveryType }

  init(_ source: InventorySource, creators wanted: Creators = .ofHidingTypes) {
    self.source = source
    index = TypeIndex(source.files)
    injectingWrappers = source.vocabulary.names(of: .wrapper)
    var accessed: Set<String> = []
    filesByPath = Dictionary(
      source.files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    for finding in source.findings {
      switch finding.rule {
      case "injected_property_wrapper":
        injectingWrappers.insert(lastComponent(of: String(finding.text.drop { $0 == "@" })))
      case "shared_container_access": accessed.insert(lastComponent(of: finding.text))
      default: continue
      }
    }
    members = ContainerMembers(
      source.files, vocabulary: source.vocabulary, accessed: accessed)
    hidden = hiddenDependencies()
    creators = creationSites(wanted)
    judgedTypes = index.types.indices.filter(isJudged)
  }

  /// The place of a file among the files.
  func fileIndex(of finding: Finding) -> Int? { filesByPath[finding.place.path] }

  /// The file that a finding lies in.
  func file(of finding: Finding) -> FileSurvey? { fileIndex(of: finding).map { source.files[$0] } }

  /// The type that a finding lies in, as a place in `index.types`.
  func type(of finding: Finding) -> Int? {
    fileIndex(of: finding).flatMap { index.type(ofSymbol: finding.symbol, in: $0) }
  }

  private func hiddenDependencies() -> [Int: [HiddenDependency]] {
    let reader = HiddenDependencyReader(index: index, members: members, source: source)
    // Of a large tree the findings themselves would fill the memory a second time.
    var places: [Int: [(finding: Int, file: Int)]] = [:]
    for (place, finding) in source.findings.enumerated() where reader.isHiding(finding) {
      guard let file = fileIndex(of: finding), source.files[file].isJudged,
        let type = index.type(ofSymbol: finding.symbol, in: file)
      else { continue }
      places[type, default: []].append((place, file))
    }
    var hidden: [Int: [HiddenDependency]] = [:]
    for (type, places) in places {
      let declared = declaredTypes(of: index.types[type])
      let findings = places.lazy.map { (finding: source.findings[$0.finding], file: $0.file) }
      let dependencies = reader.dependencies(of: findings, in: index.types[type])
        .filter { !declared.contains($0.subject) }
      if !dependencies.isEmpty { hidden[type] = dependencies }
    }
    return hidden
  }

  /// The bare types that any initialiser asks for.
  func declaredTypes(of type: ProjectType) -> Set<String> {
    Set(type.initializers.flatMap(\.parameters).map { bareType($0.type) })
  }

  private func creationSites(_ wanted: Creators) -> [Int: [CreationSite]] {
    let types = wanted == .ofEveryType ? Array(index.types.indices) : Array(hidden.keys)
    // A large tree builds a million things, and most of them hide nothing.
    let names = Set(types.map { index.types[$0].name })
    var sites: [Int: [CreationSite]] = [:]
    for (fileIndex, file) in source.files.enumerated() where file.isShipped {
      guard let wiring = file.wiring else { continue }
      func add(_ name: String, line: UInt32, by member: UInt32) {
        guard names.contains(lastComponent(of: name)) else { return }
        let symbol = wiring.symbols[Int(member)].text
        guard let type = type(named: name, by: symbol, in: fileIndex),
          wanted == .ofEveryType || hidden[type] != nil
        else { return }
        sites[type, default: []].append(
          CreationSite(path: file.path, line: Int(line), symbol: symbol))
      }
      for construction in wiring.constructions {
        add(construction.type, line: construction.line, by: construction.symbol)
      }
      for construction in wiring.implicit {
        if let type = typeGiven(by: construction, of: wiring, in: fileIndex) {
          add(type, line: construction.line, by: construction.symbol)
        }
      }
    }
    // Those of one file were added one kind after the other.
    return sites.mapValues { sites in
      sites.sorted { $0.path == $1.path ? $0.line < $1.line : precedes($0.path, $1.path) }
    }
  }

  /// The type that a name means in a member of a file.
  private func type(named name: String, by symbol: String, in file: Int) -> Int? {
    let around = index.type(ofSymbol: symbol, in: file).map { index.types[$0].path }
    return index.type(named: name, within: around ?? "", in: file)
      ?? index.type(written: name, in: file)
  }

  /// The type of the parameter that `.init(…)` is given to; nil where initialisers disagree.
  private func typeGiven(
    by construction: Wiring.ImplicitConstruction, of wiring: Wiring, in file: Int
  ) -> String? {
    let symbol = wiring.symbols[Int(construction.symbol)].text
    guard let owner = type(named: construction.owner, by: symbol, in: file) else { return nil }
    let declared = index.declaredInitializer(
      of: index.types[owner], injectingWrappers: injectingWrappers)
    let written = index.types[owner].initializers.map { $0.parameters.map(DeclaredParameter.init) }
    let types = (written.isEmpty ? [declared.parameters] : written).compactMap { parameters in
      construction.label == nil
        ? parameters.first.flatMap { $0.label == nil ? $0 : nil }
        : parameters.first { $0.label == construction.label }
    }.map { bareType($0.type) }
    return Set(types).count == 1 ? types[0] : nil
  }

  private func isJudged(_ place: Int) -> Bool {
    let type = index.types[place]
    guard index.file(of: type).isJudged else { return false }
    if hidden[place] != nil { return true }
    return type.isJudgedByKind && !type.isPreview && !members.containers.contains(type.name)
      && !injectingWrappers.contains(type.name) && (type.hasInitializer || type.hasRole)
  }
}

/// A place where a type is built.
package struct CreationSite: Sendable, Equatable {
  package var path: String
  package var line: Int
  package var symbol: String
}

extension ProjectType {
  fileprivate var isJudgedByKind: Bool {
    guard let kind = declaration?.summary.kind else { return false }
    return kind == .class || kind == .struct || kind == .actor
  }

  fileprivate var isPreview: Bool { inheritedNames.contains("PreviewProvider") }

  /// Whether the name or what it inherits says that the type does something for others.
  fileprivate var hasRole: Bool {
    let name = name
    return roleSuffixes.contains { name.hasSuffix($0) }
      || inheritedNames.contains(where: isRoleName)
  }

  private func isRoleName(_ name: String) -> Bool {
    roleProtocols.contains(name) || name.hasSuffix("ViewController")
  }
}

private let roleSuffixes = [
  "ViewModel", "Model", "Presenter", "Interactor", "Coordinator", "Router", "Controller",
  "Service", "Repository", "Manager", "Client", "Store", "Provider", "Gateway", "UseCase",
  "Tracker", "Monitor", "Worker", "Reducer", "Screen", "Handler", "Scheduler", "Notifier",
]
private let roleProtocols: Set<String> = [
  "View", "App", "Scene", "UIApplicationDelegate", "NSApplicationDelegate",
  "UIWindowSceneDelegate", "AppIntent", "ObservableObject",
]
