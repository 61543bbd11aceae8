package import LintFindings

/// What the configuration and the command line decide about counting and judging.
package struct RatchetSettings: Sendable {
  /// Every rule that this binary knows, whatever its level.
  package var rules: [RuleID: RuleState]
  /// `scopeFingerprint(of:)` of the resolved scope settings.
  package var scope: String
  package var unit = CountingUnit.site
  /// Also fails what is replaced, relabelled into an exempt tier, or newly ignored.
  package var isStrict = false
  package var enforcement = Enforcement.fail
  /// For the modules that have a word of their own; it goes before `enforcement`.
  package var moduleEnforcement: [String: Enforcement] = [:]
  /// The module of a file, given its path.
  package var module: @Sendable (String) -> String = moduleByFolder(of:)
  /// Whether a file is gated in this run (`--module`, `--owner`); others are judged, not gated.
  package var gates: @Sendable (String) -> Bool = { _ in true }
  /// `--frozen`: a record that `tighten` would change is refused.
  package var isFrozen = false
  /// The settings that can take debt out of the gate, by name (`exclude`, `allowed`,
  /// `tiers.composition`), each with its values; the guard compares them between two commits.
  package var exceptions: [String: [String]] = [:]
  /// The settings that bring code into the gate, by name (`include`), each with its values; an
  /// `include` that is not written is `everything`.
  package var coverage: [String: [String]] = [:]

  package init(rules: [RuleID: RuleState], scope: String) {
    self.rules = rules
    self.scope = scope
  }

  /// The rules at level `gate`, sorted, with their revisions.
  package var gatedRevisions: [RuleID: Int] {
    rules.filter { $0.value.level == .gate }.mapValues(\.revision)
  }

  /// The family of a rule; a rule without family is its own.
  package func family(of rule: RuleID) -> DebtFamily {
    DebtFamily(name: rules[rule]?.family?.rawValue ?? rule.name)
  }

  /// Whether the ratchet counts the rule.
  package func isGated(_ rule: RuleID) -> Bool { rules[rule]?.level == .gate }

  /// The settings with `"enforce": "fail"` everywhere.
  var fullyEnforced: RatchetSettings {
    var settings = self
    (settings.enforcement, settings.moduleEnforcement) = (.fail, [:])
    return settings
  }

  /// How firmly a file's module is held.
  package func enforcement(of file: String) -> Enforcement {
    moduleEnforcement.isEmpty ? enforcement : moduleEnforcement[module(file)] ?? enforcement
  }
}

/// What the configuration and the binary say of one rule.
package struct RuleState: Sendable, Equatable {
  package var level: Level
  package var family: Family?
  /// Raised whenever the rule finds other things or names subjects differently.
  package var revision: Int
  /// Whether the configuration defines the rule; its revision is a hash then, neither older nor
  /// newer than another.
  package var isCustom: Bool

  /// A revision from here on is the hash of a rule of the configuration; those of the catalogue are
  /// counted from 1.
  static let firstCustomRevision = 1_000

  package init(level: Level, family: Family?, revision: Int, isCustom: Bool = false) {
    self.level = level
    self.family = family
    self.revision = revision
    self.isCustom = isCustom
  }
}

/// Debts that are spellings of each other: a family of rules, or one rule alone.
package struct DebtFamily: Sendable, Hashable, Comparable, CustomStringConvertible {
  package var name: String

  package init(name: String) { self.name = name }

  package var description: String { name }

  package static func < (left: DebtFamily, right: DebtFamily) -> Bool {
    precedes(left.name, right.name)
  }
}

/// What counts as one debt.
package enum CountingUnit: String, Sendable, CaseIterable {
  /// Every place.
  case site
  /// A subject once per file and family.
  case dependency
}

/// What an increase does.
package enum Enforcement: String, Sendable, CaseIterable {
  /// It fails the run.
  case fail
  /// It is told, and the run passes.
  case warn
  /// It fails the run, and `accept` is refused: the module is at zero and stays there.
  case locked
}
