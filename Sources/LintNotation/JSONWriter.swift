/// How a JSON text is laid out.
package enum JSONLayout: Sendable {
  /// No white space at all.
  case compact
  /// Two spaces a level, one member or element a line, a space after `:`.
  case indented
}

/// Renders a value as JSON text: members in their order, `/` and non-ASCII text not escaped,
/// no line break at the end.
package func renderJSON(_ value: JSONValue, layout: JSONLayout = .compact) -> String {
  var writer = JSONWriter(layout: layout)
  writer.write(value)
  return String(decoding: writer.bytes, as: UTF8.self)
}

/// The text as a JSON string, with its quotes.
package func quoteJSON(_ text: String) -> String { renderJSON(JSONValue(text)) }

/// Appends to a buffer, with the open brackets on an explicit stack.
private struct JSONWriter {
  let layout: JSONLayout
  var bytes: [UInt8] = []

  /// What is left to write of an open array or object; elements of an array have no name.
  struct Rest {
    var members: ArraySlice<(name: String?, value: JSONValue)>
    var close: String
    var isFirst = true
  }

  mutating func write(_ value: JSONValue) {
    var open: [Rest] = []
    begin(value, &open)
    while var rest = open.popLast() {
      guard let (name, element) = rest.members.popFirst() else {
        if !rest.isFirst { breakLine(depth: open.count) }
        bytes += rest.close.utf8
        continue
      }
      if !rest.isFirst { bytes += ",".utf8 }
      rest.isFirst = false
      open.append(rest)
      breakLine(depth: open.count)
      if let name {
        quote(name)
        bytes += (layout == .compact ? ":" : ": ").utf8
      }
      begin(element, &open)
    }
  }

  /// Writes a scalar whole, and the opening bracket of anything else.
  mutating func begin(_ value: JSONValue, _ open: inout [Rest]) {
    switch value.content {
    case .null: bytes += "null".utf8
    case .boolean(let truth): bytes += (truth ? "true" : "false").utf8
    case .integer(let number): bytes += String(number).utf8
    // JSON has no word for what is not finite.
    case .number(let number): bytes += (number.isFinite ? "\(number)" : "null").utf8
    case .string(let text): quote(text)
    case .array(let elements):
      bytes += "[".utf8
      open.append(Rest(members: elements.map { (name: nil, value: $0) }[...], close: "]"))
    case .object(let members):
      bytes += "{".utf8
      open.append(Rest(members: members.map { (name: $0.name, value: $0.value) }[...], close: "}"))
    }
  }

  mutating func breakLine(depth: Int) {
    guard layout == .indented else { return }
    bytes += "\n".utf8
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case 0x08: bytes += "\\b".utf8
      case 0x09: bytes += "\\t".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0C: bytes += "\\f".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0..<0x20: bytes += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
