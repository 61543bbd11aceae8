import DebtInventory
import LintFindings
import LintRules
import LintWorkspace

/// Measures commits with today's rules, from the objects of git: nothing is checked out, and each
/// distinct content is read and scanned once, whatever files and commits it belongs to.
struct HistoryScan: Sendable {
  let project: Project
  let repository: GitRepository
  /// The names of today's tree and of the record.
  var vocabulary: Vocabulary
  var modules: ModuleMap
  let threads: Int
  let progress: ProgressLine

  /// What a walk yields.
  struct Result: Sendable {
    var points: [HistoryPoint]
    /// How many distinct contents the commits hold, and how many were read: the same, unless the
    /// repository lacks some.
    var distinctBlobs: Int
    var readBlobs: Int
  }

  /// A content in the part that its path plays: the same content counts differently in a test.
  private struct Piece: Hashable, Sendable {
    var blob: String
    var tier: Tier
    var exemption: String?

    var role: FileRole { FileRole(path: "", tier: tier, exemption: exemption) }
  }

  /// The numbers at each of some commits, in their order.
  func measure(_ commits: [HistoryCommit]) throws -> Result {
    let changes = try repository.changes(along: commits)
    var pieces: [Piece] = []
    var places: [Piece: Int] = [:]
    for change in changes.joined() {
      guard let piece = piece(of: change), places[piece] == nil else { continue }
      places[piece] = pieces.count
      pieces.append(piece)
    }
    let blobs = Set(pieces.map(\.blob)).count
    let measures = try measures(of: pieces)
    let points = points(at: commits, changes) { piece in places[piece].flatMap { measures[$0] } }
    return Result(
      points: points, distinctBlobs: blobs,
      readBlobs: Set(zip(pieces, measures).filter { $0.1 != nil }.map(\.0.blob)).count)
  }

  /// Nil for what is gone and for what is not looked at.
  private func piece(of change: TreeChange) -> Piece? {
    guard let blob = change.blob, project.scope.reasonToSkip(tracked: change.path) == nil else {
      return nil
    }
    let role = project.scope.role(of: change.path)
    return Piece(blob: blob, tier: role.tier, exemption: role.exemption)
  }

  /// The measure of each piece; nil for a content that the repository lacks.
  private func measures(of pieces: [Piece]) throws -> [FileMeasure?] {
    let reader = try BlobReader(repository)
    let rules = project.ruleStandings
    var measures: [FileMeasure?] = []
    while measures.count < pieces.count {
      let batch = pieces[measures.count...].prefix(512)
      let names = batch.map(\.blob)
      let contents = try reader.contents(of: names)
      measures += mapInParallel(Array(zip(batch, contents)), threads: threads) { piece, bytes in
        bytes.map { measure($0, as: piece.role, rules) }
      }
      progress.show("history: \(measures.count) of \(pieces.count) contents")
    }
    progress.erase()
    return measures
  }

  private func measure(
    _ bytes: [UInt8], as role: FileRole, _ rules: [RuleID: RuleStanding]
  ) -> FileMeasure {
    // Tests and composition hold no debt, whatever is in them.
    if role.exemption != nil || role.tier == .composition { return FileMeasure(tier: role.tier) }
    guard case .source(let source, _) = examine(bytes) else { return FileMeasure(tier: role.tier) }
    let report = lint(source, as: role, with: vocabulary, settings: project.lintSettings)
    guard let digest = report.digest else { return FileMeasure(tier: report.facts.tier) }
    let survey = FileSurvey(
      path: role.path, summary: digest.summary, typeLines: digest.typeLines,
      tier: report.facts.tier, exemption: report.facts.exemption)
    return FileMeasure(
      of: survey, findings: report.findings, rules: rules, vocabulary: vocabulary)
  }

  private func points(
    at commits: [HistoryCommit], _ changes: [[TreeChange]],
    measure: (Piece) -> FileMeasure?
  ) -> [HistoryPoint] {
    var tally = HistoryTally(rules: project.ruleStandings)
    var present: [String: FileMeasure] = [:]
    return zip(commits, changes).map { commit, changes in
      for change in changes {
        let module = modules.reportedModule(of: change.path)
        if let old = present.removeValue(forKey: change.path) { tally.remove(old, in: module) }
        guard let piece = piece(of: change), let new = measure(piece) else { continue }
        tally.add(new, in: module)
        present[change.path] = new
      }
      var point = HistoryPoint(
        day: CivilDay(secondsSince1970: commit.seconds), commit: commit.name,
        counts: tally.counts)
      let change = tally.takeChanges()
      // What the first point holds was there before it.
      if commit != commits.first { (point.new, point.fixed) = change }
      point.changesRecord = changes.contains { recordPaths.contains($0.path) }
      return point
    }
  }

  /// The record and the configuration, relative to the root.
  private var recordPaths: Set<String> {
    var paths = Set(project.configuration.files + Workspace.configurationNames)
    if case .file(let path) = project.configuration.baseline { paths.insert(path) }
    return paths
  }
}
