import LintReporting
import LintWorkspace
import SwiftTokens

extension Command {
  static let tokens = Command(
    "tokens", summary: "print a file as the scanner sees it: its tokens and comments",
    operands: .exactly(["FILE"])
  ) { invocation in
    let bytes = try readGivenFile(invocation.arguments.operands[0])
    return Reply(renderTokens(of: tokenize(bytes)))
  }
}

/// One line a token or comment: `line:column`, its kind, its text.
func renderTokens(of source: TokenizedSource) -> String {
  let tokens = source.tokens.map { ($0.byteRange, "\($0.kind)") }
  let comments = source.comments.map { ($0.byteRange, "\($0.style)Comment") }
  let lines = LineTable(of: source.bytes)
  let rows = (tokens + comments).sorted { $0.0.lowerBound < $1.0.lowerBound }
    .map { range, kind in
      let position = lines.position(ofByteOffset: range.lowerBound)
      return ["\(position.line):\(position.utf8Column)", kind, visible(source.text(in: range))]
    }
  return table(rows)
}
