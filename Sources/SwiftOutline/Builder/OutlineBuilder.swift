import SwiftTokens

/// Reads a file's tokens once, from left to right, and collects what it declares.
///
/// A stack of frames, one for each open bracket, tells what a word means where it stands. Heads of
/// declarations are read in one go, up to where an expression begins; expressions are passed token
/// by token, so that closures and declarations inside them are met at any depth without recursion.
struct OutlineBuilder {
  var structure: Structure
  var index = 0
  /// The innermost frame; the file's is never closed.
  var frame = Frame(kind: .file, open: -1)
  /// The frames around it, outermost first.
  private var enclosing: [Frame] = []
  var prefix = DeclarationPrefix()
  /// The prefixes that wait for the end of an attribute's arguments.
  var waitingPrefixes: [DeclarationPrefix] = []
  /// The types that are open, innermost last.
  var openTypes: [Int] = []
  /// The last operand that may be called: its last token and the name that it is called by.
  var operand = (end: -1, callee: -1)
  /// The last closure: its `}`, and the call that a labelled closure after it belongs to.
  var lastClosure = (end: -1, callee: -1)

  var imports: [ImportDeclaration] = []
  var types: [TypeDeclaration] = []
  var functions: [FunctionDeclaration] = []
  var variables: [VariableDeclaration] = []
  var typealiases: [Int] = []
  var attributes: [Attribute] = []
  var closures: [Closure] = []
  var scopes: [Scope]
  var scope = 0
  /// Where the last scope that was closed ends.
  private var lastScopeEnd = 0
  /// No declaration begins before this token: a run of words has been looked at already.
  var declarationFloor = 0
  /// The `}` of the last `repeat` block; -1 before the first.
  var lastRepeatBlock = -1
  private var nextDirective = 0

  init(structure: Structure) {
    self.structure = structure
    scopes = [Scope(kind: .file, tokens: 0..<structure.tokens.count, parent: nil)]
    if structure.tokens.count > 1 << 18 { reserveCapacity() }
  }

  /// Makes room for what the braces of a huge file may open; what is not used costs nothing.
  private mutating func reserveCapacity() {
    let braces = structure.tokens.count { $0.kind == .leftBrace }
    enclosing.reserveCapacity(braces)
    closures.reserveCapacity(braces)
    scopes.reserveCapacity(braces)
  }

  var source: TokenizedSource { structure.source }

  mutating func run() {
    while structure.kind(index) != .endOfFile {
      let (start, directive) = (index, nextDirective)
      step()
      precondition(
        index > start || index == start && nextDirective > directive,
        "every step passes a token or a directive")
    }
    while !enclosing.isEmpty { closeFrame(at: index) }
    finishDeclaration(at: index)
  }

  @inline(__always)
  private mutating func step() {
    if nextDirective < structure.directives.count,
      Int(structure.directives[nextDirective].start) <= index
    {
      passDirective()
      return
    }
    if frame.declaration != .none, frame.header == .none, structure.startsStatement(index) {
      finishDeclaration(at: lastTokenEnd(before: index))
    }
    if frame.isPattern { structure.roles[index].formUnion(.pattern) }
    if frame.awaitsStart {
      let start = index
      frame.kind == .parameters ? readParameterStart() : readClosureSignature()
      if index > start { return }
    }
    stepToken()
  }

  @inline(__always)
  private mutating func stepToken() {
    let kind = structure.tokens[index].kind
    if prefix.start >= 0, kind != .identifier, kind != .at, frame.holdsStatements { dropPrefix() }
    switch kind {
    case .identifier: readWord()
    case .backtickedIdentifier, .dollarIdentifier: readName()
    case .leftParenthesis, .leftBracket, .interpolationStart: openBracket()
    case .leftBrace: openBrace()
    case .rightParenthesis, .rightBracket, .rightBrace, .interpolationEnd, .stringEnd:
      closeBracket()
    case .stringStart: openLiteral()
    case .at: readAttribute()
    case .pound: readMacroName()
    case .backslash: readKeyPathStart()
    case .arrow: readType(after: index)
    case .comma: readComma()
    case .colon: readColon()
    case .equal:
      frame.isPattern = frame.isPattern && frame.header == .caseLabel
      index += 1
    case .semicolon:
      finishDeclaration(at: index)
      index += 1
    default: index += 1
    }
  }

  private mutating func passDirective() {
    let directive = structure.directives[nextDirective]
    nextDirective += 1
    let start = Int(directive.start)
    let isPostfix = directive.region >= 0 && structure.regions[Int(directive.region)].isPostfix
    if directive.kind != .sourceLocation, !isPostfix, frame.declaration != .none {
      finishDeclaration(at: lastTokenEnd(before: start))
    }
    if directive.kind != .if, directive.region >= 0,
      let first = structure.regions[Int(directive.region)].directives.first
    {
      closeFrames(openedAfter: Int(structure.directives[Int(first)].start))
    }
    index = max(index, Int(directive.end))
  }

  /// Closes what the clauses of an `#if` left open.
  private mutating func closeFrames(openedAfter token: Int) {
    while !enclosing.isEmpty, frame.open > token { closeFrame(at: index) }
  }

  /// The end of the last token that is no directive, but for those that an expression goes through.
  func lastTokenEnd(before token: Int) -> Int {
    var end = token
    while end > 0, structure.roles[end - 1].contains(.directive),
      let position = structure.directive(holding: end - 1)
    {
      let directive = structure.directives[position]
      if directive.kind == .endif, directive.before >= 0 { return end }
      end = Int(directive.start)
    }
    return end
  }
}

extension OutlineBuilder {
  mutating func enter(_ inner: Frame) {
    enclosing.append(frame)
    frame = inner
  }

  /// Leaves the innermost frame and yields it.
  @inline(__always)
  mutating func leaveFrame() -> Frame {
    let left = frame
    frame = enclosing.removeLast()
    return left
  }

  mutating func openScope(_ kind: Scope.Kind, at token: Int) -> Int {
    scopes.append(Scope(kind: kind, tokens: token..<structure.tokens.count, parent: scope))
    scope = scopes.count - 1
    return scope
  }

  /// Ends a scope and those inside it that are still open, none before what has ended in it.
  mutating func closeScope(_ closing: Int, at end: Int) {
    while scope >= closing, scope > 0 {
      let start = scopes[scope].tokens.lowerBound
      lastScopeEnd = max(start, end, lastScopeEnd)
      scopes[scope].tokens = start..<lastScopeEnd
      scope = scopes[scope].parent ?? 0
    }
  }

  /// Takes the attributes and modifiers that were read in front of a declaration.
  mutating func takePrefix(orStart token: Int) -> DeclarationPrefix {
    guard prefix.start >= 0 else { return DeclarationPrefix(start: token) }
    defer { prefix = DeclarationPrefix() }
    return prefix
  }

  /// Forgets the attributes and modifiers that belong to no declaration after all.
  mutating func dropPrefix() {
    if prefix.start >= 0 { prefix = DeclarationPrefix() }
  }
}
