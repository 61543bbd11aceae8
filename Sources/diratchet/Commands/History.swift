import DebtInventory
import LintFindings
import LintReporting
import LintWorkspace

extension Command {
  static let history = Command(
    "history", summary: "measure earlier commits with today's rules",
    flags: [
      .since, .every, .points, .historyFormat, .output, .baseline, .includeTests,
      .noDefaultExcludes, .only, .skip, .config, .isolated, .jobs,
    ],
    details: """
        diratchet history                              the last commit of every week
        diratchet history --since 2026-01-01           from a day on; a tag or branch will do too
        diratchet history --every 10 --format csv      every tenth commit, for a spreadsheet
        diratchet history --format html -o burn.html   the burn-down as a page
      """
  ) { invocation in
    let scan = try InventoryScan(invocation)
    let request = try HistoryRequest(invocation.arguments)
    guard let repository = scan.repository else {
      throw GitProblem.noRepository(root: scan.project.workspace.root)
    }
    if repository.isEmpty { throw GitProblem.noCommit }
    let measured = try HistoryScan(scan, repository: repository, threads: invocation.threads)
      .measure(try request.commits(in: repository))
    var remarks =
      scan.remarks + [
        "\(counted(measured.points.count, "point")), \(measured.readBlobs) of \(measured.distinctBlobs) "
          + "distinct contents read, each once"
      ]
    if repository.isShallow {
      remarks.append("the clone is shallow, so the history is cut; run `git fetch --unshallow`")
    }
    return invocation.reply(with: render(measured.points, for: invocation), remarks: remarks)
  }

  private static func render(_ points: [HistoryPoint], for invocation: Invocation) -> String {
    switch invocation.arguments.value(of: .historyFormat) {
    case "json": renderHistoryJSON(points)
    case "csv": renderHistoryCSV(points)
    case "html": renderHistoryHTML(points)
    default: renderHistoryText(points)
    }
  }
}
