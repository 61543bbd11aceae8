import DebtInventory
import LintReporting

extension Command {
  static let report = Command(
    "report", summary: "print the migration inventory: what is hidden, where to go on",
    operands: .any("PATH…"),
    flags: [
      .reportFormat, .output, .limit, .baseline, .includeTests, .noDefaultExcludes, .only, .skip,
      .config, .isolated, .jobs,
    ],
    details: """
        diratchet report                            the inventory on the terminal
        diratchet report --format html -o di.html   one page, to be opened in a browser
        diratchet report --format csv -o di.csv     every finding, for a spreadsheet
      """
  ) { invocation in
    let scan = try InventoryScan(invocation)
    let text = render(inventory(of: scan.source()), for: invocation)
    return invocation.reply(with: text, remarks: scan.remarks)
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
          palette: invocation.palette, limit: invocation.arguments.count(of: .limit)))
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
