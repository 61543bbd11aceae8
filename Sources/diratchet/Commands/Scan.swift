import DebtRatchet
import LintFindings
import LintReporting
import LintRules
import LintWorkspace

extension Command {
  static let scan = Command(
    "scan", summary: "print every finding; no record is asked", operands: .any("PATH…"),
    flags: Flag.ofInput + [.only, .skip, .literal, .showLookalikes] + Flag.ofOutput
      + [.config, .isolated, .jobs]
  ) { invocation in
    let clock = ContinuousClock()
    let start = clock.now
    let project = try loadProject(invocation)
    let selection = try project.select(for: invocation)
    let tree = TreeScan(
      files: selection.listing.files, overlay: selection.overlay,
      settings: project.lintSettings, depth: .wholeTree, threads: invocation.threads,
      isWholeProject: !selection.isPartial
    ).run()
    let presentation = Presentation(
      invocation: invocation, subject: .scan, workspace: project.workspace,
      seconds: (clock.now - start) / .seconds(1))
    var report = scanReport(of: tree, selection.listing)
    report.rules += project.lintSettings.customRules
    if !selection.isPartial {
      let globs = project.remarks(onIdle: selection.listing)
      report.notes += globs.map { Note(path: "", message: $0) }
      report.notes += project.lintSettings.idleDecisions(in: tree.findings).map(idleNote)
    }
    if invocation.arguments.has(.showLookalikes) { report.lookAlikes = tree.lookAlikes }
    return try presentation.reply(with: report, status: .noIncrease)
  }
}

/// Everything that the scan found, judged by nobody.
private func scanReport(of tree: ScannedTree, _ listing: FileListing) -> RunReport {
  var report = RunReport(status: .pass, extent: tree.extent)
  report.rows = tree.findings.map { RunReport.Row($0, state(of: $0)) }
  report.notes = tree.notes
  report.skippedFiles = skippedFiles(tree, listing)
  report.extent.objectiveCFiles = listing.objectiveCCount
  return report
}

private func idleNote(of allowed: Allowed) -> Note {
  let what =
    switch allowed.target {
    case .subject(let name): "subject `\(name)`"
    case .type(let name): "type `\(name)`"
    }
  return Note(path: "", message: "`allowed`: no finding is about the \(what)")
}

private func state(of finding: Finding) -> FindingState? {
  switch finding.standing {
  case .counted: nil
  case .exempt: .exempt
  case .ignored: .ignored
  case .allowed: .allowed
  }
}

extension ScannedTree {
  var extent: RunReport.Extent {
    RunReport.Extent(files: fileCount, lines: lineCount, bytes: byteCount)
  }
}

/// The files that were not examined though they are Swift files, sorted by path.
func skippedFiles(_ tree: ScannedTree, _ listing: FileListing) -> [RunReport.SkippedFile] {
  let unknown = tree.unknown.map { RunReport.SkippedFile(path: $0.path, reason: $0.message) }
  let unread = (listing.skipped + listing.leftOut).map {
    RunReport.SkippedFile(path: $0.path, reason: $0.reason.description)
  }
  return (unknown + unread).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
}
