/// All patterns that a pattern with `{a,b}` stands for, nested braces included; `\` protects.
func expandBraces(_ pattern: [UInt8]) throws(GlobProblem) -> [[UInt8]] {
  let limit = 256
  var pending = [pattern]
  var expanded: [[UInt8]] = []
  while let next = pending.popLast() {
    guard let group = try findBraces(in: next) else {
      expanded.append(next)
      continue
    }
    for choice in group.choices.reversed() {
      let (before, after) = (next[..<group.range.lowerBound], next[group.range.upperBound...])
      pending.append(Array([before, next[choice], after].joined()))
    }
    if pending.count + expanded.count > limit { throw .tooManyAlternatives(limit: limit) }
  }
  return expanded
}

/// The first outermost group of braces: where it stands and what may stand there instead.
private func findBraces(
  in pattern: [UInt8]
) throws(GlobProblem) -> (range: Range<Int>, choices: [Range<Int>])? {
  var depth = 0
  var open = 0
  var choices: [Range<Int>] = []
  var choiceStart = 0
  var offset = 0
  while offset < pattern.count {
    switch pattern[offset] {
    case UInt8(ascii: "\\"): offset += 1
    case UInt8(ascii: "{"):
      if depth == 0 { (open, choiceStart) = (offset, offset + 1) }
      depth += 1
    case UInt8(ascii: ",") where depth == 1:
      choices.append(choiceStart..<offset)
      choiceStart = offset + 1
    case UInt8(ascii: "}") where depth > 0:
      depth -= 1
      if depth == 0 { return (open..<offset + 1, choices + [choiceStart..<offset]) }
    default: break
    }
    offset += 1
  }
  if depth > 0 { throw .unclosedBrace }
  return nil
}
