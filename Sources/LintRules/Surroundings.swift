extension Pattern {
  /// What the occurrences in a file must weigh together to make a match.
  static let enough = godSize

  /// How much an occurrence of the bytes weighs, as what stands beside it has it: nothing, or
  /// enough for a match, or as much as it binds services.
  ///
  /// The right side is asked first: only one occurrence of a suffix ends a word, so looking for
  /// the beginning of the word stays linear.
  func weight(of range: Range<Int>, in text: [UInt8]) -> Int {
    guard allowsRight(of: range.upperBound, in: text), allowsLeft(of: range.lowerBound, in: text)
    else { return 0 }
    guard case .services = right else { return Pattern.enough }
    return services(boundAfter: range.upperBound, in: text)
  }

  private func allowsLeft(of start: Int, in text: [UInt8]) -> Bool {
    let before = start - 1
    switch left {
    case .anything: return true
    case .wordStart: return !isWordByte(text, before)
    case .binding:
      return !isWordByte(text, before)
        && follows(Keywords.bindings, or: ByteSet.pattern, at: before, in: text)
    case .period:
      return !isWordByte(text, before) && follows([], or: ByteSet.period, at: before, in: text)
    case .listed:
      let first = wordStart(before: start, in: text)
      return follows(Keywords.boxes, or: ByteSet.list, at: first - 1, in: text)
    case .typeKeyword:
      let first = pathStart(before: start, in: text)
      return follows(Keywords.types, or: ByteSet.path, at: first - 1, in: text)
    }
  }

  /// Where the names before a nested type begin; what is longer than anybody writes may be one.
  private func pathStart(before place: Int, in text: [UInt8]) -> Int {
    var first = wordStart(before: place, in: text)
    for _ in 0..<8 where byte(text, first - 1) == UInt8(ascii: ".") && isWordByte(text, first - 2) {
      first = wordStart(before: first - 1, in: text)
    }
    return first
  }

  private func wordStart(before place: Int, in text: [UInt8]) -> Int {
    var first = place
    while isWordByte(text, first - 1) { first -= 1 }
    return first
  }

  /// Whether one of the words or bytes stands at or before a place, white space aside; a comment
  /// may hide it.
  private func follows(
    _ words: [[UInt8]], or bytes: [UInt8], at place: Int, in text: [UInt8]
  ) -> Bool {
    let last = beforeSpace(text, place)
    guard let previous = byte(text, last) else { return false }
    if previous >= 0x80 || previous == UInt8(ascii: "`") || bytes.contains(previous) { return true }
    if previous == UInt8(ascii: "/"), byte(text, last - 1) == UInt8(ascii: "*") { return true }
    let isOnNextLine = text[(last + 1)..<(place + 1)].contains(where: isLineBreak)
    return isOnNextLine && mayEndInComment(last, in: text)
      || words.contains { word in
        let start = last + 1 - word.count
        return start >= 0 && text[start...last].elementsEqual(word) && !isWordByte(text, start - 1)
      }
  }

  /// Whether the line that ends at a place may end in a comment.
  private func mayEndInComment(_ last: Int, in text: [UInt8]) -> Bool {
    let tail = text[...last].suffix(Self.farthestLook)
    let line = tail.suffix(from: tail.lastIndex(where: isLineBreak) ?? tail.startIndex)
    let isWhole = line.startIndex > tail.startIndex || tail.startIndex == 0
    return !isWhole || zip(line, line.dropFirst()).contains { $0 == $1 && $0 == UInt8(ascii: "/") }
  }

  private func allowsRight(of end: Int, in text: [UInt8]) -> Bool {
    if case .anything = right { return true }
    if case .longerBinding = right { return isBound(wordEnd(after: end, in: text), in: text) }
    guard !isWordByte(text, end) else { return false }
    let next = byte(text, afterSpace(text, end)) ?? 0
    let isUncertain = next >= 0x80 || ByteSet.trivia.contains(next)
    switch right {
    case .anything, .wordEnd, .services, .longerBinding: return true
    case .opening: return isUncertain || next == UInt8(ascii: "(") || next == UInt8(ascii: "<")
    case .member: return isUncertain || hasMember(end, in: text)
    case .aliased: return isUncertain || aliasesType(after: end, in: text)
    case .binding: return isBound(end, in: text)
    case .cast: return isUncertain || ByteSet.castStart.contains(next)
    case .module(let names): return isUncertain || imports(names, after: end, in: text)
    }
  }

  /// Whether a binding goes on behind a name that ends at a place: `= 3`, `: Cart`, `{ … }`.
  private func isBound(_ end: Int, in text: [UInt8]) -> Bool {
    let next = byte(text, afterSpace(text, end)) ?? 0
    return next >= 0x80 || ByteSet.trivia.contains(next) || ByteSet.bindingEnd.contains(next)
  }

  private func wordEnd(after place: Int, in text: [UInt8]) -> Int {
    var end = place
    while isWordByte(text, end) { end += 1 }
    return end
  }

  /// Whether a member is taken, `X.a` or `X?.a`, or an implicit one is the value: `: X = .a`.
  private func hasMember(_ end: Int, in text: [UInt8]) -> Bool {
    var next = afterSpace(text, end)
    while let mark = byte(text, next), ByteSet.marks.contains(mark) {
      next = afterSpace(text, next + 1)
    }
    if let mark = byte(text, next), ByteSet.valueStart.contains(mark) {
      next = afterSpace(text, next + 1)
    }
    if text[min(next, text.count)...].starts(with: Keywords.result) { return true }
    return byte(text, next).map { $0 == UInt8(ascii: ".") || ByteSet.trivia.contains($0) } ?? false
  }

  /// Whether a name that may be a type's follows the `=` of a type alias, alone on its line.
  private func aliasesType(after end: Int, in text: [UInt8]) -> Bool {
    let head = text[end...].prefix(200)
    guard
      let equal = head.firstIndex(where: { $0 == UInt8(ascii: "=") || ByteSet.trivia.contains($0) }
      ),
      text[equal] == UInt8(ascii: "=")
    else { return true }
    var next = afterSpace(text, equal + 1)
    for word in Keywords.existentials where text[next...].starts(with: word) {
      next = afterSpace(text, next + word.count)
    }
    let start = next
    while isWordByte(text, next) || byte(text, next) == UInt8(ascii: ".") { next += 1 }
    guard next > start else {
      return byte(text, start).map { $0 >= 0x80 || ByteSet.trivia.contains($0) } ?? false
    }
    while byte(text, next) == UInt8(ascii: " ") { next += 1 }
    return byte(text, next).map { !ByteSet.composition.contains($0) } ?? true
  }

  /// How many bytes are looked at for what a variable is, since each of millions in one line may
  /// ask; who lies farther off may be a service.
  private static let farthestLook = 512

  /// How many services `let` or `var` binds, perhaps behind more modifiers; enough if it may bind
  /// the way to many.
  private func services(boundAfter end: Int, in text: [UInt8]) -> Int {
    var next = afterSpace(text, end)
    for _ in 0..<8 {
      let word = word(in: text, from: next)
      if word.isEmpty { break }
      next = afterSpace(text, word.endIndex)
      if Keywords.bindings.contains(where: word.elementsEqual) {
        return services(boundTo: self.word(in: text, from: next), in: text)
      }
      if byte(text, next) == UInt8(ascii: "(") {
        let detail = text[next...].prefix(Self.farthestLook)
        guard let close = detail.firstIndex(of: UInt8(ascii: ")")) else { return Self.enough }
        next = afterSpace(text, close + 1)
      }
    }
    let isUncertain = byte(text, next).map { $0 >= 0x80 || ByteSet.trivia.contains($0) } ?? false
    return isUncertain ? Self.enough : 0
  }

  /// The rest of the line tells the types, unless it ends before they do.
  private func services(boundTo name: ArraySlice<UInt8>, in text: [UInt8]) -> Int {
    let quoted = byte(text, name.startIndex) == UInt8(ascii: "`") ? name.startIndex + 1 : nil
    let name = quoted.map { word(in: text, from: $0) } ?? name
    var next = afterSpace(text, quoted == nil ? name.endIndex : name.endIndex + 1)
    if Keywords.accessorLengths.contains(name.count), mayHoldType(next, in: text),
      ContainerName.accessors.contains(String(decoding: name, as: UTF8.self))
    {
      return Self.enough
    }
    var services = 0
    var last = UInt8(ascii: ":")
    let end = next + Self.farthestLook
    while let byte = byte(text, next), !isLineBreak(byte) {
      // What a closure yields nobody knows.
      if byte == UInt8(ascii: "{") { return services }
      let isHidden = byte >= 0x80 || byte == UInt8(ascii: "`") || startsComment(next, in: text)
      if isHidden || next >= end { return Self.enough }
      let word = word(in: text, from: next)
      if ServiceName.mayEndService(word) { services += 1 }
      if !isSpace(byte) { last = byte }
      let isQuote = byte == UInt8(ascii: "\"")
      next = isQuote ? stringEnd(from: next, in: text) : next + max(1, word.count)
    }
    return ByteSet.unfinished.contains(last) ? Self.enough : services
  }

  /// Whether what a name is bound to may be of a type of this project: it does not begin like a
  /// number, a text or a list.
  private func mayHoldType(_ sign: Int, in text: [UInt8]) -> Bool {
    guard byte(text, sign).map(ByteSet.bindingEnd.contains) ?? false else { return true }
    let next = afterSpace(text, sign + 1)
    guard let first = byte(text, next) else { return false }
    if !isLetter(first) { return ByteSet.typeStart.contains(first) || first >= 0x80 }
    let word = word(in: text, from: next)
    return !Keywords.plainTypes.contains(where: word.elementsEqual)
  }

  private func startsComment(_ place: Int, in text: [UInt8]) -> Bool {
    text[place...].starts(with: Keywords.comment)
  }

  /// Behind the quote that ends a string of one line, or at the end of the line.
  private func stringEnd(from quote: Int, in text: [UInt8]) -> Int {
    let rest = text[(quote + 1)...]
    guard let end = rest.firstIndex(where: { $0 == UInt8(ascii: "\"") || isLineBreak($0) }) else {
      return text.count
    }
    return isLineBreak(text[end]) ? end : end + 1
  }

  /// Whether a module's name follows `import`, perhaps after the kind of declaration.
  private func imports(
    _ names: [[UInt8]], after end: Int, in text: [UInt8]
  ) -> Bool {
    let first = word(in: text, from: afterSpace(text, end))
    guard Keywords.importKinds.contains(where: first.elementsEqual) else {
      // What follows is the next line, and a comment there says nothing of this import.
      return isOne(of: names, first)
    }
    let start = afterSpace(text, first.endIndex)
    let isUncertain = byte(text, start).map { ByteSet.trivia.contains($0) || $0 >= 0x80 } ?? false
    return isUncertain || isOne(of: names, word(in: text, from: start))
  }

  private func isOne(of names: [[UInt8]], _ word: ArraySlice<UInt8>) -> Bool {
    names.contains { $0.count == word.count && word.elementsEqual($0) }
  }

  private func word(in text: [UInt8], from start: Int) -> ArraySlice<UInt8> {
    var end = start
    while isWordByte(text, end) { end += 1 }
    return text[start..<end]
  }
}

