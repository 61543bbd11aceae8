import SwiftTokens

/// Finds bracket pairs and directives, in one pass over the tokens.
///
/// Swift demands that brackets balance within every clause of an `#if`; where they do not, what a
/// clause left open is dropped at its end, and its stray closing brackets close nothing outside.
struct StructureScan {
  private var structure: Structure
  private var stack = BracketStack()
  /// Of every open `#if`: its region and the height of the stack at its mark.
  private var openRegions: [(region: Int, height: Int)] = []

  static func structure(of source: TokenizedSource) -> Structure {
    var scan = StructureScan(structure: Structure(of: source))
    scan.run()
    scan.structure.resolveDirectives()
    return scan.structure
  }

  private init(structure: Structure) {
    self.structure = structure
    if structure.tokens.count > 1 << 18 { reserveCapacity() }
  }

  /// Makes room for what a huge file may open at once; what is not used costs nothing.
  private mutating func reserveCapacity() {
    stack.reserveCapacity(structure.tokens.count(where: \.kind.opensBracket))
  }

  private mutating func run() {
    let tokens = structure.tokens
    var index = 0
    while index < tokens.count {
      let kind = tokens[index].kind
      if stack.mayEndLiteral { dropEndedLiterals(at: index, kind: kind) }
      if kind == .pound, let directive = directiveKind(at: index) {
        index = addDirective(directive, at: index)
        continue
      }
      if kind.isBracket { match(kind, at: index) }
      index += 1
    }
  }

  @inline(__always)
  private mutating func match(_ kind: TokenKind, at index: Int) {
    switch kind {
    case .leftParenthesis: stack.push(.parenthesis, token: index)
    case .leftBracket: stack.push(.bracket, token: index)
    case .leftBrace: stack.push(.brace, token: index)
    case .interpolationStart: stack.push(.interpolation, token: index)
    case .stringStart:
      stack.push(isMultiline(index) ? .multilineLiteral : .lineLiteral, token: index)
    case .rightParenthesis: close(.parenthesis, at: index)
    case .rightBracket: close(.bracket, at: index)
    case .rightBrace: close(.brace, at: index)
    case .interpolationEnd: closeNearest(.interpolation, at: index)
    case .stringEnd: closeNearest(.lineLiteral, at: index)
    default: break
    }
  }

  private mutating func close(_ kind: BracketStack.Kind, at index: Int) {
    guard let height = stack.height(closedBy: kind) else { return }
    pair(stack.removeAll(from: height), with: index)
  }

  /// Closes the nearest literal or interpolation: the tokenizer has matched it already, so what
  /// lies above was left open inside it.
  private mutating func closeNearest(_ kind: BracketStack.Kind, at index: Int) {
    guard let height = stack.height(closedBy: kind) else { return }
    pair(stack.removeAll(from: height), with: index)
    forgetRegions(above: height)
  }

  @inline(__always)
  private mutating func pair(_ open: Int32, with close: Int) {
    structure.partners[Int(open)] = Int32(close)
    structure.partners[close] = open
  }

  /// Drops literals that ended without a delimiter: at a line break, or where code follows.
  private mutating func dropEndedLiterals(at index: Int, kind: TokenKind) {
    switch kind {
    case .stringText, .stringEnd, .interpolationStart, .interpolationEnd: return
    default: break
    }
    if stack.top.kind == .lineLiteral || stack.top.kind == .multilineLiteral {
      drop(from: stack.count - 1)
    }
    if stack.top.lineLiteral >= 0, structure.followsLineBreak(index) {
      drop(from: Int(stack.top.lineLiteral))
    }
  }

  private mutating func drop(from height: Int) {
    stack.removeAll(from: height)
    forgetRegions(above: height)
  }

  private mutating func forgetRegions(above height: Int) {
    while let last = openRegions.last, last.height >= height { openRegions.removeLast() }
  }

