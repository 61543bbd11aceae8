import Foundation

/// What the built tool finds of the five literal shapes, `rule:line:column`, by absolute path.
struct ToolFindings {
  private var shapes: [String: [String]] = [:]

  /// Runs the tool over some files and folders.
  init(tool: String, paths: [String]) throws {
    for path in paths {
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: tool)
      process.currentDirectoryURL = URL(fileURLWithPath: path)
      process.arguments = [
        "scan", "--literal", "--isolated", "--include-tests", "--no-default-excludes",
        "--format", "json", "--paths", "absolute", ".",
      ]
      process.standardOutput = output
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let report = try JSONDecoder().decode(Report.self, from: data)
      for finding in report.findings {
        shapes[absolute(finding.path), default: []].append(
          "\(finding.rule):\(finding.line):\(finding.column)")
      }
    }
  }

  /// The shapes that only one side sees in a file; nil if there are none, or if it is an interface,
  /// which the tool does not scan.
  func difference(from reference: [String], in path: String) -> String? {
    guard path.hasSuffix(".swift") else { return nil }
    let ours = Set(shapes[absolute(path)] ?? [])
    let theirs = Set(reference)
    guard ours != theirs else { return nil }
    return "only ours \(ours.subtracting(theirs).sorted()), "
      + "only theirs \(theirs.subtracting(ours).sorted())"
  }

  private struct Report: Decodable {
    let findings: [Finding]
  }

  private struct Finding: Decodable {
    let rule: String
    let path: String
    let line: Int
    let column: Int
  }
}

private func absolute(_ path: String) -> String {
  URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
}
