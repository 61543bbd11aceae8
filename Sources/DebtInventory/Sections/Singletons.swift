import LintFindings
import LintRules
import SwiftOutline

/// A singleton, and how long what it holds ought to live.
package struct SingletonRow: Sendable, Equatable {
  package var type: String
  package var module: String
  package var path: String
  /// 1-based.
  package var line: Int
  package var kind: Kind
  /// What the class was told by, each in words.
  package var evidence: [String]
  package var accesses: Int
  /// The types that reach for it.
  package var accessingTypes: Int

  /// How long what it holds ought to live.
  package enum Kind: String, Sendable, CaseIterable {
    case session, flow
    case userInterface = "UI"
    case app, stateless
  }
}

extension Census {
  /// The singletons that the project declares, those that ought not to live so long first.
  func singletons() -> [SingletonRow] {
    var seen: Set<Int> = []
    let uses = sharedInstanceUses
    let rows = source.findings.compactMap { finding -> SingletonRow? in
      guard finding.rule == "shared_singleton_declaration", !finding.isExempt,
        let file = fileIndex(of: finding),
        let place = index.type(named: finding.subject, within: "", in: file) ?? type(of: finding),
        seen.insert(place).inserted
      else { return nil }
      return singletonRow(of: index.types[place], finding, uses: uses[place] ?? [])
    }
    let order = SingletonRow.Kind.allCases
    return rows.sorted { left, right in
      let (first, second) = (order.firstIndex(of: left.kind), order.firstIndex(of: right.kind))
      if let first, let second, first != second { return first < second }
      return left.accesses != right.accesses
        ? left.accesses > right.accesses : precedes(left.type, right.type)
    }
  }

  /// The types that reach for a shared instance, nil for none, by the instance's type: of two
  /// modules each may have a singleton of that name.
  private var sharedInstanceUses: [Int: [Int?]] {
    var uses: [Int: [Int?]] = [:]
    for use in source.findings where use.holds("shared_instance_access") && !use.isExempt {
      guard let file = fileIndex(of: use) else { continue }
      let user = index.type(ofSymbol: use.symbol, in: file)
      let path = user.map { index.types[$0].path } ?? ""
      guard
        let singleton = index.type(named: use.subject, within: path, in: file)
          ?? index.type(written: use.subject, in: file)
      else { continue }
      uses[singleton, default: []].append(user)
    }
    return uses
  }

  private func singletonRow(
    of type: ProjectType, _ finding: Finding, uses: [Int?]
  ) -> SingletonRow {
    let file = index.file(of: type)
    let userBound = type.userBound
    let kind = type.singletonKind(userBound: userBound)
    return SingletonRow(
      type: type.path, module: file.module, path: finding.place.path, line: finding.place.line,
      kind: kind, evidence: type.singletonEvidence(for: kind, userBound: userBound),
      accesses: uses.count, accessingTypes: Set(uses.compactMap { $0 }).count)
  }
}

extension Finding {
  fileprivate var isExempt: Bool { if case .exempt = standing { true } else { false } }
}

extension ProjectType {
  private var changing: [PropertySummary] { storedProperties.filter(\.isVariable) }

  private var heldInterface: [PropertySummary] {
    storedProperties.filter { property in
      let type = bareType(property.type ?? property.initializerStart ?? "")
      return interfaceTypes.contains { type == $0 }
        || interfaceSuffixes.contains { type.hasSuffix($0) }
    }
  }

  fileprivate func singletonKind(userBound: [PropertySummary]) -> SingletonRow.Kind {
    if !heldInterface.isEmpty { return .userInterface }
    if !userBound.isEmpty { return .session }
    guard !changing.isEmpty else { return .stateless }
    let isFlow = flowWords.contains { word in
      name.contains(word) || changing.contains { $0.name.lowercased().contains(word.lowercased()) }
    }
    return isFlow ? .flow : .app
  }

  /// The changing properties that belong to whoever is signed in.
  fileprivate var userBound: [PropertySummary] {
    changing.filter { property in
      let type = bareType(property.type ?? property.initializerStart ?? "")
      return SessionName.isUserState(property.name, type: type)
    }
  }

  fileprivate func singletonEvidence(
    for kind: SingletonRow.Kind, userBound: [PropertySummary]
  ) -> [String] {
    var evidence: [String] = []
    if kind == .userInterface {
      evidence.append("holds \(names(heldInterface))")
    } else if !userBound.isEmpty {
      evidence.append("user-bound: \(names(userBound))")
    }
    let others = changing.filter { property in
      kind == .userInterface || !userBound.contains { $0.name == property.name }
    }
    evidence.append(
      changing.isEmpty
        ? "no stored `var`" : others.isEmpty ? "" : "stored `var`: \(names(others))")
    let parts = parts.map(\.summary)
    if parts.contains(where: \.hasDeinitializer) { evidence.append("has a `deinit`") }
    if parts.contains(where: { $0.kind == .actor }) { evidence.append("an actor") }
    if parts.contains(where: { $0.attributes.contains("MainActor") }) {
      evidence.append("on the main actor")
    }
    if let sendable = parts.flatMap(\.inherited).first(where: { $0.hasSuffix("Sendable") }) {
      evidence.append("conforms to `\(sendable)`")
    }
    return evidence.filter { !$0.isEmpty }
  }

  private func names(_ properties: [PropertySummary]) -> String {
    let shown = properties.prefix(6).map { "`\($0.name)`" }.joined(separator: ", ")
    return properties.count > 6 ? "\(shown) and \(grouped(properties.count - 6)) more" : shown
  }
}

private let interfaceTypes: Set<String> = [
  "UIView", "UIWindow", "NSWindow", "NSView", "UIAlertController", "NSStatusItem", "NSMenu",
]
private let interfaceSuffixes = ["ViewController", "NavigationController", "TabBarController"]

private let flowWords = [
  "Cart", "Basket", "Checkout", "Draft", "Wizard", "Onboarding", "Booking", "Flow", "CurrentStep",
]
