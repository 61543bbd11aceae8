import DebtRatchet
import LintFindings
import LintReporting
import LintRules
import LintWorkspace

extension Command {
  static let check = Command(
    "check", summary: "judge the tree against the record; fail when debt increased",
    operands: .any("PATH…"),
    flags: Flag.ofInput + [.base, .staged, .onlyModule, .owner] + [.only, .skip, .literal]
      + [.baseline, .noBaseline, .frozen, .listKnown, .why, .exitZero] + Flag.ofOutput
      + [.config, .isolated, .jobs],
    details: """
        diratchet                            judge the whole repository
        diratchet check Sources/Cart         judge a folder; other files count as not examined
        diratchet check --base origin/main   judge what a branch changes
        diratchet check --staged             judge what is about to be committed
        diratchet check --format json        the same for a program
        diratchet check --frozen             also fail (exit 3) when the record lists what is gone
      """
  ) { invocation in
    let clock = ContinuousClock()
    let start = clock.now
    let gate = try openGate(invocation)
    let report = try judgedReport(gate)
    let presentation = Presentation(
      invocation: invocation, subject: .check, workspace: gate.project.workspace,
      seconds: (clock.now - start) / .seconds(1))
    if let place = invocation.arguments.value(of: .why) {
      let text = try reasons(for: place, gate, options: presentation.options)
      return Reply(text, status: ExitStatus(report.status))
    }
    return try presentation.reply(with: report, status: ExitStatus(report.status))
  }
}

/// What `--why FILE:LINE` asks for.
private func reasons(
  for place: String, _ gate: Gate, options: TextOptions
) throws -> String {
  let parts = place.split(separator: ":")
  guard parts.count >= 2, let line = Int(parts[1]) else {
    throw UsageError.noPlace(flag: Flag.why.spelling, value: place)
  }
  let path = try gate.file(givenAs: String(parts[0]))
  let explanations = explain(
    file: path, line: line, in: gate.measured, against: gate.baseline, reference: gate.reference,
    settings: gate.project.configuration.ratchet)
  if explanations.isEmpty {
    let findings = gate.gatedFindings.filter { $0.place.path == path }
    throw CallError.nothingAt("\(path):\(line)", lines: findings.map(\.place.line))
  }
  return renderExplanations(explanations, options: options)
}

/// Reads the record and scans the tree for `check`.
private func openGate(_ invocation: Invocation) throws -> Gate {
  let arguments = invocation.arguments
  let project = try loadProject(invocation)
  if arguments.has(.noBaseline) {
    for flag in [Flag.baseline, .frozen] where arguments.has(flag) {
      throw UsageError.conflict(Flag.noBaseline.spelling, flag.spelling)
    }
    return try Gate(invocation, project: project, baseline: nil)
  }
  guard let file = project.recordFile(for: arguments) else {
    return try Gate(invocation, project: project, baseline: nil)
  }
  let baseline =
    arguments.has(.staged)
    ? try project.stagedRecord(file) : try file.read(rules: project.configuration.ratchet.rules)
  let gate = try Gate(invocation, project: project, baseline: baseline)
  if baseline == nil {
    throw CallError.noRecord(
      path: file.path, findings: gate.gatedFindings.count,
      isAtBase: gate.reference.baseline != nil)
  }
  if arguments.has(.frozen), gate.selection.isPartial { throw CallError.partialFreeze }
  return gate
}

/// The verdict on the tree, and what could not be judged.
private func judgedReport(_ gate: Gate) throws -> RunReport {
  if let baseline = gate.baseline {
    let unaccounted = gate.measured.unaccountedFiles(of: baseline)
    if !unaccounted.isEmpty { throw CallError.unaccounted(unaccounted) }
  }
  var report = gate.report()
  report.hasRecord = gate.baseline != nil && !gate.isLocked(report)
  report.notes = gate.tree.notes + gate.scopeNotes
  report.skippedFiles = skippedFiles(gate.tree, gate.selection.listing)
  report.extent.objectiveCFiles = gate.selection.listing.objectiveCCount
  report.rules += gate.project.lintSettings.customRules
  let unknown = gate.unknownSources
  if !unknown.isEmpty {
    report.status = .cannotJudge
    report.strictStatus = .cannotJudge
    report.failures = unknown
  }
  return report
}

extension Gate {
  /// The judgement, as far as it is about files that count in this run.
  func report() -> RunReport {
    var report = RunReport(verdict(), extent: tree.extent)
    let gates = project.configuration.ratchet.gates
    report.rows.removeAll { !gates($0.finding.place.path) }
    report.fixed.removeAll { !gates($0.key.file) }
    report.setAside.removeAll { !gates($0.key.file) }
    if report.status == .increase {
      for index in report.rows.indices {
        report.rows[index].isEnforced = enforcement(of: report.rows[index]) != .warn
      }
    }
    report.base = base.map {
      RunReport.Reference(
        reference: $0.asked, commit: $0.commit, choice: $0.choice.rawValue,
        changedFiles: changedCount)
    }
    return report
  }

  private func enforcement(of row: RunReport.Row) -> Enforcement {
    project.configuration.ratchet.enforcement(of: row.finding.place.path)
  }

  /// Whether all that fails the run lies in modules that take no new debt in, whatever the reason.
  fileprivate func isLocked(_ report: RunReport) -> Bool {
    let refused = report.rows.filter { ($0.state?.isIncrease ?? false) && $0.isEnforced }
    return !refused.isEmpty && refused.allSatisfy { enforcement(of: $0) == .locked }
  }

  /// A judged file that was named by hand: as seen from the working directory, or as it is printed.
  func file(givenAs path: String) throws -> String {
    let below = project.workspace.pathBelowRoot(path)
    if let file = [below, path].compactMap(\.self).first(where: { tree.facts[$0] != nil }) {
      return file
    }
    guard let below, selection.holds(below, in: project.workspace) else {
      throw WorkspaceProblem.missingPaths([path])
    }
    throw CallError.notJudged(below, reason: selection.reasonForSkipping(below)?.description)
  }

  /// The findings that the ratchet counts.
  var gatedFindings: [Finding] {
    tree.findings.filter {
      $0.standing == .counted && project.configuration.ratchet.isGated($0.rule)
    }
  }

  /// Sources that nothing can be said of, each as a sentence.
  var unknownSources: [String] {
    tree.unknown.map { "`\($0.path)` \($0.message)" }
      + selection.listing.unreadable.map { "`\($0.path)` \($0.reason.description)" }
  }

  /// Globs that match nothing, and paths given by hand that are not in scope.
  var scopeNotes: [Note] {
    var notes = project.remarks(onIdle: selection.listing).map { Note(path: "", message: $0) }
    let given = selection.listing.givenCount
    if selection.isPartial, given == 0 || !selection.listing.leftOut.isEmpty {
      let inScope = given - selection.listing.leftOut.count
      notes.append(Note(path: "", message: "\(inScope) of \(given) given files are in scope"))
    }
    return notes
  }
}
