import DebtRatchet
import LintFindings
import LintNotation
import LintRules

extension Configuration {
  /// What the scope's fingerprint is made from: all that decides which findings are counted.
  ///
  /// Levels are those that differ from the catalogue's: a rule that a new version of the program
  /// gates is seen by the record's list of rules.
  package var scopeLines: [String] {
    lines("include", scope.include.map(\.description))
      + lines("exclude", scope.exclude.map(\.description))
      + ["tests \(scope.countsTests ? "gate" : "exempt")"]
      + ["generated \(scope.countsGenerated ? "gate" : "exempt")"]
      + lines("tier coordinator", scope.shownPatterns(of: .coordinator))
      + lines("tier composition", scope.shownPatterns(of: .composition))
      + lines("rule", changedLevels)
      + (lint.environmentObjectsOnlyServices ? ["rule environment_object only services"] : [])
  }

  /// What takes debt out of the gate, by the keys of the configuration.
  var exceptions: [String: [String]] {
    sorted([
      "exclude": scope.exclude.map(\.description),
      "tests": scope.countsTests ? [] : ["exempt"],
      "generated": scope.countsGenerated ? [] : ["exempt"],
      "tiers.composition": scope.shownPatterns(of: .composition),
      "tiers.coordinator": scope.shownPatterns(of: .coordinator),
      "allowed": lint.allowed.map(\.target.shown),
      "ignores": lint.honoursIgnores ? ["allow"] : [],
      "environment_object": lint.environmentObjectsOnlyServices ? ["only services"] : [],
      "enforce": softModules.map { "\($0): warn" }
        + (ratchet.enforcement == .warn ? ["warn"] : []),
      "unit": ratchet.unit == .dependency ? ["dependency"] : [],
    ])
  }

  /// What brings code into the gate, or holds it more firmly, by the keys of the configuration.
  var coverage: [String: [String]] {
    sorted([
      "include": scope.include.isEmpty ? [everything] : scope.include.map(\.description),
      "containers": lint.containers,
      "wrappers": lint.wrappers,
      "enforce": modules.filter { $0.enforcement == .locked }.map { "\($0.name): locked" },
      "strict": ratchet.isStrict ? ["true"] : [],
    ])
  }

  private var softModules: [String] { modules.filter { $0.enforcement == .warn }.map(\.name) }

  private func sorted(_ settings: [String: [String]]) -> [String: [String]] {
    settings.filter { !$0.value.isEmpty }.mapValues { $0.sorted(by: Paths.precede) }
  }

  private var changedLevels: [String] {
    (Catalogue.rules + lint.customRules).compactMap { rule in
      let level = lint.level(of: rule)
      guard level != rule.level else { return nil }
      let family = rule.family.map { " \($0.rawValue)" } ?? ""
      return "\(rule.id)\(family) \(level.rawValue)"
    }
  }

  /// The order in which patterns are written does not matter.
  private func lines(_ title: String, _ values: [String]) -> [String] {
    values.sorted(by: Paths.precede).map { "\(title) \($0)" }
  }
}

extension Allowed.Target {
  fileprivate var shown: String {
    switch self {
    case .subject(let name): "subject \(name)"
    case .type(let name): "type \(name)"
    }
  }
}
