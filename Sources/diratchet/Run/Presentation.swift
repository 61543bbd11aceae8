import LintFindings
import LintReporting

/// The forms that a result can be written in.
enum Format: String, CaseIterable, Sendable {
  case text, json
}

/// Turns the report of a run into what the call asked for: text or JSON, to the standard output or
/// into files.
struct Presentation: Sendable {
  let invocation: Invocation
  /// `scan` or `check`, which look different as text.
  let subject: Subject
  /// The root with a slash, for absolute paths.
  let root: String
  /// How long the run took, in seconds.
  let seconds: Double

  enum Subject: Sendable { case scan, check }

  /// The answer of the program: the report in every form that was asked for.
  func reply(with report: RunReport, status: ExitStatus) throws(UsageError) -> Reply {
    let arguments = invocation.arguments
    let format = Format(rawValue: arguments.value(of: .format) ?? "") ?? .text
    let text = render(report, as: format, palette: invocation.palette)
    var reply = Reply(remarks: remarks(of: report), status: status)
    for request in arguments.values(of: .report) {
      reply.files.append(try output(of: report, requestedBy: request))
    }
    if let path = arguments.value(of: .output) {
      reply.files.append(Reply.Output(path: path, text: text))
    } else {
      reply.result = text
    }
    return reply
  }

  /// `F=PATH`; without a path the text goes to the standard output, as `-` does.
  private func output(
    of report: RunReport, requestedBy request: String
  ) throws(UsageError) -> Reply.Output {
    let parts = request.split(separator: "=", maxSplits: 1).map(String.init)
    guard let format = parts.first.flatMap(Format.init) else {
      throw .noChoice(
        flag: Flag.report.spelling, value: parts.first ?? "",
        choices: Format.allCases.map(\.rawValue))
    }
    let path = parts.count > 1 ? parts[1] : "-"
    return Reply.Output(path: path, text: render(report, as: format, palette: .plain))
  }

  private func render(_ report: RunReport, as format: Format, palette: Palette) -> String {
    let prefix = pathPrefix
    switch (format, subject) {
    case (.json, _): return renderRunJSON(report, pathPrefix: prefix)
    case (.text, .scan):
      return renderScanText(report, options: options(palette, pathPrefix: prefix))
    case (.text, .check):
      return renderCheckText(report, options: options(palette, pathPrefix: prefix))
    }
  }

  /// How text looks on the standard output.
  var options: TextOptions { options(invocation.palette, pathPrefix: pathPrefix) }

  private var pathPrefix: String {
    invocation.arguments.value(of: .paths) == "absolute" ? root : ""
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
    if invocation.terminal.isOutputShown { options.elapsed = secondsText(seconds) }
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
