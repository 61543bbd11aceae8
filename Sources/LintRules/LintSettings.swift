package import LintFindings

/// What the configuration and the command line say about linting.
package struct LintSettings: Sendable {
  /// Levels that differ from the catalogue's.
  package var levels: [RuleID: Level] = [:] { didSet { selectRules() } }
  /// Rules of the configuration, run beside those of the catalogue.
  package var customRules: [Rule] = [] { didSet { selectRules() } }
  /// Container types named by the configuration, added to what is discovered.
  package var containers: [String] = []
  /// Injecting property wrappers named by the configuration.
  package var wrappers: [String] = []
  package var allowed: [Allowed] = []
  /// The five shapes exactly as written: no evidence, facets, ignores or exemptions.
  package var isLiteral = false
  /// Which rules decide what is read.
  package var thoroughness = Thoroughness.everything { didSet { selectRules() } }
  /// Whether inline ignores with a reason take findings out of the count.
  package var honoursIgnores = true
  /// Whether tests, mocks and previews count like other code.
  package var countsTests = false
  /// Whether generated code counts like other code.
  package var countsGenerated = false
  /// Whether `environment_object` holds for service-like types only.
  package var environmentObjectsOnlyServices = false

  /// Whether digests tell who builds what, which only the inventory asks.
  package var recordsWiring = false
  /// Whether findings carry the hash of their line, which only SARIF asks.
  package var recordsLineHashes = false

  /// Every rule that is not off, the catalogue's first.
  package private(set) var enabledRules: [Rule] = []
  /// The rules that are run on a file in which nothing is ignored.
  ///
  /// For the gate these are the gated ones and those of their families, as which debt may come
  /// back; what others find is nobody's question then.
  private(set) var rulesToRun: [Rule] = []

  package init() { selectRules() }

  /// The settings of a repository without configuration.
  package static let standard = LintSettings()

  /// The level of a rule: the configuration's word, else the catalogue's.
  package func level(of rule: Rule) -> Level { levels[rule.id] ?? rule.level }

  /// The enabled rules that may ask for a file or for the whole project.
  package var askingRules: [Rule] {
    enabledRules.filter { thoroughness == .everything || level(of: $0) == .gate }
  }

  /// Those of them that look at the project as a whole.
  package var projectRules: [Rule] { askingRules.filter { $0.checkProject != nil } }

  /// Every file asks for these lists, so they are made once.
  private mutating func selectRules() {
    enabledRules = (Catalogue.rules + customRules).filter { level(of: $0) != .off }
    let families = Set(enabledRules.filter { level(of: $0) == .gate }.compactMap(\.family))
    rulesToRun = enabledRules.filter { rule in
      thoroughness == .everything || level(of: rule) == .gate
        || rule.family.map(families.contains) ?? false
    }
  }
}

extension LintSettings {
  /// The decisions that no finding of a whole tree is about.
  package func idleDecisions(in findings: [Finding]) -> [Allowed] {
    let families = Dictionary(
      enabledRules.map { ($0.id, $0.family) }, uniquingKeysWith: { first, _ in first })
    return allowed.filter { allowed in
      !findings.contains { allowed.covers($0.subject, of: families[$0.rule] ?? nil) }
    }
  }
}

/// Which rules decide what is read.
package enum Thoroughness: Sendable {
  /// All that are not off.
  case everything
  /// The gated ones; others look only at the files that these ask for, and never at the project.
  case gate
}

/// A decision that something is no debt, with the reason for it.
package struct Allowed: Sendable, Equatable {
  /// What the decision is about.
  package enum Target: Sendable, Equatable {
    /// What is reached for, in findings of the family `access`.
    case subject(String)
    /// The type that declares itself a singleton, in findings of the family `declaration`.
    case type(String)
  }
  package var target: Target
  package var reason: String

  package init(_ target: Target, reason: String) {
    self.target = target
    self.reason = reason
  }

  /// Whether the decision is about what a finding of a rule of some family is about.
  func covers(_ subject: String, of family: Family?) -> Bool {
    switch (target, family) {
    case (.subject(let name), .access): isSame(name, subject)
    case (.type(let name), .declaration): name == subject
    default: false
    }
  }

  /// Whether two subjects are the same but for the case of the first letter.
  private func isSame(_ left: String, _ right: String) -> Bool {
    left.dropFirst() == right.dropFirst()
      && left.prefix(1).lowercased() == right.prefix(1).lowercased()
  }
}
