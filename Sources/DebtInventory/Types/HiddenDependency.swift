import LintFindings
import LintRules
import SwiftOutline

/// Something that a type reaches for although its initialiser does not declare it.
struct HiddenDependency {
  /// The bare type, `BookingRepository`; a member's name where the type cannot be told; `?`.
  var subject: String
  /// As a parameter would spell it, `any BookingRepository`; nil when the type cannot be told.
  var spelling: String?
  /// The name of the property that holds it today.
  var propertyName: String?
  /// In the order of the source.
  var uses: [Finding]
}

/// Which findings hide a dependency, and what they reach for.
struct HiddenDependencyReader {
  let index: TypeIndex
  let members: ContainerMembers
  let rules: [RuleID: RuleStanding]

  /// Whether the finding reaches past the initialiser.
  ///
  /// Parameters and their defaults are declared, so they do not. `@Dependency` is a policy of its
  /// own unless a team gates it. A reason beside the code does not make the initialiser honest;
  /// a subject that the configuration allows is no dependency worth declaring.
  func isHiding(_ finding: Finding) -> Bool {
    guard let rule = rules[finding.rule], rule.family == .access else { return false }
    switch finding.standing {
    case .exempt, .allowed: return false
    case .counted, .ignored: break
    }
    if finding.rule == "dependency_key_path" { return rule.level == .gate }
    return !declaringRules.contains(finding.rule)
  }

  /// What the findings of one type reach for, each thing once, in the order of the source.
  func dependencies(of findings: [(finding: Finding, file: Int)], in type: ProjectType)
    -> [HiddenDependency]
  {
    var dependencies: [HiddenDependency] = []
    var places: [String: Int] = [:]
    for (finding, file) in findings {
      let found = dependency(finding, in: type, file: file)
      if let place = places[found.subject] {
        dependencies[place].uses.append(finding)
        if dependencies[place].propertyName == nil {
          dependencies[place].propertyName = found.propertyName
        }
      } else {
        places[found.subject] = dependencies.count
        dependencies.append(found)
      }
    }
    return dependencies
  }

  private func dependency(
    _ finding: Finding, in type: ProjectType, file: Int
  ) -> HiddenDependency {
    let property = propertyName(of: finding, in: type)
    let subject = finding.subject
    let isTypeName = subject.first.map { $0.isUppercase || $0 == "[" || $0 == "(" } ?? false
    if isTypeName {
      return HiddenDependency(
        subject: bareType(subject),
        spelling: spelling(ofType: subject, within: type.path, in: file), propertyName: property,
        uses: [finding])
    }
    guard let member = members.type(ofMember: subject, in: finding.text) else {
      return HiddenDependency(
        subject: subject, spelling: nil, propertyName: property, uses: [finding])
    }
    return HiddenDependency(
      subject: bareType(member), spelling: spelling(ofType: member, within: type.path, in: file),
      propertyName: property, uses: [finding])
  }

  /// With `any` only where the subject is a protocol of the scanned sources.
  private func spelling(ofType type: String, within path: String, in file: Int) -> String {
    var plain = type
    while let last = plain.last, last == "?" || last == "!" { plain.removeLast() }
    if plain.hasPrefix("any ") || plain.hasPrefix("some ") { return plain }
    guard plain.contains("<") == false, let first = plain.split(separator: "&").first else {
      return plain
    }
    let name = bareType(String(first.filter { $0 != " " }))
    let found = index.type(named: name, within: path, in: file).map { index.types[$0] }
    return found?.declaration?.summary.kind == .protocol ? "any \(plain)" : plain
  }

  /// `priceAlerts` of the symbol `FlightDetailViewModel.priceAlerts`, when that is a property.
  private func propertyName(of finding: Finding, in type: ProjectType) -> String? {
    guard wrapperRules.contains(finding.rule), finding.symbol.hasPrefix(type.path + ".") else {
      return nil
    }
    let name = String(finding.symbol.dropFirst(type.path.count + 1))
    return type.parts.contains { $0.summary.properties.contains { $0.name == name } } ? name : nil
  }
}

/// Rules whose findings stand on something that the initialiser declares.
private let declaringRules: Set<RuleID> = [
  "container_parameter", "container_default_argument", "shared_default_argument",
]

/// Rules whose findings stand on a property.
private let wrapperRules: Set<RuleID> = [
  "injected_property_wrapper", "environment_object", "observable_environment",
  "dependency_key_path",
]
