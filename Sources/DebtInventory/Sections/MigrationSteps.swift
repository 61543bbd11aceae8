import LintFindings
import LintRules
import SwiftOutline

/// One of the seven steps of the migration, and how far it is.
package struct MigrationStep: Sendable, Equatable {
  /// 1 to 7.
  package var number: Int
  package var name: String
  package var state: State
  /// What is left to do, as a number; nil where there is nothing to count.
  package var remaining: Int?
  /// What the state was told by.
  package var evidence: String
  /// What to do next to complete it.
  package var next: String

  /// How far the step is; the raw value is shown.
  package enum State: String, Sendable {
    case complete
    case open
    /// Nothing shows it, which does not mean that it is not so.
    case notSeen = "not seen"
  }
}

extension Census {
  /// The seven steps, in order.
  func migrationSteps(_ ledger: [LedgerRow], _ singletons: [SingletonRow]) -> [MigrationStep] {
    [
      measured, frozen, leavesConverted(ledger), containersNarrowed, sessionSplit(singletons),
      registrationsInCode, decided,
    ]
  }

  private var measured: MigrationStep {
    let record = source.record
    return MigrationStep(
      number: 1, name: "Measured", state: record == nil ? .open : .complete, remaining: nil,
      evidence: record.map { "\(counted($0.total, "debt")) recorded in \($0.path)" }
        ?? "no record; \(counted(gatedTotal, "gated finding")) now",
      next: "run `diratchet baseline init`")
  }

  private var frozen: MigrationStep {
    MigrationStep(
      number: 2, name: "Frozen in CI", state: source.gateFiles.isEmpty ? .notSeen : .complete,
      remaining: nil,
      evidence: source.gateFiles.isEmpty
        ? "no CI file that runs `diratchet check` was seen"
        : "`diratchet` runs in \(source.gateFiles.joined(separator: ", "))",
      next: "run `diratchet check` in CI; if it does, where no file shows it, go on with step 3")
  }

  private func leavesConverted(_ ledger: [LedgerRow]) -> MigrationStep {
    let leaves = ledger.filter { $0.tier == .leaf && !$0.isCreatedBySystem }
    let scaffolds = debt.count { scaffoldRules.contains($0.rule) }
    let defaults =
      "; \(counted(scaffolds, "default argument")) \(scaffolds == 1 ? "fetches" : "fetch") one"
    return step(
      3, "Leaves take what they need through init", remaining: leaves.count,
      evidence: "\(counted(leaves.count, "leaf type")) \(leaves.count == 1 ? "hides" : "hide") "
        + "dependencies\(scaffolds == 0 ? "" : defaults)",
      next: "convert the first type under \"What to convert next\"")
  }

  private var containersNarrowed: MigrationStep {
    let handed = containerReceivers
    let first = handed.first.map { "; start with `\($0)`" } ?? ""
    return step(
      4, "Narrow factories instead of containers", remaining: handed.count,
      evidence: "\(counted(handed.count, "container")) handed in outside of Composition",
      next: "hand in a narrow factory instead of the container\(first)")
  }

  /// The symbols that take a container; without the rule the types whose initialiser does.
  private var containerReceivers: [String] {
    let rule: RuleID = "container_parameter"
    if source.rules[rule] != nil { return debt.filter { $0.holds(rule) }.map(\.symbol) }
    return judgedTypes.map { index.types[$0] }.filter { type in
      type.initializers.flatMap(\.parameters).contains { members.isContainer($0.type) }
    }.map(\.path).sorted(by: precedes)
  }

  private func sessionSplit(_ singletons: [SingletonRow]) -> MigrationStep {
    let kept = singletons.filter { $0.kind == .session }
    let found = debt.filter { $0.holds("session_state_in_singleton") }.map { finding in
      type(of: finding).map { index.types[$0].path } ?? finding.subject
    }
    let names = Set(kept.map(\.type) + found).sorted(by: precedes)
    return step(
      5, "Session state in an object that dies at logout", remaining: names.count,
      evidence: (names.isEmpty
        ? "no app-lifetime object that holds session state was seen"
        : "user-bound state lives as long as the app in \(list(names))") + "; \(weakTestWords)",
      next: "move it to an object that the session owns, with a test that holds it weakly")
  }

  private var weakTestWords: String {
    let test = source.files.first { file in
      guard file.exemption != nil, file.tier != .composition else { return false }
      return (file.wiring?.weakNames ?? []).contains { name in
        ["session", "graph", "account", "user"].contains { name.lowercased().contains($0) }
      }
    }
    return test.map { "a weak reference is tested in \($0.path)" }
      ?? "no test that holds the session weakly was seen"
  }

  private var registrationsInCode: MigrationStep {
    let count = source.files.lazy.filter(\.isShipped).reduce(0) {
      $0 + ($1.wiring?.registrations.count ?? 0)
    }
    let types = source.files.lazy.filter(\.isShipped).flatMap(\.summary.types)
    let features = Set(
      types.filter { $0.kind == .struct && $0.path.hasSuffix("Dependencies") }.map(\.path)
    ).sorted(by: precedes)
    return step(
      6, "Registrations turned into code", remaining: count,
      evidence: "\(counted(count, "registration")) left; "
        + (features.isEmpty
          ? "no feature exposes a `Dependencies` type yet"
          : "\(list(features)) \(features.count == 1 ? "says" : "say") what a feature needs"),
      next: "give one feature a `Dependencies` structure and an entry type, and build it in code")
  }

  private var decided: MigrationStep {
    step(
      7, "Zero outside of Composition", remaining: gatedTotal,
      evidence: "\(counted(gatedTotal, "gated finding")) outside of Composition",
      next: "keep the container as a detail of the root, or drop it")
  }

  private func step(
    _ number: Int, _ name: String, remaining: Int, evidence: String, next: String
  ) -> MigrationStep {
    MigrationStep(
      number: number, name: name, state: remaining == 0 ? .complete : .open, remaining: remaining,
      evidence: evidence, next: next)
  }

  private func list(_ names: [String]) -> String {
    let shown = names.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
    return names.count > 5 ? "\(shown) and \(grouped(names.count - 5)) more" : shown
  }
}

private let scaffoldRules: Set<RuleID> = ["container_default_argument", "shared_default_argument"]

extension Finding {
  /// Whether a rule holds at the place, as the finding's own or beside it.
  func holds(_ rule: RuleID) -> Bool { self.rule == rule || facets.contains(rule) }
}
