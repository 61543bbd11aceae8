import DebtInventory
import LintFindings
import LintRules

/// The inventory of some files, scanned as the program would.
func inventory(of files: [String: String], record: DebtRecord? = nil) -> Inventory {
  DebtInventory.inventory(of: source(of: files, record: record))
}

/// The scan of some files: texts by path.
func source(of files: [String: String], record: DebtRecord? = nil) -> InventorySource {
  var settings = LintSettings.standard
  settings.recordsWiring = true
  let roles = files.keys.sorted().map { FileRole(path: $0, tier: tier(ofPath: $0)) }
  let digests = roles.map { digest(bytes(of: files, $0), as: $0, depth: .wholeTree) }
  let vocabulary = discover(in: digests, depth: .wholeTree)
  let reports = roles.map {
    lint(bytes(of: files, $0), as: $0, with: vocabulary, settings: settings)
  }
  var source = InventorySource(
    files: zip(roles, reports).map { survey($0, $1, text: files[$0.path] ?? "") },
    findings: reports.flatMap(\.findings),
    rules: Dictionary(
      uniqueKeysWithValues: Catalogue.rules.map {
        ($0.id, RuleStanding(family: $0.family, level: $0.level))
      }),
    vocabulary: vocabulary)
  source.record = record
  return source
}

private func bytes(of files: [String: String], _ role: FileRole) -> [UInt8] {
  Array((files[role.path] ?? "").utf8)
}

private func tier(ofPath path: String) -> Tier {
  if path.contains("Composition/") { return .composition }
  return path.hasSuffix("Coordinator.swift") ? .coordinator : .leaf
}

private func survey(_ role: FileRole, _ report: FileReport, text: String) -> FileSurvey {
  let digest =
    report.digest ?? digest(Array(text.utf8), as: role, depth: .wholeTree)
  var survey = FileSurvey(
    path: role.path, summary: digest.summary, typeLines: digest.typeLines,
    tier: report.facts.tier, exemption: report.facts.exemption,
    lineCount: text.split(separator: "\n", omittingEmptySubsequences: false).count,
    module: role.path.split(separator: "/").first.map(String.init) ?? "")
  survey.wiring = digest.wiring
  return survey
}
