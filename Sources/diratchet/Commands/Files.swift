import LintFindings
import LintReporting
import LintRules
import LintWorkspace

extension Command {
  static let files = Command(
    "files", summary: "list what would be scanned with its tier, and with -v why the rest is not",
    operands: .any("PATH…"),
    flags: [
      .forceExclude, .noDefaultExcludes, .includeTests, .verbose, .config, .isolated, .jobs,
    ]
  ) { invocation in
    let project = try loadProject(invocation)
    let listing = try project.select(for: invocation).listing
    let parts = project.parts(of: listing.files, threads: invocation.threads)
    var text = table(parts.map(fileRow))
    if invocation.arguments.has(.verbose) {
      let rows = listing.skipped.map { [visible($0.path), $0.reason.description] }
      if !rows.isEmpty { text += "\nskipped\n" + table(rows) }
    }
    return Reply(text, remarks: [remark(on: listing)])
  }
}

/// Path, tier, and why the file is exempt.
private func fileRow(_ file: FileRole) -> [String] {
  [visible(file.path), file.tier.rawValue, file.exemption.map(visible) ?? ""]
}

private func remark(on listing: FileListing) -> String {
  var parts = [counted(listing.files.count, "file")]
  if !listing.skipped.isEmpty {
    parts.append("\(grouped(listing.skipped.count)) skipped (-v says why)")
  }
  if listing.objectiveCCount > 0 {
    parts.append("\(counted(listing.objectiveCCount, "Objective-C file")) not examined")
  }
  return parts.joined(separator: ", ")
}
