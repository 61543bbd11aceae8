package import LintFindings

/// What `doctor` has to say of the gate in one tree, before it is text or JSON.
package struct Diagnosis: Sendable, Equatable {
  package var spots: [Spot]
  /// One for each rule that is gated here or in the catalogue.
  package var trials: [Trial] = []
  package var remarks: [Remark] = []

  package init(spots: [Spot]) { self.spots = spots }

  /// A path at which faulty code is planted.
  package struct Spot: Sendable, Equatable {
    package var tier: Tier
    /// Relative to the root; nil if no path of this tree can be of that tier.
    package var path: String?
    /// Whether the folder of the path is there.
    package var exists: Bool

    package init(tier: Tier, path: String?, exists: Bool) {
      self.tier = tier
      self.path = path
      self.exists = exists
    }

    /// What must become of the plant; nil if there is nowhere to plant.
    var wanted: Outcome? {
      path == nil ? nil : tier == .composition ? .exempt : .caught
    }
  }

  /// What becomes of faulty code; the raw value is shown.
  package enum Outcome: String, Sendable {
    /// `check` would fail for it.
    case caught
    /// `check` would not say a word.
    case missed
    /// It is seen, and does not count where it stands.
    case exempt
    /// There is nowhere to plant it.
    case nowhere = "-"
  }

  /// One rule, planted at every spot.
  package struct Trial: Sendable, Equatable {
    package var rule: RuleID
    package var level: Level
    /// One for each spot, in their order.
    package var results: [Result]

    package init(rule: RuleID, level: Level, results: [Result]) {
      self.rule = rule
      self.level = level
      self.results = results
    }
  }

  /// What became of a rule's examples at one spot.
  package struct Result: Sendable, Equatable {
    package var outcome: Outcome
    /// Why, in words; empty if that goes without saying.
    package var reason: String

    package init(_ outcome: Outcome, because reason: String = "") {
      self.outcome = outcome
      self.reason = reason
    }
  }

  /// Something about the gate that is worth a line.
  package struct Remark: Sendable, Equatable {
    package var topic: Topic
    package var weight: Weight
    package var text: String

    package init(_ topic: Topic, _ weight: Weight, _ text: String) {
      self.topic = topic
      self.weight = weight
      self.text = text
    }

    /// What the remark is about; the raw value is the word of the JSON.
    package enum Topic: String, Sendable, CaseIterable {
      case configuration, baseline, enforcement, history, ci, xcode
    }

    /// How much it matters; the raw value is shown.
    package enum Weight: String, Sendable {
      case ok, note, warning
      /// `check` cannot judge as long as it is so.
      case blocked
    }
  }
}

extension Diagnosis {
  /// How it all ends; the raw value is the word of the JSON.
  package enum Status: String, Sendable {
    case healthy, missed
    case cannotJudge = "cannot-judge"
  }

  /// The answer: what blocks outranks what is missed.
  package var status: Status {
    if remarks.contains(where: { $0.weight == .blocked }) { return .cannotJudge }
    return gatedTrials.allSatisfy(isAsWanted) ? .healthy : .missed
  }

  /// The trials of rules that are gated here.
  var gatedTrials: [Trial] { trials.filter { $0.level == .gate } }

  /// Whether a rule is caught and exempt where it must be.
  func isAsWanted(_ trial: Trial) -> Bool {
    zip(spots, trial.results).allSatisfy { spot, result in
      spot.wanted.map { $0 == result.outcome } ?? true
    }
  }
}
