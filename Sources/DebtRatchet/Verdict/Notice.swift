package import LintFindings

/// Something about the record or the run that is worth a line and is no finding.
package enum Notice: Sendable, Equatable {
  /// A rule found less, or named subjects differently, when the record was written.
  case outdatedRule(RuleID, recorded: Int, current: Int)
  case unrecordedRule(RuleID, findings: Int)
  case dormantRule(RuleID, count: Int)
  case unrecordedName(String)
  case goneName(String)
  case scopeChanged(recorded: String, current: String)
  /// Without an earlier tree, moves between far folders cannot be seen; without git no flag helps.
  case movesUnseen(Git = .isThere)
  /// Debt was recorded, and the scan found none at all.
  case nothingFound(recorded: Int)
  /// Debt is fixed in a file that is gone, while as much is new elsewhere.
  case perhapsRenamed(file: String, count: Int, Git = .isThere)
  /// Exempt findings rose or fell since the base.
  case exemptChanged(before: Int, after: Int)
  /// The enforcement turned a failure into a pass.
  case wouldFail(Verdict.Status)
  /// `tighten` would change the record.
  case stale
  case guarded(GuardFinding)

  /// Whether there are commits to compare with.
  package enum Git: Sendable { case isThere, isMissing }

  /// The notice where there is no git, and so no commit to propose.
  package var withoutGit: Notice {
    switch self {
    case .movesUnseen: .movesUnseen(.isMissing)
    case .perhapsRenamed(let file, let count, _):
      .perhapsRenamed(file: file, count: count, .isMissing)
    default: self
    }
  }

  /// Whether it only says that far moves cannot be seen, which matters where something is new.
  package var isAboutFarMoves: Bool { if case .movesUnseen = self { true } else { false } }

  /// The notice in words.
  package var description: String {
    switch self {
    case .outdatedRule(let rule, let recorded, let current):
      "rule `\(rule)` was recorded with revision \(recorded), this binary has \(current); "
        + "run `diratchet baseline upgrade`"
    case .unrecordedRule(let rule, let findings):
      "rule `\(rule)` is gated but not recorded, \(counted(findings, "finding")) not frozen; "
        + "run `diratchet baseline upgrade`"
    case .dormantRule(let rule, let count):
      "rule `\(rule)` is no longer gated, \(counted(count, "recorded finding")) dormant; "
        + "run `diratchet baseline upgrade` to drop them"
    case .unrecordedName(let name):
      "discovered \(quoted(name)) is not recorded; run `diratchet baseline upgrade`"
    case .goneName(let name):
      "recorded \(quoted(name)) is declared nowhere; run `diratchet baseline upgrade` to drop it"
    case .scopeChanged(let recorded, let current):
      "the configured scope changed (\(recorded) -> \(current)); run `diratchet baseline upgrade`"
    case .movesUnseen(.isThere):
      "no earlier tree to compare with: moves across folders cannot be seen; "
        + "run with `--base REF` to follow them"
    case .movesUnseen(.isMissing):
      "no git, so no earlier tree to compare with: moves across folders cannot be seen"
    case .nothingFound(let recorded):
      "no finding at all where \(recorded) are recorded; check `include` and the root"
    case .perhapsRenamed(let file, let count, let git):
      "\(counted(count, "finding")) fixed in deleted `\(file)`; "
        + (git == .isThere
          ? "run with `--base REF` to follow renames"
          : "without git a rename to elsewhere cannot be followed")
    case .exemptChanged(let before, let after):
      "exempt \(after) (\(after < before ? "" : "+")\(after - before))"
    case .wouldFail(let status):
      "would fail (exit \(status.exitCode)); `enforce` is `warn`"
    case .stale:
      "the record is stale; run `diratchet baseline tighten`"
    case .guarded(let finding): finding.description
    }
  }
}

/// `container AppDIContainer` as ``container `AppDIContainer` ``.
private func quoted(_ name: String) -> String {
  let words = name.split(separator: " ", maxSplits: 1)
  return words.count == 2 ? "\(words[0]) `\(words[1])`" : "`\(name)`"
}
