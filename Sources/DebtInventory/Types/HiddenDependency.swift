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
  var uses: [LedgerRow.UseRow]
  /// The lowest tier in which it is reached for.
  var tier: Tier
}

/// Which findings hide a dependency, and what they reach for.
struct HiddenDependencyReader {
  let index: TypeIndex
  let members: ContainerMembers
  let rules: [RuleID: RuleStanding]
  /// The paths of the singletons, by the last name where only one has it.
  let singletons: [String: String]

  init(index: TypeIndex, members: ContainerMembers, source: InventorySource) {
    self.index = index
    self.members = members
    rules = source.rules
    let paths = source.findings.lazy.filter { $0.rule == "shared_singleton_declaration" }
      .map(\.subject)
    singletons = Dictionary(grouping: Set(paths), by: { lastComponent(of: $0) })
      .compactMapValues { $0.count == 1 ? $0.first : nil }
  }

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
  func dependencies(
    of findings: some Sequence<(finding: Finding, file: Int)>, in type: ProjectType
  ) -> [HiddenDependency] {
    var dependencies: [HiddenDependency] = []
    var places: [String: Int] = [:]
    // What a property told of a member holds where the member is reached for elsewhere too.
    var placesByMember: [String: Int] = [:]
    let properties = Dictionary(
      grouping: type.parts.lazy.flatMap(\.summary.properties).filter { !$0.isStatic }, by: \.name)
    for (finding, file) in findings {
      let name = finding.name(in: type).map(String.init)
      // A name that is declared over and over says nothing new after a few declarations.
      let named = name.flatMap { properties[$0] }?.prefix(16) ?? []
      let found = dependency(finding, named, within: type.path, in: file)
      let told = found.spelling == nil ? placesByMember[finding.subject] : nil
      if let place = places[found.subject] ?? told {
        dependencies[place].uses += found.uses
        dependencies[place].tier = min(dependencies[place].tier, found.tier)
        if dependencies[place].propertyName == nil {
          dependencies[place].propertyName = found.propertyName
        }
      } else {
        places[found.subject] = dependencies.count
        placesByMember[finding.subject] = dependencies.count
        dependencies.append(found)
      }
    }
    return dependencies
  }

  /// - Parameters:
  ///   - properties: those of the type that the finding's symbol names.
  ///   - path: that of the type.
  private func dependency(
    _ finding: Finding, _ properties: ArraySlice<PropertySummary>, within path: String,
    in file: Int
  ) -> HiddenDependency {
    // The stored property that holds what is reached for: `priceAlerts` of the symbol
    // `FlightDetailViewModel.priceAlerts`.
    let property = properties.first { !$0.isComputed && $0.holds(finding) }
    let use = LedgerRow.UseRow(
      path: finding.place.path, line: finding.place.line, symbol: finding.symbol,
      means: means(of: finding))
    guard let subject = subjectType(of: finding, heldBy: property) else {
      return HiddenDependency(
        subject: finding.subject, spelling: nil, propertyName: property?.name, uses: [use],
        tier: finding.tier)
    }
    if finding.subject != "?", isPlain(subject) {
      return HiddenDependency(
        subject: finding.subject, spelling: asParameter(subject), propertyName: property?.name,
        uses: [use], tier: finding.tier)
    }
    let name = bareType(subject)
    // A stored one could take what a computed one hands out: `var cart: Cart { Cart.shared }`.
    let getter = properties.first { $0.isComputed && $0.type.map(bareType) == name }
    return HiddenDependency(
      subject: name, spelling: spelling(ofType: subject, within: path, in: file),
      propertyName: (property ?? getter)?.name, uses: [use], tier: finding.tier)
  }

  /// The type that is reached for: the subject if it names one, else what the property is declared
  /// as, else what the container's member yields.
  private func subjectType(of finding: Finding, heldBy property: PropertySummary?) -> String? {
    let subject = finding.subject
    if finding.rule == "shared_instance_access", let path = singletons[subject] { return path }
    if let first = subject.first, first.isUppercase || first == "[" || first == "(" {
      // Only the property may say of what it is: `Store<User>`.
      return property?.type.flatMap { bareType($0) == subject ? $0 : nil } ?? subject
    }
    // The container itself is handed on.
    if subject == "?", finding.rule == "shared_container_access" { return finding.text }
    return property?.type ?? members.type(ofMember: subject, in: finding.text)
  }

  /// Whether a type says nothing of what is reached for, so that the member's name must do.
  private func isPlain(_ type: String) -> Bool {
    type.contains("->") || plainTypes.contains(bareType(type))
  }

  /// A function that comes in outlives the call.
  private func asParameter(_ type: String) -> String {
    type.contains("->") && !type.hasSuffix("?") && !type.hasPrefix("@escaping")
      ? "@escaping \(type)" : type
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
}

extension Finding {
  /// The member that the finding is in, without the type before it: `load()` of `Cart.load()`.
  fileprivate func name(in type: ProjectType) -> Substring? {
    symbol.hasPrefix(type.path + ".") ? symbol.dropFirst(type.path.count + 1) : nil
  }
}

extension PropertySummary {
  /// Whether the value is what the finding reaches for, and not something that it makes:
  /// `Stack.shared`, but not `Stack.shared.makeContext()`; and what a closure makes of another type
  /// only uses it on the way.
  fileprivate func holds(_ finding: Finding) -> Bool {
    if hasInitialValue, initializerStart == nil, type.map(bareType) != finding.subject {
      return false
    }
    guard finding.rule == "shared_instance_access", let start = initializerStart,
      start.hasPrefix(finding.subject + ".")
    else { return true }
    return !start.dropFirst(finding.subject.count + 1).contains(".")
  }
}

private let plainTypes: Set<String> = [
  "Any", "Bool", "CGFloat", "Character", "Data", "Date", "Decimal", "Double", "Float", "Int",
  "Int32", "Int64", "String", "TimeInterval", "UInt", "URL", "UUID",
]

/// Rules whose findings stand on something that the initialiser declares.
private let declaringRules: Set<RuleID> = [
  "container_parameter", "container_default_argument", "shared_default_argument",
]