  private func isMultiline(_ token: Int) -> Bool {
    let range = structure.tokens[token].byteRange
    return range.count >= 3
      && structure.source.bytes[range.upperBound - 3] == UInt8(ascii: "\"")
  }
}

extension StructureScan {
  private func directiveKind(at index: Int) -> Directive.Kind? {
    guard structure.isGlued(index + 1) else { return nil }
    switch structure.word(index + 1) {
    case .if: return .if
    case .elseif: return .elseif
    case .else: return .else
    case .endif: return .endif
    case .sourceLocation: return .sourceLocation
    default: return nil
    }
  }

  /// Records a directive and yields the index of the token after it.
  private mutating func addDirective(_ kind: Directive.Kind, at index: Int) -> Int {
    let end = directiveEnd(kind, from: index + 2)
    if kind == .if {
      structure.regions.append(Region(directives: []))
      openRegions.append((structure.regions.count - 1, stack.count))
      stack.push(.directive, token: index)
    } else if kind != .sourceLocation, let open = openRegions.last {
      stack.removeAll(from: open.height)
      if kind != .endif { stack.push(.directive, token: index) }
    }
    var region: Int32 = -1
    if kind != .sourceLocation, let open = openRegions.last {
      region = Int32(open.region)
      structure.regions[open.region].directives.append(Int32(structure.directives.count))
      if kind == .endif { openRegions.removeLast() }
    }
    let directive = Directive(kind: kind, start: Int32(index), end: Int32(end), region: region)
    structure.directives.append(directive)
    structure.mark(.directive, index..<end)
    return end
  }

  /// The end of a directive's condition: the line's, as far as no parenthesis and no operator at
  /// the end of the line continue it.
  private func directiveEnd(_ kind: Directive.Kind, from start: Int) -> Int {
    guard kind != .else, kind != .endif else { return start }
    var index = start
    var depth = 0
    while structure.kind(index) != .endOfFile {
      let kind = structure.kind(index)
      let isContinued = depth > 0 || structure.kind(index - 1) == .binaryOperator
      if structure.followsLineBreak(index), !isContinued { break }
      if kind == .pound, directiveKind(at: index) != nil { break }
      if kind == .leftBrace || kind == .rightBrace { break }
      if kind == .leftParenthesis { depth += 1 }
      if kind == .rightParenthesis { depth -= 1 }
      index += 1
    }
    return index
  }
}

extension TokenKind {
  fileprivate var opensBracket: Bool {
    switch self {
    case .leftParenthesis, .leftBracket, .leftBrace, .interpolationStart, .stringStart: true
    default: false
    }
  }

  fileprivate var closesBracket: Bool {
    switch self {
    case .rightParenthesis, .rightBracket, .rightBrace, .interpolationEnd, .stringEnd: true
    default: false
    }
  }

  fileprivate var isBracket: Bool { opensBracket || closesBracket }
}

extension Structure {
  /// Finds out which regions continue an expression, and which one.
  fileprivate mutating func resolveDirectives() {
    for index in regions.indices.reversed() {
      guard let first = regions[index].directives.first else { continue }
      let start = Int(directives[Int(first)].end)
      let opensRegion =
        kind(start) == .pound && index + 1 < regions.count
        && regions[index + 1].directives.first.map { Int(directives[Int($0)].start) } == start
      regions[index].isPostfix =
        opensRegion
        ? regions[index + 1].isPostfix
        : kind(start) == .period && isName(start + 1)
    }
    for index in directives.indices {
      let region = Int(directives[index].region)
      switch directives[index].kind {
      case .if:
        guard region >= 0, regions[region].isPostfix else { continue }
        regions[region].before = tokenBefore(directive: index)
      case .sourceLocation:
        directives[index].before = tokenBefore(directive: index)
        continue
      default: break
      }
      if region >= 0 { directives[index].before = regions[region].before }
    }
  }

  private func tokenBefore(directive index: Int) -> Int32 {
    let before = directives[index].start - 1
    guard index > 0, directives[index - 1].end == directives[index].start else { return before }
    return directives[index - 1].before
  }
}
