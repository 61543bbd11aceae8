import LintNotation
import Testing

/// The commands about the configuration, and the schemas of both files.
struct ConfigurationCommandTests {
  @Test("`config init` says what was found, changes nothing, and never overwrites")
  func draft() throws {
    let project = try Project([
      "App/A.swift": resolving("U", "U2"),
      "App/DI/Root.swift": "import Swinject\nlet c = Container()\n",
      "Modules/Cart/B.swift": resolving("U"),
    ])
    let before = try project.run("scan", "--format", "json").output
    #expect(try project.run("config", "init").status == 0)
    let text = try project.read(".diratchet.json")
    for words in [
      "App 2, Modules 1", "Swinject", "`DI`: 1 file", "Reached for most: U 2", "\"App/**\"",
    ] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(try project.run("config", "validate").output == ".diratchet.json is in order\n")
    #expect(try project.run("scan", "--format", "json").output == before)
    let again = try project.run("config", "init")
    #expect(again.status == 2 && again.errors.contains("is not overwritten"))
    #expect(try project.read(".diratchet.json") == text)
  }

  @Test("every setting that a draft proposes is one that the program accepts")
  func proposals() throws {
    let project = try Project(["App/A.swift": resolving("U"), "App/B.swift": resolving("U")])
    _ = try project.run("config", "init")
    let lines = try project.read(".diratchet.json").split(separator: "\n")
    let settled = lines.map { line in
      line.contains("// \"") ? line.replacing("// \"", with: "\"") : line
    }
    #expect(settled.count { $0.contains("\": ") } > 6)
    try project.write(".diratchet.json", settled.joined(separator: "\n"))
    let outcome = try project.run("config", "validate")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test("the schema of the configuration knows the keys that the program knows, and no others")
  func configurationKeys() throws {
    let project = try Project()
    try project.write(".diratchet.json", "{ \"qqqqqqqqqqqqqq\": 1 }")
    let known = try project.run("config", "validate").errors.split(separator: "`").dropFirst()
    let schema = try project.run("schema", "config").json()
    let names = schema["properties"]?.members?.map(\.name) ?? []
    #expect(!names.isEmpty)
    #expect(names.allSatisfy { name in known.contains { $0 == name } })
    #expect(
      known.filter { $0.allSatisfy { $0.isLetter || $0 == "$" } && $0.count > 3 }
        .filter { $0 != "qqqqqqqqqqqqqq" }.allSatisfy { names.contains(String($0)) })
  }

  @Test("a record has no member that its schema lacks")
  func recordKeys() throws {
    let project = try Project(["App/ACoordinator.swift": resolving("U"), "B.swift": resolving("V")])
    try project.record()
    let schema = try #require(try project.run("schema", "baseline").json()["properties"])
    let record = try readJSON(Array(try project.read("baseline.json").utf8), dialect: .strict)
    for member in record.members ?? [] { #expect(schema[member.name] != nil, "\(member.name)") }
    let entry = try #require(schema["entries"]?["items"]?["properties"])
    let entries = try #require(record["entries"]?.elements)
    #expect(entries.count == 2)
    for member in entries.flatMap({ $0.members ?? [] }) {
      #expect(entry[member.name] != nil, "\(member.name)")
    }
  }
}
