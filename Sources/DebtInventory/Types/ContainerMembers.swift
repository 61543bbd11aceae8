import LintRules
import SwiftOutline

/// What the members of containers yield: `analytics` of `AppContainer` is `any Analytics`.
struct ContainerMembers {
  private var membersByName: [String: [String: Member]] = [:]
  /// The names under which containers are known.
  let containers: Set<String>
  /// What global variables hold that are reached into: `Environment` by `Current`.
  private var heldByGlobals: [String: String] = [:]

  /// What a member yields, and whether it is a factory, which alone a key path can name.
  private struct Member: Hashable {
    var type: String
    var isFactory: Bool
  }

  /// - Parameter accessed: what else is reached into as if it were a container: `AppDelegate`.
  init(_ files: [FileSurvey], vocabulary: Vocabulary, accessed: Set<String>) {
    let kinds: [Vocabulary.Kind] = [.container, .locator, .god, .world]
    let names = kinds.flatMap { vocabulary.names(of: $0) }
    // Of `World.current` the members are those of `World`.
    containers = libraryContainers.union(names).union(
      vocabulary.names(of: .world).map { name in String(name.prefix { $0 != "." }) })
    for global in files.lazy.flatMap(\.summary.globals) where accessed.contains(global.name) {
      let type = global.type ?? (global.isConstructed ? global.initializerStart : nil)
      heldByGlobals[global.name] = type.map { lastComponent(of: bareType($0)) }
    }
    let holders = containers.union(accessed).union(heldByGlobals.values)
    for file in files {
      for type in file.summary.types where holders.contains(lastComponent(of: type.path)) {
        add(type.properties, of: lastComponent(of: type.path))
      }
    }
    let methods = files.lazy.flatMap { $0.wiring?.methods ?? [] }
    addMethods(methods.filter { holders.contains($0.owner) })
  }

  /// A method is a closure to whoever needs it, unless several share the name.
  private mutating func addMethods(_ methods: [Wiring.Method]) {
    for (owner, methods) in Dictionary(grouping: methods, by: \.owner) {
      for (name, methods) in Dictionary(grouping: methods, by: \.name) {
        guard methods.allSatisfy({ $0.type == methods[0].type }),
          membersByName[name]?[owner] == nil
        else { continue }
        membersByName[name, default: [:]][owner] = Member(type: methods[0].type, isFactory: false)
      }
    }
  }

  private mutating func add(_ properties: [PropertySummary], of container: String) {
    for property in properties {
      guard let member = yield(of: property) else { continue }
      if membersByName[property.name]?[container] == nil {
        membersByName[property.name, default: [:]][container] = member
      }
    }
  }

  /// The type of a member, of the named container if that has one, else of the only one that has;
  /// among several factories come before what only hands on what another container holds.
  func type(ofMember name: String, in container: String) -> String? {
    guard let candidates = membersByName[name] else { return nil }
    let holder = heldByGlobals[container] ?? container
    if let member = candidates[holder] ?? candidates[container] { return member.type }
    let types = Set(candidates.values.map(\.type))
    if types.count == 1 { return types.first }
    let made = Set(candidates.values.filter(\.isFactory).map(\.type))
    return made.count == 1 ? made.first : nil
  }

  /// Whether a parameter of that type hands in a container.
  func isContainer(_ spelling: String) -> Bool {
    containers.contains(lastComponent(of: bareType(spelling)))
  }

  /// The type of a property; what a `Factory<T>` makes, not the factory.
  private func yield(of property: PropertySummary) -> Member? {
    guard let type = property.type ?? (property.isConstructed ? property.initializerStart : nil)
    else { return nil }
    let plain = withoutGenericArguments(type)
    guard plain == "Factory" || plain == "ParameterFactory", type.hasSuffix(">") else {
      return Member(type: type, isFactory: false)
    }
    let arguments = listItems(type.dropFirst(plain.count + 1).dropLast())
    return (plain == "Factory" ? arguments.first : arguments.last).map {
      Member(type: $0, isFactory: true)
    }
  }
}

private let libraryContainers: Set<String> = ["Container", "Resolver", "SharedContainer"]
