import DebtInventory
import LintReporting
import LintWorkspace

extension Command {
  static let report = Command(
    "report", summary: "print the migration inventory: what is hidden, where to go on",
    operands: .any("PATH…"),
    flags: [
      .reportFormat, .output, .limit, .since, .history, .every, .points, .baseline, .includeTests,
      .noDefaultExcludes, .only, .skip,
      .config, .isolated, .jobs,
    ],
    details: """
        diratchet report                            the inventory on the terminal
        diratchet report --format html -o di.html   one page, to be opened in a browser
        diratchet report --format csv -o di.csv     every finding, for a spreadsheet
        diratchet report --since v2.0               what changed since a tag
        diratchet report --history --format html    with the burn-down of all commits
      """
  ) { invocation in
    var scan = try InventoryScan(invocation)
    var source = scan.takeSource()
    let remarks = try source.lookBack(for: invocation, from: scan)
    let text = render(inventory(of: source), for: invocation)
    return invocation.reply(with: text, remarks: scan.remarks + remarks)
  }

  private static func render(_ inventory: Inventory, for invocation: Invocation) -> String {
    switch invocation.arguments.value(of: .reportFormat) {
    case "markdown": renderInventoryMarkdown(inventory)
    case "html": renderInventoryHTML(inventory)
    case "json": renderInventoryJSON(inventory)
    case "csv": renderInventoryCSV(inventory)
    default:
      renderInventoryText(
        inventory,
        options: TextOptions(
          palette: invocation.palette, limit: invocation.arguments.count(of: .limit),
          columns: invocation.terminal.columns))
    }
  }
}

extension Invocation {
  /// The text on the standard output, or in the file that was asked for.
  func reply(with text: String, remarks: [String]) -> Reply {
    var reply = Reply(remarks: remarks.map { "note: \($0)" })
    if let path = arguments.value(of: .output) {
      reply.files.append(Reply.Output(path: path, text: text))
    } else {
      reply.result = text
    }
    return reply
  }
}

extension InventorySource {
  /// Adds what earlier commits held, as far as the call asks for it; the remarks say what could not
  /// be looked at, which does not stop the rest of the report.
  fileprivate mutating func lookBack(
    for invocation: Invocation, from scan: InventoryScan
  ) throws -> [String] {
    let arguments = invocation.arguments
    let request = try HistoryRequest(arguments)
    guard arguments.has(.history) || request.since != nil else { return [] }
    guard let repository = scan.repository else {
      return ["`\(scan.project.workspace.root)` is in no git work tree, so there is no history"]
    }
    if repository.isEmpty { return [GitProblem.noCommit.description] }
    if let label = request.since, let commit = try request.startCommit(in: repository) {
      earlier = try scan.state(at: commit.name, called: label)
    }
    guard arguments.has(.history) else { return [] }
    let measuring = HistoryScan(scan, repository: repository, threads: invocation.threads)
    history = try measuring.measure(try request.commits(in: repository)).points
    return repository.isShallow
      ? ["the clone is shallow, so the history is cut; run `git fetch --unshallow`"] : []
  }
}
