import Testing

extension Project {
  /// A repository whose first commit, on `main`, holds the files and the record of their debt, and
  /// whose branch `change` is checked out.
  convenience init(recorded files: [String: String]) throws {
    try self.init(files)
    try record()
    try git("init", "-q", "-b", "main")
    try commit()
    try git("checkout", "-qb", "change")
  }

  /// Commits all that there is.
  func commit(_ message: String = "change") throws {
    try git("add", "-A")
    let outcome = try git("commit", "-qm", message)
    try #require(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
  }

  /// What the program says of the change against `main`.
  func checkChange(_ flags: String...) throws -> Program.Outcome {
    try run(words: ["check", "--base", "main"] + flags)
  }

  /// Commits the change and merges it into `main`, as the service that hosts it would.
  func mergeChange(from branch: String = "change") throws {
    try commit()
    try git("checkout", "-q", "main")
    let merge = try git("merge", "-q", "--no-ff", branch, "-m", "merge")
    try #require(merge.status == 0, "\(merge.output)\(merge.errors)")
  }

  /// Adds a line to the record by hand, in its place.
  func addEntry(_ file: String, _ subject: String, count: Int = 1, reason: String = "") throws {
    let note = reason.isEmpty ? "" : #","reason":"\#(reason)""#
    let line =
      #"{"file":"\#(file)","rule":"service_locator_resolve","subject":"\#(subject)","#
      + #""count":\#(count)\#(note)},"#
    let record = try read("baseline.json")
    try write(
      "baseline.json", record.replacing("\"entries\": [\n", with: "\"entries\": [\n\(line)\n"))
    let formatted = try run("baseline", "fmt")
    try #require(formatted.status == 0, "\(formatted.errors)")
  }

  /// Rewrites a part of a file that must be there.
  func replace(_ old: String, with new: String, in path: String) throws {
    let text = try read(path)
    try #require(text.contains(old), "\(path) does not hold \(old)")
    try write(path, text.replacing(old, with: new))
  }
}
