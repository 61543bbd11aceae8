/// Who last changed a line, and when.
package struct LineOrigin: Sendable, Equatable {
  package var author: String
  /// When it was committed, in seconds since 1970.
  package var seconds: Int
}

extension GitRepository {
  /// The origins of lines of a file, by their 1-based numbers in `bytes`.
  ///
  /// A line that HEAD does not hold has none, nor has any line in a shallow clone. HEAD's content
  /// is asked about, not the work tree's, so that no filter of the repository runs.
  /// - Parameters:
  ///   - path: relative to the root.
  ///   - bytes: the file as it lies in the work tree.
  package func origins(
    ofLines lines: [Int], in bytes: [UInt8], of path: String
  ) throws(GitProblem) -> [Int: LineOrigin] {
    let object = objectName(of: path, in: "HEAD")
    guard !lines.isEmpty, !isShallow, let head = try? run(["cat-file", "blob", object]) else {
      return [:]
    }
    let committed = committedLines(of: lines, in: split(bytes), head: split(head))
    if committed.isEmpty { return [:] }
    let ranges = Set(committed.values).sorted().flatMap { ["-L", "\($0),\($0)"] }
    let output = try run(
      ["blame", "--line-porcelain", "--no-textconv", "--root", "--no-progress"] + ranges
        + ["HEAD", "--", Paths.join(prefix, path)])
    let origins = parseBlame(output)
    return committed.compactMapValues { origins[$0] }
  }

  private func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
  }

  /// Where HEAD holds each line: under the same number, else the nearest that reads the same.
  private func committedLines(
    of lines: [Int], in present: [ArraySlice<UInt8>], head: [ArraySlice<UInt8>]
  ) -> [Int: Int] {
    var found: [Int: Int] = [:]
    for line in lines where present.indices.contains(line - 1) {
      let text = present[line - 1]
      if head.indices.contains(line - 1), head[line - 1] == text {
        found[line] = line
        continue
      }
      let same = head.indices.filter { head[$0] == text }
      found[line] = same.min { abs($0 + 1 - line) < abs($1 + 1 - line) }.map { $0 + 1 }
    }
    return found
  }
}

/// Reads `git blame --line-porcelain`: a line `commit old new …`, facts such as `author Ann`, and
/// the source line behind a tab.
private func parseBlame(_ output: [UInt8]) -> [Int: LineOrigin] {
  var origins: [Int: LineOrigin] = [:]
  var origin = LineOrigin(author: "", seconds: 0)
  var line: Int?
  for bytes in output.split(separator: UInt8(ascii: "\n")) {
    if bytes.first == UInt8(ascii: "\t") {
      if let number = line { origins[number] = origin }
      line = nil
      continue
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let fields = text.split(separator: " ")
    if line == nil {
      line = fields.count >= 3 ? Int(fields[2]) : nil
    } else if text.hasPrefix("author ") {
      origin.author = String(text.dropFirst("author ".count))
    } else if text.hasPrefix("committer-time "), fields.count == 2 {
      origin.seconds = Int(fields[1]) ?? 0
    }
  }
  return origins
}
