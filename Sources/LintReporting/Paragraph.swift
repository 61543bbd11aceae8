/// Prose in lines of at most 96 characters, each behind a margin; line breaks of the text stay.
package func paragraph(_ text: String, indentedBy margin: Int, width: Int = 96) -> String {
  let space = String(repeating: " ", count: margin)
  return text.split(separator: "\n", omittingEmptySubsequences: false)
    .flatMap { wrapped($0, to: width - margin) }
    .map { ($0.isEmpty ? "" : space + $0) + "\n" }
    .joined()
}

/// A line broken at spaces; a word that is longer than the width stays whole, and so does code in
/// backticks, which somebody may want to copy.
func wrapped(_ line: Substring, to width: Int) -> [String] {
  var lines: [String] = []
  var current = ""
  for word in unbroken(line) {
    if !current.isEmpty, current.count + 1 + word.count > width {
      lines.append(current)
      current = ""
    }
    current += (current.isEmpty ? "" : " ") + word
  }
  return lines + [current]
}

/// The words of a line, those inside a pair of backticks as one.
private func unbroken(_ line: Substring) -> [String] {
  var words: [String] = []
  var isCode = false
  for word in line.split(separator: " ") {
    if isCode, let last = words.popLast() {
      words.append("\(last) \(word)")
    } else {
      words.append(String(word))
    }
    if word.count(where: { $0 == "`" }) % 2 == 1 { isCode.toggle() }
  }
  return words
}
