import LintFindings
import LintRules
import SwiftOutline

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
    var defaults = DefaultValues(of: type)
    let properties = Dictionary(
      grouping: type.parts.lazy.flatMap(\.summary.properties).filter { !$0.isStatic }, by: \.name)
    for (finding, file) in findings {
      let name = finding.name(in: type).map(String.init)
      if finding.rule == "shared_instance_access", let name,
        defaults.take(finding.text, named: name)
      {
        continue
      }
      // A name that is declared over and over says nothing new after a few declarations.
      let named = name.flatMap { properties[$0] }?.prefix(16) ?? []
      let found = dependency(finding, named, within: type.path, in: file)
      let told = found.spelling == nil ? placesByMember[finding.subject] : nil
      if let place = places[found.subject] ?? told {
        dependencies[place].uses += found.uses
        dependencies[place].tier = min(dependencies[place].tier, found.tier)
        if dependencies[place].knownName == nil {
          dependencies[place].knownName = found.knownName
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
    let type = typeReached(by: finding, heldBy: property, in: file)
    let isTold = type.map { finding.subject == "?" || !isPlain($0) } ?? false
    let name = isTold ? type.map(bareType) : nil
    // A stored one could take what a computed one hands out: `var cart: Cart { Cart.shared }`.
    let getter = properties.first { property in
      property.isComputed && name != nil && property.type.map(bareType) == name
    }
    let use = LedgerRow.UseRow(
      path: finding.place.path, line: finding.place.line, symbol: finding.symbol,
      means: means(of: finding))
    return HiddenDependency(
      subject: name ?? finding.memberPath,
      spelling: type.map {
        isTold ? spelling(ofType: $0, within: path, in: file) : asParameter($0)
      },
      knownName: (property ?? getter)?.name ?? finding.memberName(ofType: name), uses: [use],
      tier: finding.tier)
  }

  /// The type that is reached for: the subject if it names one, else what the property is declared
  /// as, else what the container's member yields.
  private func typeReached(
    by finding: Finding, heldBy property: PropertySummary?, in file: Int
  ) -> String? {
    let subject = finding.subject
    if finding.rule == "shared_instance_access", let path = singletons[subject] { return path }
    if let first = subject.first, first.isUppercase || first == "[" || first == "(" {
      // Only the property may say of what it is: `Store<User>`, `Session?`.
      guard let type = property?.type, bareType(type) == subject else { return subject }
      // What a container finds is optional on the way only.
      return finding.rule == "service_locator_resolve" ? unwrapped(type).type : type
    }
    // The container itself is handed on.
    if subject == "?", finding.rule == "shared_container_access" { return finding.text }
    return property?.type
      ?? members.type(ofMember: subject, in: finding.text).map {
        qualified($0, asIn: finding.text, in: file)
      }
  }

  /// A type that is nested in what is reached into, as it is written outside of it: `World.Flag` of
  /// `Flag`.
  private func qualified(_ type: String, asIn owner: String, in file: Int) -> String {
    let name = bareType(type)
    guard let around = index.type(written: owner, in: file).map({ index.types[$0].path }),
      let found = index.type(named: name, within: around, in: file),
      index.types[found].path == "\(around).\(name)", type.hasPrefix(name)
    else { return type }
    return "\(around).\(type)"
  }

  /// Whether a type says nothing of what is reached for, so that the member's name must do.
  private func isPlain(_ type: String) -> Bool {
    type.contains("->") || plainTypes.contains(bareType(type))
  }

  /// A function that comes in outlives the call.
  private func asParameter(_ type: String) -> String {
    isFunction(type) && !type.hasPrefix("@escaping") ? "@escaping \(type)" : type
  }

  /// With `any` only where the subject is a protocol of the scanned sources.
  private func spelling(ofType type: String, within path: String, in file: Int) -> String {
    let (plain, isOptional) = unwrapped(type)
    let isExistential = plain.hasPrefix("any ") || plain.hasPrefix("some ")
    let spelled =
      !isExistential && isProtocol(plain, within: path, in: file) ? "any \(plain)" : plain
    guard isOptional else { return spelled }
    return spelled == plain && !isExistential ? "\(plain)?" : "(\(spelled))?"
  }

  /// Whether a name, or the first of several with `&` between, is that of a protocol.
  private func isProtocol(_ type: String, within path: String, in file: Int) -> Bool {
    if type.utf8.contains(UInt8(ascii: "<")) { return false }
    let first = type.utf8.prefix { $0 != UInt8(ascii: "&") }
    let name = bareType(String(decoding: first.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self))
    let found = index.type(named: name, within: path, in: file).map { index.types[$0] }
    return found?.declaration?.summary.kind == .protocol
  }
}

extension Finding {
  /// The member that the finding is in, without the type before it: `load()` of `Cart.load()`.
  fileprivate func name(in type: ProjectType) -> Substring? {
    symbol.hasPrefix(type.path + ".") ? symbol.dropFirst(type.path.count + 1) : nil
  }

  /// Whether the subject is the name of a container's member and not of a type.
  private var isMember: Bool { subject.first?.isLowercase == true }

  /// What is reached for where no type says it: `AppDelegate.track`.
  fileprivate var memberPath: String {
    let isReached = rule == "shared_container_access" && text.first?.isUppercase == true
    return isReached && isMember ? "\(text).\(subject)" : subject
  }

  /// The name that the container has for what it yields, unless it only repeats the type: `crashes`
  /// of `AppContainer.shared.crashes`, but not `crashReporter`, which is a `CrashReporter`.
  fileprivate func memberName(ofType type: String?) -> String? {
    guard isMember else { return nil }
    return type.map { fullName(ofType: $0) } == subject ? nil : subject
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
