extension JSONValue {
  /// The text of a string; nil for any other value.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The number of an integer; nil for any other value.
  package var integer: Int? {
    if case .integer(let number) = content { number } else { nil }
  }

  /// The truth value of a Boolean; nil for any other value.
  package var boolean: Bool? {
    if case .boolean(let truth) = content { truth } else { nil }
  }

  /// The elements of an array; nil for any other value.
  package var elements: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The members of an object, in order; nil for any other value.
  package var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// Whether the value is `null`.
  package var isNull: Bool { content == .null }

  /// The value of the first member of that name; nil if there is none or this is no object.
  package subscript(name: String) -> JSONValue? {
    members?.first { $0.name == name }?.value
  }
}

extension JSONValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self.init(.string(text)) }
  package init(integerLiteral number: Int) { self.init(.integer(number)) }
  package init(floatLiteral number: Double) { self.init(.number(number)) }
  package init(booleanLiteral truth: Bool) { self.init(.boolean(truth)) }
  package init(nilLiteral: ()) { self.init(.null) }
  package init(arrayLiteral elements: JSONValue...) { self.init(.array(elements)) }
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self.init(.object(members.map { JSONMember($0, $1) }))
  }
}

extension JSONValue {
  /// A string.
  package init(_ text: String) { self.init(.string(text)) }

  /// A string, or `null` for nil.
  package init(_ text: String?) { self.init(text.map(Content.string) ?? .null) }

  /// An integer.
  package init(_ number: Int) { self.init(.integer(number)) }

  /// A Boolean.
  package init(_ truth: Bool) { self.init(.boolean(truth)) }

  /// An array of strings.
  package init(_ texts: [String]) { self.init(.array(texts.map { JSONValue($0) })) }

  /// An array.
  package init(_ elements: [JSONValue]) { self.init(.array(elements)) }

  /// An object.
  package init(_ members: [JSONMember]) { self.init(.object(members)) }
}
