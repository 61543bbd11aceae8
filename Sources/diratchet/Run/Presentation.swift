import LintFindings
import LintReporting
import LintWorkspace

/// Turns the report of a run into what the call asked for: text or JSON, to the standard output or
/// into files.
struct Presentation: Sendable {
  let invocation: Invocation
  /// `scan` or `check`, which look different as text.
  let subject: Subject
  let workspace: Workspace
  /// How long the run took, in seconds; nil for one of earlier.
  let seconds: Double?

  enum Subject: Sendable { case scan, check }

  /// The answer of the program: the report in every form that was asked for.
  func reply(with report: RunReport, status: ExitStatus) throws(UsageError) -> Reply {
    var reply = Reply(remarks: remarks(of: report), status: status)
    for request in try OutputRequest.requests(of: invocation) {
      // A file does not become coloured because a terminal started the program.
      let isShown = request.destination == .standardOutput || invocation.arguments.has(.color)
      let palette: Palette = isShown ? invocation.palette : .plain
      reply.add(render(report, as: request.format, palette), to: request.destination)
    }
    return reply
  }

  private func render(_ report: RunReport, as format: RunFormat, _ palette: Palette) -> String {
    let prefix = pathPrefix(for: format)
    switch (format, subject) {
    case (.text, .scan):
      return renderScanText(report, options: options(palette, pathPrefix: prefix))
    case (.text, .check):
      return renderCheckText(report, options: options(palette, pathPrefix: prefix))
    default:
      return renderRun(report, as: format, pathPrefix: prefix)
    }
  }

  /// How text looks on the standard output.
  var options: TextOptions { options(invocation.palette, pathPrefix: pathPrefix(for: .text)) }

  /// What stands before the paths: the flag's word, else what the readers of the format expect.
  private func pathPrefix(for format: RunFormat) -> String {
    switch invocation.arguments.value(of: .paths) {
    case "absolute": return workspace.root + "/"
    case "relative": return ""
    default:
      switch format.paths {
      case .absolute: return workspace.root + "/"
      case .relativeToRoot: return ""
      case .relativeToRepository: return workspace.pathInRepository
      }
    }
  }

  private func options(_ palette: Palette, pathPrefix: String) -> TextOptions {
    let arguments = invocation.arguments
    var options = TextOptions(palette: palette, pathPrefix: pathPrefix)
    if arguments.has(.quiet) { options.detail = .quiet }
    if arguments.has(.verbose) { options.detail = .verbose }
    options.listsKnown = arguments.has(.listKnown)
    options.showsStatistics = arguments.has(.statistics)
    options.limit = arguments.count(of: .limit)
    // Only somebody who looks at a terminal cares; elsewhere two runs must print the same bytes.
    if invocation.terminal.isOutputShown { options.elapsed = seconds.map(secondsText) }
    return options
  }

  private func remarks(of report: RunReport) -> [String] {
    if invocation.arguments.has(.quiet) { return [] }
    return report.notes.map { note in
      let line = note.line.map { ":\($0)" } ?? ""
      let place = note.path.isEmpty ? "" : "\(visible(note.path))\(line): "
      return "note: \(place)\(visible(note.message))"
    }
  }
}

/// `0.06 s`
private func secondsText(_ seconds: Double) -> String {
  let hundredths = Int((seconds * 100).rounded())
  let fraction = hundredths % 100
  return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) s"
}

extension Workspace {
  /// The root as the repository sees it, with a slash at the end; empty at its top.
  fileprivate var pathInRepository: String {
    guard let gitTop, root.hasPrefix(gitTop + "/") else { return "" }
    return root.dropFirst(gitTop.count + 1) + "/"
  }
}
