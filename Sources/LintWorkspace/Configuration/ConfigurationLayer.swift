package import DebtRatchet
package import LintFindings
package import LintNotation
package import LintRules

/// What one configuration file says; nil is not said.
struct ConfigurationLayer: Sendable {
  var include: [PlacedGlob]?
  var exclude: [PlacedGlob]?
  var countsTests: Bool?
  var countsGenerated: Bool?
  var tiers: [Tier: [PlacedGlob]]?
  var levels: [RuleID: Level] = [:]
  var environmentObjectsOnlyServices: Bool?
  var containers: [String]?
  var wrappers: [String]?
  var allowed: [Allowed]?
  var customRules: [CustomRuleSetting]?
  var modules: [ModuleSetting]?
  var enforcement: Enforcement?
  var base: BaseSetting?
  var unit: CountingUnit?
  var honoursIgnores: Bool?
  var isStrict: Bool?
  var baseline: BaselineSetting?

  /// What holds when this file extends another: its own word, else the other's, key by key; the
  /// levels of rules are put together rule by rule.
  func extending(_ other: ConfigurationLayer) -> ConfigurationLayer {
    var result = other
    result.levels.merge(levels) { _, own in own }
    func prefer<Value>(_ key: WritableKeyPath<ConfigurationLayer, Value?>) {
      if let own = self[keyPath: key] { result[keyPath: key] = own }
    }
    prefer(\.include)
    prefer(\.exclude)
    prefer(\.countsTests)
    prefer(\.countsGenerated)
    prefer(\.tiers)
    prefer(\.environmentObjectsOnlyServices)
    prefer(\.containers)
    prefer(\.wrappers)
    prefer(\.allowed)
    prefer(\.customRules)
    prefer(\.modules)
    prefer(\.enforcement)
    prefer(\.base)
    prefer(\.unit)
    prefer(\.honoursIgnores)
    prefer(\.isStrict)
    prefer(\.baseline)
    return result
  }
}

/// What a change is judged against when the command line does not say.
package enum BaseSetting: Sendable, Equatable {
  case none
  /// What the CI provider's variables say, else the default branch of `origin`.
  case auto
  case reference(String)
}

/// Where the record of accepted debt lies.
package enum BaselineSetting: Sendable, Equatable {
  /// A path relative to the root.
  case file(String)
  /// No record: every gated finding is new.
  case none
}

/// A part of the repository with a name of its own.
package struct ModuleSetting: Sendable {
  package var name: String
  package var paths: [Glob]
  package var owner: String?
  package var enforcement: Enforcement?

  package init(name: String, paths: [Glob], owner: String?, enforcement: Enforcement?) {
    self.name = name
    self.paths = paths
    self.owner = owner
    self.enforcement = enforcement
  }
}

/// A rule that the configuration describes.
package struct CustomRuleSetting: Sendable, Equatable {
  package var id: RuleID
  package var summary: String
  /// What syntax the rule looks for.
  package var match: CustomMatch
  package var why: String
  /// Swift in which the rule must find something.
  package var faulty: String
  /// Swift in which it must not.
  package var correct: String
  /// Where the rule is written, `file:line:column`.
  package var place: String

  /// The rule itself.
  package var rule: Rule {
    .custom(id, summary: summary, why: why, match: match, faulty: faulty, correct: correct)
  }
}