private enum ByteSet {
  /// Bytes that begin or end a comment or a name in backticks.
  static let trivia = Array("/`".utf8)
  /// Bytes before a name in a list or tuple of names.
  static let pattern = Array(",(:".utf8)
  /// Bytes before the last name of a nested type.
  static let path = Array(".:".utf8)
  /// Bytes before a member's name.
  static let period = Array(".".utf8)
  /// Bytes before a type in a list of types; a module's name may precede it.
  static let list = Array(":,.&".utf8)
  /// Marks between an optional and its member, or its default value.
  static let marks = Array("?!>)".utf8)
  /// Bytes between a declared type and a value.
  static let valueStart = Array("={".utf8)
  /// Bytes after a type that is no alias's whole target: `&`, `->`.
  static let composition = Array("&-".utf8)
  /// Bytes after a name that is bound.
  static let bindingEnd = Array("=:{,)".utf8)
  /// Bytes after a value that is cast: a mark, or the `a` of `as`.
  static let castStart = Array("?!a".utf8)
  /// Bytes other than letters that may begin a type or a value of it.
  static let typeStart = Array("._`/({".utf8)
  /// Bytes at the end of a line before the type of a variable.
  static let unfinished = Array(":=,".utf8)
}

private enum Keywords {
  static let result = Array("return".utf8)
  static let accessorLengths = Set(ContainerName.accessors.words.map(\.utf8.count))
  static let comment = Array("/*".utf8)
  static let plainTypes = ["String", "Int", "Bool", "Double", "CGFloat", "Float", "TimeInterval"]
    .map { Array($0.utf8) }
  static let existentials = ["any ", "some "].map { Array($0.utf8) }
  static let boxes = ["any", "some"].map { Array($0.utf8) }
  static let bindings = ["let", "var"].map { Array($0.utf8) }
  static let importKinds = [
    "class", "struct", "enum", "protocol", "typealias", "func", "var", "let", "actor",
  ].map { Array($0.utf8) }
  static let types = ["class", "struct", "enum", "actor", "protocol", "extension"].map {
    Array($0.utf8)
  }
}

private func byte(_ text: [UInt8], _ index: Int) -> UInt8? {
  text.indices.contains(index) ? text[index] : nil
}

/// The index of the last byte at or before `index` that is no white space; -1 if there is none.
private func beforeSpace(_ text: [UInt8], _ index: Int) -> Int {
  var index = index
  while index >= 0, isSpace(text[index]) { index -= 1 }
  return index
}

/// The index of the first byte from `index` on that is no white space.
private func afterSpace(_ text: [UInt8], _ index: Int) -> Int {
  var index = index
  while index < text.count, isSpace(text[index]) { index += 1 }
  return index
}

private func isLineBreak(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}

private func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

private func isWordByte(_ text: [UInt8], _ index: Int) -> Bool {
  guard let byte = byte(text, index) else { return false }
  return isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
}
