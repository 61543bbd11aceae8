import LintNotation
import LintReporting

extension Command {
  static let version = Command(
    "version", summary: "print the version", flags: [.json]
  ) { invocation in
    guard invocation.isJSON else { return Reply("diratchet \(toolVersion)\n") }
    let value: JSONValue = ["name": "diratchet", "version": JSONValue(toolVersion)]
    return Reply(renderJSON(value) + "\n")
  }
}
