import DebtRatchet
import LintFindings
import LintReporting
import LintRules
import LintWorkspace

extension Command {
  static let doctor = Command(
    "doctor", summary: "prove that the gate can fail here: plant faulty code, see it caught",
    operands: .optional("FOLDER"),
    flags: [.baseline, .textOrJSON, .config, .isolated, .jobs],
    details: """
        diratchet doctor                     plant in the folder that holds most of the code
        diratchet doctor Modules/Booking     plant there
      Nothing is written. Exit codes: 0 every gated rule is caught at a leaf and a coordinator and
      exempt in a composition root · 1 one is not · 2 `check` could not judge this tree at all.
      """
  ) { invocation in
    let diagnosis = try diagnose(invocation)
    let text =
      invocation.isJSON
      ? renderDiagnosisJSON(diagnosis)
      : renderDiagnosis(diagnosis, palette: invocation.palette)
    return Reply(text, status: ExitStatus(diagnosis.status))
  }
}

extension ExitStatus {
  fileprivate init(_ status: Diagnosis.Status) {
    switch status {
    case .healthy: self = .noIncrease
    case .missed: self = .increase
    case .cannotJudge: self = .cannotJudge
    }
  }
}

private func diagnose(_ invocation: Invocation) throws -> Diagnosis {
  let arguments = invocation.arguments
  let project = try loadProject(invocation)
  let record = project.recordFile(for: arguments)
  let baseline = try record?.read(rules: project.configuration.ratchet.rules)
  let whole = Invocation(arguments: arguments.withoutOperands, terminal: invocation.terminal)
  let listing = try project.select(for: whole).listing
  let gate = try listing.files.isEmpty ? nil : whole.openedGate(project, baseline)
  let included = try project.includedFiles(threads: invocation.threads)
  let given = try arguments.operands.first.map { try project.folder(givenAs: $0) }
  let spots = PlantSpots(
    among: listing.holdsMost(of: included) ? listing.files : included, scope: project.scope,
    below: given
  ).shown(in: project.workspace)
  let planting = try Planting(
    at: spots, in: project, gate: gate, baseline: baseline, threads: invocation.threads)
  var diagnosis = Diagnosis(spots: spots)
  let rules = (Catalogue.rules + project.lintSettings.customRules).filter { rule in
    rule.level == .gate || project.lintSettings.level(of: rule) == .gate
  }
  diagnosis.trials = mapInParallel(rules, threads: invocation.threads, transform: planting.trial)
  let examination = GateExamination(
    project: project, gate: gate, record: record, baseline: baseline, listing: listing,
    includedFiles: included)
  diagnosis.remarks = examination.remarks
  return diagnosis
}

extension FileListing {
  /// Whether it leaves out less than half of some files: foreign code is left out on purpose, most
  /// of the code by mistake.
  fileprivate func holdsMost(of included: [SourceFile]) -> Bool {
    files.count * 2 > included.count
  }
}

extension Invocation {
  /// The tree as `check` sees it; an `include` that matches nothing is told as a remark instead.
  fileprivate func openedGate(_ project: Project, _ baseline: Baseline?) throws -> Gate? {
    do {
      return try Gate(self, project: project, baseline: baseline)
    } catch CallError.idleInclude {
      return nil
    }
  }
}

extension Project {
  /// The Swift files that are in scope but for `exclude`.
  fileprivate func includedFiles(threads: Int) throws(WorkspaceProblem) -> [SourceFile] {
    var scope = scope
    scope.exclude = []
    return try workspace.listFiles(FileRequest(threads: threads), in: scope).files
  }

  /// A folder of the root, relative to it.
  fileprivate func folder(givenAs path: String) throws -> String {
    guard let folder = workspace.pathBelowRoot(path),
      (try? System.status(of: workspace.location(of: folder)))?.kind == .folder
    else { throw WorkspaceProblem.missingPaths([path]) }
    return folder
  }
}
