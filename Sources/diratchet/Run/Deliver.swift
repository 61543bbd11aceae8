import LintReporting
import LintWorkspace

/// Writes what a reply holds and yields the status to exit with.
///
/// A reader that goes away ends the output quietly; any other failure to write is exit 2.
func deliver(_ reply: Reply) -> ExitStatus {
  let failures = writeFiles(of: reply)
  // Talk first, so that the last line on a terminal is the one that says why a run failed.
  write(reply.remarks, to: 2)
  let result = reply.result + reply.files.filter { $0.path == "-" }.map(\.text).joined()
  do throws(SystemError) {
    try System.write(Array(result.utf8), to: 1)
  } catch {
    if error.isBrokenPipe { return reply.status }
    write(["error: the standard output cannot be written: \(error.reason)"], to: 2)
    return .cannotJudge
  }
  write(failures, to: 2)
  return failures.isEmpty ? reply.status : .cannotJudge
}

/// The files that could not be written, in words.
private func writeFiles(of reply: Reply) -> [String] {
  reply.files.filter { $0.path != "-" }.compactMap { file in
    do throws(SystemError) {
      let bytes = Array(file.text.utf8)
      if file.isAppended {
        try System.append(bytes, to: file.path)
      } else {
        try System.writeReport(bytes, to: file.path)
      }
      return nil
    } catch {
      return "error: `\(visible(file.path))` cannot be written: \(error.reason)"
    }
  }
}

private func write(_ lines: [String], to descriptor: Int32) {
  // Whatever a message quotes, it must not move the cursor or forge another line.
  let text = lines.map { visible($0) + "\n" }.joined()
  // Nobody is left to tell when the error output is gone too.
  try? System.write(Array(text.utf8), to: descriptor)
}
