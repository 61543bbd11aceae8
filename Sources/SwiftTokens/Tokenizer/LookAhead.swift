/// What looking ahead has found, kept so that no byte is looked at again and again.
struct LookAhead {
  private var poundsEnd = 0
  private var operatorEnds = Landmark()
  private var periodOperatorEnds = Landmark()
  private var placeholderEnds = Landmark()
  private var curlyQuotes = Landmark()
  private var conflictEnds = Landmark()
  private var perforceConflictEnds = Landmark()
  private var quotes = PoundedMarks()
  private var slashes = PoundedMarks()

  /// The end of the run of pounds at the cursor.
  mutating func endOfPounds(in cursor: Cursor) -> Int {
    if cursor.offset >= poundsEnd {
      var scan = cursor
      scan.advance(over: UInt8(ascii: "#"))
      poundsEnd = scan.offset
    }
    return poundsEnd
  }

  /// The end of the run of operator characters at the cursor, comments in it included; periods
  /// belong to it only if it begins with one.
  mutating func endOfOperator(in cursor: Cursor) -> Int {
    let holdsPeriods = cursor.peek() == UInt8(ascii: ".")
    var placeholders = placeholderEnds
    defer { placeholderEnds = placeholders }
    let find = { (scan: inout Cursor) in
      scan.advanceOverOperator(holdsPeriods, endsAtPlaceholder: &placeholders)
      return true
    }
    let end =
      holdsPeriods
      ? periodOperatorEnds.next(from: cursor, find: find)
      : operatorEnds.next(from: cursor, find: find)
    return end ?? cursor.offset + 1
  }

  /// The end of the text in curly quotes at the cursor; nil where the line does not close it.
  mutating func endOfCurlyString(in cursor: Cursor) -> Int? {
    let mark = curlyQuotes.next(from: cursor) { scan in
      scan.offset += 3
      while !scan.isAtLineEnd {
        if scan.hasText("\u{201D}", at: scan.offset) || scan.peek() == UInt8(ascii: "\"") {
          return true
        }
        if scan.hasText("\\(", at: scan.offset) { return false }
        let isEscape =
          scan.hasText("\\\"", at: scan.offset) || scan.hasText("\\\\", at: scan.offset)
        scan.offset += isEscape ? 2 : 1
      }
      return false
    }
    return mark.map { cursor.byte(at: $0) == UInt8(ascii: "\"") ? $0 + 1 : $0 + 3 }
  }

  /// The end of the conflict whose marker begins at the cursor; nil without marker or terminator.
  mutating func endOfConflict(in cursor: Cursor) -> Int? {
    if cursor.hasText("<<<<<<< ", at: cursor.offset) {
      return conflictEnds.next(from: cursor) { $0.advance(toLineWith: ">>>>>>> ") }
    }
    guard cursor.hasText(">>>> ", at: cursor.offset) else { return nil }
    return perforceConflictEnds.next(from: cursor) { $0.advance(toLineWith: "<<<<\n") }
      .map { $0 + 4 }
  }

  /// Whether a quote with so many pounds follows on the line.
  mutating func isClosedOnLine(from quote: Int, pounds: Int, in cursor: Cursor) -> Bool {
    quotes.holdsMark(from: quote, pounds: pounds) { marks in
      var scan = cursor
      scan.offset = quote
      while !scan.isAtLineEnd {
        let isQuote = scan.peek() == UInt8(ascii: "\"")
        scan.offset += 1
        if isQuote { marks.add(scan.advanceOverPounds(), at: scan.offset) }
      }
      return scan.offset
    }
  }

  /// Whether a slash with so many pounds closes the extended regex that begins at the cursor.
  ///
  /// A look that begins inside an earlier one sees the same escapes: a pound stands before the
  /// slash that opens it, so no backslash does.
  mutating func isRegexClosed(pounds: Int, in cursor: Cursor) -> Bool {
    slashes.holdsMark(from: cursor.offset, pounds: pounds) { marks in
      var scan = cursor
      while !scan.isAtEnd {
        let byte = scan.peek()
        scan.offset += byte == UInt8(ascii: "\\") ? 2 : 1
        if byte == UInt8(ascii: "/") { marks.add(scan.advanceOverPounds(), at: scan.offset) }
      }
      return scan.offset
    }
  }
}

