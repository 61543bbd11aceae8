import Testing

/// A reason is one that can be read, wherever debt is excused with one.
struct ReasonTests {
  static let blanks = [" ", "\t \u{A0}", "\u{200B}\u{2060}", "\u{3164}", "...", "-"]

  @Test("the record is not raised with a reason that says nothing", arguments: blanks)
  func record(reason: String) throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U"), "F/C.swift": clean("C")])
    try project.write("F/C.swift", resolving("W", by: "C"))
    try project.run("baseline", "accept", "--new", "--reason", "why")
    try project.replace(#""reason":"why""#, with: #""reason":"\#(reason)""#, in: "baseline.json")
    try project.commit()
    let outcome = try project.checkChange()
    // A tab is no character of a JSON string.
    #expect(outcome.status == (reason.contains("\t") ? 2 : 1), "\(outcome.output)")
    #expect(!outcome.output.contains("accepted: "))
  }

  @Test("neither `accept`, an ignore nor `allowed` takes one", arguments: blanks)
  func elsewhere(reason: String) throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U"), "F/C.swift": clean("C")])
    let ignored = resolving("W", by: "C").replacing(
      "(W.self)", with: "(W.self)  // diratchet:ignore service_locator_resolve - \(reason)")
    try project.write("F/C.swift", ignored)
    #expect(try project.run("check").status == 1)
    #expect(try project.run("baseline", "accept", "--new", "--reason", reason).status == 2)
    let text = reason.replacing("\t", with: #"\t"#)
    try project.write(
      ".diratchet.json", #"{"allowed": [{"subject": "W", "reason": "\#(text)"}]}"#)
    let outcome = try project.run("check")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("`reason` is empty"))
  }

  @Test("a reason in any script is one", arguments: ["SDK", "理由", "причина", "#812", "é"])
  func readable(reason: String) throws {
    let project = try Project(recorded: ["F/A.swift": resolving("U")])
    try project.write("F/C.swift", resolving("W", by: "C"))
    try project.run("baseline", "accept", "--new", "--reason", reason)
    try project.commit()
    #expect(try project.checkChange().status == 0)
  }
}
