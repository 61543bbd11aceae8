import LintNotation
import Testing

private func read(_ text: String, _ dialect: JSONDialect = .strict) throws -> JSONValue {
  try readJSON(Array(text.utf8), dialect: dialect)
}

private func problem(_ text: String, _ dialect: JSONDialect = .strict) -> JSONProblem? {
  do {
    _ = try readJSON(Array(text.utf8), dialect: dialect)
    return nil
  } catch { return error }
}

@Test(
  "every kind of value is read",
  arguments: [
    ("null", nil), ("true", true), ("false", false), ("0", 0), ("-12", -12), ("1.5e3", 1500.0),
    ("9223372036854775807", 9_223_372_036_854_775_807),
    ("9223372036854775808", 9.223372036854775808e18),
    (#""a\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é""#, "a\"\\/\u{8}\u{c}\n\r\té😀é"),
    (" [ ] ", []), ("{}", [:]), ("[1,[2,[]],{}]", [1, [2, []], [:]]),
    (#"{"a":1,"b":{"c":[true]}}"#, ["a": 1, "b": ["c": [true]]]),
  ] as [(String, JSONValue)])
func values(text: String, value: JSONValue) throws {
  #expect(try read(text) == value)
}

@Test("keys and values know their line and UTF-8 column")
func positions() throws {
  let value = try read("{\n  \"é\": [10,\r\n 20],\n\t\"b\": {}}")
  let members = try #require(value.members)
  #expect(value.position == JSONPosition(line: 1, utf8Column: 1))
  #expect(members.map(\.position.description) == ["2:3", "4:2"])
  #expect(members.map(\.value.position.description) == ["2:9", "4:7"])
  #expect(members[0].value.elements?.map(\.position.description) == ["2:10", "3:2"])
}

@Test(
  "what is not plain JSON is refused with its place",
  arguments: [
    ("", "1:1", .unexpectedEnd(expected: "a value")),
    ("[1,\n", "2:1", .unexpectedEnd(expected: "a value")),
    ("[1", "1:3", .unexpectedEnd(expected: "`,` or `]`")),
    (#"{"a" 1}"#, "1:6", .unexpected(found: "1", expected: "`:`")),
    (#"{a: 1}"#, "1:2", .unexpected(found: "a", expected: "a key in double quotes")),
    ("[1 2]", "1:4", .unexpected(found: "2", expected: "`,` or `]`")),
    ("nul", "1:1", .unexpected(found: "nul", expected: "a value")),
    ("1 x", "1:3", .unexpected(found: "x", expected: "the end of the text")),
    ("[1,]", "1:3", .trailingComma),
    ("// hm\n1", "1:1", .comment),
    ("\u{FEFF}1", "1:1", .byteOrderMark),
    (#"{"a":1, "a":2}"#, "1:9", .duplicateKey("a", first: JSONPosition(line: 1, utf8Column: 2))),
    ("\"ab\n\"", "1:1", .unterminatedString),
    ("\"ab", "1:1", .unterminatedString),
    ("\"a\u{1}\"", "1:3", .controlCharacter(1)),
    (#""\q""#, "1:2", .escape), (#""\u12""#, "1:2", .escape), (#""\u+123""#, "1:2", .escape),
    (#""\ud83d""#, "1:2", .loneSurrogate), (#""\ud83dA""#, "1:2", .loneSurrogate),
    (#""\ude00""#, "1:2", .loneSurrogate), (#""\ud83d\u0041""#, "1:2", .loneSurrogate),
    ("01", "1:1", .number("01")), ("1.", "1:1", .number("1.")), ("-", "1:1", .number("-")),
    ("1e", "1:1", .number("1e")), ("1e999", "1:1", .number("1e999")),
  ] as [(String, String, JSONProblem.Fact)])
func problems(text: String, place: String, fact: JSONProblem.Fact) {
  #expect(problem(text)?.fact == fact)
  #expect(problem(text)?.position.description == place)
}

@Test("bytes that are not UTF-8 are refused in a string")
func invalidUTF8() {
  #expect(throws: JSONProblem(.invalidUTF8, at: JSONPosition(line: 1, utf8Column: 1))) {
    try readJSON([0x22, 0xFF, 0x22])
  }
}

@Test("the lenient dialect takes comments, trailing commas and a byte order mark")
func lenient() throws {
  let text = "\u{FEFF}// head\n{ /* a\n*/ \"a\": [1, 2,], // one\n}\n// end"
  let value = try read(text, .lenient)
  #expect(value == ["a": [1, 2]])
  #expect(value["a"]?.position.description == "3:9")
  #expect(problem("[,]", .lenient)?.fact == .unexpected(found: ",", expected: "a value"))
  #expect(problem("/* a", .lenient)?.fact == .unterminatedComment)
  #expect(problem(#"{"a":1,"a":1}"#, .lenient)?.position.description == "1:8")
  #expect(try read(#"{"a":1,"a":2}"#, .forgiving).members?.count == 2)
}

@Test("a million brackets end in a message, not in a trap")
func depth() {
  let deep = String(repeating: "[", count: 1_000_000)
  #expect(problem(deep)?.fact == .tooDeep(limit: 200))
  #expect(problem(String(repeating: #"{"a":"#, count: 300))?.fact == .tooDeep(limit: 200))
  let allowed = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
  #expect(problem(allowed) == nil)
}

@Test("every prefix of a text is refused, none traps")
func prefixes() {
  let text = #"{"a": [1.5e3, "x\u00e9\ud83d\ude00"], "b": {"c": null, "d": true}}"#
  for length in 0..<text.utf8.count {
    #expect(throws: JSONProblem.self) { try readJSON(Array(text.utf8.prefix(length))) }
  }
}

@Test("a value is written as it is read", arguments: [JSONLayout.compact, .indented])
func roundTrip(layout: JSONLayout) throws {
  let value: JSONValue = [
    "path": "App/Cart/é.swift", "text": "a\"b\\c\n\u{1}\u{7f}😀", "list": [1, -2, 0.5, nil, true],
    "empty": [:], "none": [], "nested": [[[]], ["a": [["b": "c"]]]],
  ]
  #expect(try read(renderJSON(value, layout: layout)) == value)
}

@Test("members keep their order and slashes stay as they are")
func layouts() {
  let value: JSONValue = ["b": ["x/y", 1], "a": [:], "c": ["d": nil]]
  #expect(renderJSON(value) == #"{"b":["x/y",1],"a":{},"c":{"d":null}}"#)
  let lines = [
    "{", #"  "b": ["#, #"    "x/y","#, "    1", "  ],", #"  "a": {},"#, #"  "c": {"#,
    #"    "d": null"#, "  }", "}",
  ]
  #expect(renderJSON(value, layout: .indented) == lines.joined(separator: "\n"))
}