/// The next place of some kind at or after a place, as far as it has been looked for.
private struct Landmark {
  private var lookedAt = 0..<0
  private var place: Int?

  /// The next place; `find` moves to it, or to where it gives up and yields false.
  mutating func next(from cursor: Cursor, find: (inout Cursor) -> Bool) -> Int? {
    if !lookedAt.contains(cursor.offset) {
      var scan = cursor
      place = find(&scan) ? scan.offset : nil
      lookedAt = cursor.offset..<scan.offset
    }
    return place
  }
}

/// Where the marks lie that could close a literal with pounds, for every number of pounds.
private struct PoundedMarks {
  private var lookedAt = 0..<0
  /// The last mark of every number of pounds that no later mark exceeds: offsets rise, pounds fall.
  private var last: [(offset: Int, pounds: Int)] = []

  mutating func add(_ pounds: Int, at offset: Int) {
    while let previous = last.last, previous.pounds <= pounds { last.removeLast() }
    last.append((offset, pounds))
  }

  /// Whether a mark with at least so many pounds lies at an offset or after it.
  mutating func holdsMark(
    from offset: Int, pounds: Int, collect: (inout PoundedMarks) -> Int
  ) -> Bool {
    if !lookedAt.contains(offset) {
      last = []
      lookedAt = offset..<max(offset, collect(&self))
    }
    // The fewest pounds lie last, so that no more steps are made than the literal has pounds.
    return last.last { $0.pounds >= pounds }.map { $0.offset > offset } ?? false
  }
}

extension Cursor {
  /// Whether nothing that goes on with an operator follows the operator character that comes next.
  var isLoneOperator: Bool {
    let next = peek(1)
    return peek() < 0x80 && next < 0x80 && !ASCIISet.operators.contains(next)
  }

  /// The end of the editor placeholder that comes next; nil if it is none.
  ///
  /// Nothing is remembered: a look stops at the next `<#`, where the next one may begin.
  var endOfPlaceholder: Int? {
    var scan = self
    scan.offset += 2
    while !scan.isAtEnd, scan.peek() != UInt8(ascii: "\n") {
      if scan.hasText("#>", at: scan.offset) { return scan.offset + 2 }
      if scan.hasText("<#", at: scan.offset) { return nil }
      scan.offset += 1
    }
    return nil
  }

  /// Moves over a run of pounds; yields their number.
  fileprivate mutating func advanceOverPounds() -> Int {
    let start = offset
    advance(over: UInt8(ascii: "#"))
    return offset - start
  }

  /// Moves to the next line that begins with a text; false, at the end, if there is none.
  fileprivate mutating func advance(toLineWith text: StaticString) -> Bool {
    while !isAtEnd {
      let endsLine = isLineBreak(bytes[offset])
      offset += 1
      if endsLine, hasText(text, at: offset) { return true }
    }
    return false
  }

  /// Moves past the first character and all that may go on with an operator.
  fileprivate mutating func advanceOverOperator(
    _ holdsPeriods: Bool, endsAtPlaceholder placeholders: inout Landmark
  ) {
    offset += peek() < 0x80 ? 1 : scalar()?.length ?? 1
    while !isAtEnd {
      let byte = bytes[offset]
      if byte >= 0x80 {
        guard let scalar = scalar(), scalar.isOperatorContinuation else { return }
        offset += scalar.length
      } else {
        let isTaken = ASCIISet.operators.contains(byte)
        guard isTaken, holdsPeriods || byte != UInt8(ascii: ".") else { return }
        if hasText("<#", at: offset),
          placeholders.next(from: self, find: Cursor.findPlaceholderEnd) != nil
        {
          return
        }
        offset += 1
      }
    }
  }

  /// Moves to the next `#>` on the line; false, at the end of the line, if there is none.
  private static func findPlaceholderEnd(_ scan: inout Cursor) -> Bool {
    while !scan.isAtEnd, scan.peek() != UInt8(ascii: "\n") {
      if scan.hasText("#>", at: scan.offset) { return true }
      scan.offset += 1
    }
    return false
  }
}
