import LintFindings
import LintReporting
import LintRules
import LintWorkspace

extension Command {
  static let vocabulary = Command(
    "vocabulary",
    summary: "list the containers, wrappers and locators that discovery finds, where and why",
    operands: .any("PATH…"), flags: Flag.ofInput + [.config, .isolated, .jobs]
  ) { invocation in
    let project = try loadProject(invocation)
    let selection = try project.select(for: invocation)
    let tree = TreeScan(
      files: selection.listing.files, overlay: selection.overlay,
      settings: project.lintSettings, depth: .wholeTree, threads: invocation.threads
    ).run()
    let rows = tree.discovered.entries.map { entry in
      [
        entry.kind.rawValue, visible(entry.name), visible(entry.origin ?? "configured"),
        visible(entry.reason),
      ]
    }
    var remarks: [String] = []
    if rows.isEmpty { remarks.append("nothing discovered in \(counted(tree.fileCount, "file"))") }
    if !tree.discovered.libraries.isEmpty {
      remarks.append("DI libraries: \(tree.discovered.libraries.joined(separator: ", "))")
    }
    return Reply(table(rows), remarks: remarks)
  }
}
