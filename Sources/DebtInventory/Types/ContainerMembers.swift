import LintRules
import SwiftOutline

/// What the members of containers yield: `analytics` of `AppContainer` is `any Analytics`.
struct ContainerMembers {
  private var typesByMember: [String: [String: String]] = [:]
  /// The names under which containers are known.
  let containers: Set<String>

  init(_ files: [FileSurvey], vocabulary: Vocabulary) {
    let kinds: [Vocabulary.Kind] = [.container, .locator, .god, .world]
    let names = kinds.flatMap { vocabulary.names(of: $0) }
    // Of `World.current` the members are those of `World`.
    containers = libraryContainers.union(names).union(
      vocabulary.names(of: .world).map { name in String(name.prefix { $0 != "." }) })
    for file in files {
      for type in file.summary.types where containers.contains(lastComponent(of: type.path)) {
        add(type.properties, of: lastComponent(of: type.path))
      }
    }
  }

  private mutating func add(_ properties: [PropertySummary], of container: String) {
    for property in properties {
      guard let type = yieldedType(of: property) else { continue }
      if typesByMember[property.name]?[container] == nil {
        typesByMember[property.name, default: [:]][container] = type
      }
    }
  }

  /// The type of a member, of the named container if that has one, else of the only one that has.
  func type(ofMember name: String, in container: String) -> String? {
    guard let candidates = typesByMember[name] else { return nil }
    if let type = candidates[container] { return type }
    let types = Set(candidates.values)
    return types.count == 1 ? types.first : nil
  }

  /// Whether a parameter of that type hands in a container.
  func isContainer(_ spelling: String) -> Bool {
    containers.contains(lastComponent(of: bareType(spelling)))
  }
}

private let libraryContainers: Set<String> = ["Container", "Resolver", "SharedContainer"]

/// The type of a property; what a `Factory<T>` makes, not the factory.
private func yieldedType(of property: PropertySummary) -> String? {
  guard let type = property.type ?? (property.isConstructed ? property.initializerStart : nil)
  else { return nil }
  let plain = withoutGenericArguments(type)
  guard plain == "Factory" || plain == "ParameterFactory", type.hasSuffix(">") else { return type }
  let arguments = type.dropFirst(plain.count + 1).dropLast()
  guard plain == "ParameterFactory" else { return String(arguments) }
  return arguments.split(separator: ",").last.map { String($0.drop { $0 == " " }) }
}

/// A type's name without `any`, `some`, `inout`, attributes, optional marks, generic arguments and
/// parentheses around it: what two spellings of one type have in common.
///
/// A list is no name, so it is kept with what it holds: `[Tag<User>]`.
func bareType(_ spelling: String) -> String {
  var rest = spelling[...]
  while let space = rest.firstIndex(of: " ") {
    let word = rest[..<space].drop { $0 == "(" }
    guard word.hasPrefix("@") || ["any", "some", "inout", "borrowing", "consuming"].contains(word)
    else { break }
    rest = rest[rest.index(after: space)...]
  }
  rest = rest.drop { $0 == "(" }
  if rest.first == "[" {
    while let last = rest.last, "?!)".contains(last) { rest.removeLast() }
    return String(rest)
  }
  let end = rest.firstIndex { $0 == "<" || $0 == "?" || $0 == "!" || $0 == ")" }
  return String(rest[..<(end ?? rest.endIndex)])
}
