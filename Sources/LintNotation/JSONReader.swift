/// Reads one JSON text, with the position of every key and value.
///
/// Total over any bytes: it throws or yields a value, never traps, and takes linear time. Values
/// nest at most 200 levels deep, so that whoever walks the result may recurse.
package func readJSON(
  _ bytes: [UInt8], dialect: JSONDialect = .strict
) throws(JSONProblem) -> JSONValue {
  var reader = JSONReader(scanner: JSONScanner(bytes: bytes, dialect: dialect))
  return try reader.readDocument()
}

/// Puts values together on an explicit stack of open arrays and objects.
private struct JSONReader {
  var scanner: JSONScanner
  var open: [Container] = []

  static let deepest = 200

  /// An array or object whose closing bracket has not come yet.
  struct Container {
    var position: JSONPosition
    var elements: [JSONValue] = []
    /// The keys of the elements; nil for an array.
    var keys: [(name: String, position: JSONPosition)]?
    var firstPlaces: [String: JSONPosition] = [:]

    var close: UInt8 { keys == nil ? UInt8(ascii: "]") : UInt8(ascii: "}") }
    var afterElement: String { keys == nil ? "`,` or `]`" : "`,` or `}`" }

    var value: JSONValue {
      guard let keys else { return JSONValue(.array(elements), at: position) }
      let members = zip(keys, elements).map { JSONMember($0.name, $1, at: $0.position) }
      return JSONValue(.object(members), at: position)
    }
  }

  mutating func readDocument() throws(JSONProblem) -> JSONValue {
    try scanner.skipByteOrderMark()
    while true {
      guard var value = try readValueOrOpen() else { continue }
      while !open.isEmpty {
        open[open.count - 1].elements.append(value)
        guard let closed = try continueOrClose() else { break }
        value = closed
      }
      if open.isEmpty {
        try scanner.skipTrivia()
        if !scanner.isAtEnd { throw scanner.unexpected("the end of the text") }
        return value
      }
    }
  }

  /// Reads a scalar or an empty container; opens a container that has elements and yields nil.
  mutating func readValueOrOpen() throws(JSONProblem) -> JSONValue? {
    try scanner.skipTrivia()
    let position = scanner.position
    var container = Container(position: position)
    switch scanner.peek {
    case UInt8(ascii: "["): break
    case UInt8(ascii: "{"): container.keys = []
    default: return JSONValue(try scanner.scanScalar(), at: position)
    }
    scanner.advance()
    try scanner.skipTrivia()
    if scanner.advance(over: container.close) { return container.value }
    if open.count == Self.deepest {
      throw JSONProblem(.tooDeep(limit: Self.deepest), at: position)
    }
    open.append(container)
    if container.keys != nil { try readKey() }
    return nil
  }

  /// After an element: goes on to the next and yields nil, or closes and yields the container.
  mutating func continueOrClose() throws(JSONProblem) -> JSONValue? {
    let container = open[open.count - 1]
    try scanner.skipTrivia()
    if scanner.advance(over: container.close) { return open.removeLast().value }
    let comma = scanner.position
    guard scanner.advance(over: UInt8(ascii: ",")) else {
      throw scanner.unexpected(container.afterElement)
    }
    try scanner.skipTrivia()
    if scanner.peek == container.close {
      guard scanner.dialect.allowsTrailingCommas else {
        throw JSONProblem(.trailingComma, at: comma)
      }
      scanner.advance()
      return open.removeLast().value
    }
    if container.keys != nil { try readKey() }
    return nil
  }

  mutating func readKey() throws(JSONProblem) {
    let position = scanner.position
    guard scanner.peek == UInt8(ascii: "\"") else {
      throw scanner.unexpected("a key in double quotes")
    }
    let name = try scanner.scanString()
    let last = open.count - 1
    if let first = open[last].firstPlaces.updateValue(position, forKey: name),
      !scanner.dialect.allowsDuplicateKeys
    {
      throw JSONProblem(.duplicateKey(name, first: first), at: position)
    }
    open[last].keys?.append((name, position))
    try scanner.skipTrivia()
    guard scanner.advance(over: UInt8(ascii: ":")) else { throw scanner.unexpected("`:`") }
  }
}
