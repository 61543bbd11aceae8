import DebtRatchet
import LintFindings
import LintNotation
import LintReporting
import LintRules
import LintWorkspace

/// What is to be said of the gate besides whether it catches: configuration, record, history, and
/// who runs it.
struct GateExamination: Sendable {
  typealias Remark = Diagnosis.Remark

  let project: Project
  /// Nil if nothing is in scope.
  let gate: Gate?
  let record: RecordFile?
  let baseline: Baseline?
  /// What is in scope.
  let listing: FileListing
  /// What would be, without `exclude`.
  let includedFiles: [SourceFile]

  var remarks: [Remark] {
    configurationRemarks + baselineRemarks + enforcementRemarks + historyRemarks + callRemarks
      + xcodeRemarks
  }

  // The configuration

  private var configurationRemarks: [Remark] {
    let files = project.configuration.files
    let named = files.isEmpty ? "no configuration file" : files.joined(separator: ", ")
    let head = Remark(
      .configuration, .ok, "\(named); \(counted(listing.files.count, "Swift file")) in scope")
    return [head] + levelRemarks + idleRemarks + leftOutRemarks + unknownRemarks
  }

  private var levelRemarks: [Remark] {
    Catalogue.rules.compactMap { rule in
      let level = project.lintSettings.level(of: rule)
      guard rule.level == .gate, level != .gate else { return nil }
      return Remark(
        .configuration, .warning,
        "`\(rule.id)` is `\(level.rawValue)` here: new debt of that kind passes")
    }
  }

  /// Globs and folders of the configuration that match nothing.
  private var idleRemarks: [Remark] {
    let idle = zip(listing.idlePatterns, project.remarks(onIdle: listing)).map { pattern, text in
      Remark(.configuration, pattern.key == .include ? .blocked : .warning, text)
    }
    let paths = listing.files.map { split($0.role.path) }
    let modules = project.configuration.modules.flatMap { module in
      module.paths.filter { glob in !paths.contains { glob.matches($0) } }.map { glob in
        Remark(
          .configuration, .warning,
          "`modules` `\(module.name)`: `\(glob)` matches no file in scope")
      }
    }
    return idle + modules
  }

  /// How much `exclude` leaves out, by glob.
  private var leftOutRemarks: [Remark] {
    let listed = Set(listing.files.map(\.role.path))
    let missing = includedFiles.map(\.role.path).filter { !listed.contains($0) }
    let reasons = missing.compactMap { project.scope.reasonToSkip(tracked: $0)?.description }
    let counts = Dictionary(reasons.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.sorted { Paths.precede($0.key, $1.key) }.map { reason, count in
      Remark(
        .configuration, count * 2 >= includedFiles.count ? .warning : .note,
        "\(grouped(count)) of \(counted(includedFiles.count, "Swift file")): \(reason)")
    }
  }

  /// Sources that `check` refuses to judge.
  private var unknownRemarks: [Remark] {
    let sources =
      gate?.unknownSources
      ?? listing.unreadable.map { "`\($0.path)` \($0.reason.description)" }
    return sources.map { Remark(.configuration, .blocked, $0) }
  }

  // The record

  private var baselineRemarks: [Remark] {
    guard let record else {
      return [Remark(.baseline, .note, "none is wanted: every gated finding is new")]
    }
    guard let baseline else {
      return [
        Remark(
          .baseline, .blocked,
          "no baseline at \(record.path), so `check` ends in 2; run `diratchet baseline init`")
      ]
    }
    let total = baseline.entries.reduce(0) { $0 + $1.count }
    let head = Remark(.baseline, .ok, "\(record.path) records \(counted(total, "finding"))")
    return [head] + trackingRemarks(record) + verdictRemarks
  }

  private func trackingRemarks(_ record: RecordFile) -> [Remark] {
    guard let path = project.workspace.pathBelowRoot(record.location),
      GitRepository(project.workspace)?.tracks(path) == false
    else { return [] }
    return [
      Remark(
        .baseline, .warning,
        "\(record.path) is not committed, so CI does not have it; run `git add \(record.path)`")
    ]
  }

  /// What of the record is stale, and what is new already.
  private var verdictRemarks: [Remark] {
    guard let verdict = gate?.verdict() else { return [] }
    var remarks: [Remark] = []
    let new = verdict.findings.count { $0.state.isIncrease }
    if new > 0 {
      remarks.append(
        Remark(
          .baseline, .note, "`check` fails as the tree is: \(counted(new, "finding")) not recorded")
      )
    }
    let gone = verdict.fixed.reduce(0) { $0 + $1.count }
    if gone > 0 {
      remarks.append(
        Remark(
          .baseline, .warning,
          "\(counted(gone, "recorded finding")) gone: as much could come back unseen; "
            + "run `diratchet baseline tighten`"))
    }
    for (why, count) in setAside(verdict) {
      remarks.append(Remark(.baseline, .warning, "\(counted(count, "recorded finding")) \(why)"))
    }
    let told = verdict.notices.filter { !$0.isAboutFarMoves && $0 != .stale }
    return remarks + told.map { Remark(.baseline, .warning, $0.description) }
  }

  private func setAside(_ verdict: Verdict) -> [(String, Int)] {
    let entries = verdict.setAside.compactMap { entry -> (String, Int)? in
      switch entry.why {
      case .notExamined, .unknown: nil
      case .dormant: ("dormant: nothing gated finds them now", entry.count)
      case .outdated: ("of an older revision of their rule", entry.count)
      case .leftScope: ("in files that left the scope", entry.count)
      case .slack: ("above what the tree holds", entry.count)
      }
    }
    return Dictionary(entries, uniquingKeysWith: +).sorted { Paths.precede($0.key, $1.key) }
      .map { ($0.key, $0.value) }
  }
}
