import DebtRatchet
import LintFindings
package import LintNotation
import LintRules

/// Why a text is not a saved report of `check` or `scan`, and where.
package struct SavedRunProblem: Error, Equatable, CustomStringConvertible {
  /// What is wrong and what to do instead.
  package var description: String
  package var position: JSONPosition
}

extension RunReport {
  /// The report that `check` or `scan` wrote as JSON.
  ///
  /// - Parameter root: what absolute paths are relative to.
  /// - Throws: where the text is no JSON, or no report of this version's form.
  package init(saved text: [UInt8], of root: String) throws(SavedRunProblem) {
    let value: JSONValue
    do throws(JSONProblem) {
      value = try readJSON(text, dialect: .strict)
    } catch {
      throw SavedRunProblem(description: error.description, position: error.position)
    }
    try self.init(SavedMembers(value, root: root))
  }

  private init(_ saved: SavedMembers) throws(SavedRunProblem) {
    let version = try saved.count("schemaVersion")
    guard version == 1 else {
      throw saved.problem("has schemaVersion \(version), and this program reads 1; update it")
    }
    if saved.value["headline"] != nil {
      throw saved.problem(
        "is a migration inventory; run `diratchet report` with another `--format`")
    }
    let summary = try saved.object("summary")
    self.init(
      status: try saved.choice("status"),
      extent: Extent(
        files: try summary.count("files"), lines: try summary.count("lines"),
        bytes: try summary.count("bytes")))
    strictStatus = saved.has("strictStatus") ? try saved.choice("strictStatus") : status
    savedComplaints = try saved.texts("complaints")
    if strictStatus == .cannotJudge { failures = savedComplaints ?? [] }
    for item in try saved.list("findings") { rows.append(try Row(item)) }
    for item in try saved.list("fixed") { fixed.append(try GoneDebt(item)) }
    for item in try saved.list("notes") { notes.append(try Note(item)) }
    for item in try saved.list("skippedFiles") {
      skippedFiles.append(SkippedFile(path: try item.path("path"), reason: try item.text("reason")))
    }
    for item in try saved.list("totals") { totals.append(try FamilyTotals(item)) }
    if saved.has("base") { base = try Reference(try saved.object("base")) }
    guard saved.has("lookAlikes") else { return }
    var seen: [LookAlike] = []
    for item in try saved.list("lookAlikes") { seen.append(try LookAlike(item)) }
    lookAlikes = seen
  }

  /// Whether it is one of `scan`, which judges nothing.
  package var isUnjudged: Bool { totals.isEmpty && base == nil && rows.allSatisfy(\.isUnjudged) }
}

extension RunReport.Row {
  fileprivate init(_ saved: SavedMembers) throws(SavedRunProblem) {
    let state: FindingState? = try saved.text("state") == "found" ? nil : saved.choice("state")
    let reason = try saved.optionalText("exemption") ?? ""
    var finding = Finding(
      rule: RuleID(try saved.text("rule")), subject: try saved.text("subject"),
      symbol: try saved.text("symbol"), tier: try saved.choice("tier"),
      text: try saved.text("text"), message: try saved.text("message"), place: try Place(saved))
    finding.evidence = try saved.texts("evidence")
    finding.facets = try saved.texts("facets").map { RuleID($0) }
    finding.lineHash = try saved.optionalText("lineHash")
    switch state {
    case .exempt: finding.standing = .exempt(reason: reason)
    case .ignored: finding.standing = .ignored(reason: reason)
    case .allowed: finding.standing = .allowed(reason: reason)
    default: break
    }
    self.init(finding, state)
    appeared = saved.value["appeared"]?.boolean ?? false
    isEnforced = saved.value["enforced"]?.boolean ?? true
    if saved.has("movedFrom") {
      let origin = try saved.object("movedFrom")
      movedFrom = JudgedFinding.Origin(key: try Key(origin), tier: try origin.choice("tier"))
    }
  }

  fileprivate var isUnjudged: Bool {
    switch state {
    case nil, .exempt, .ignored, .allowed: true
    default: false
    }
  }
}

extension Place {
  fileprivate init(_ saved: SavedMembers) throws(SavedRunProblem) {
    let (line, column) = (try saved.count("line"), try saved.count("column"))
    self.init(
      path: try saved.path("path"), line: line, utf8Column: column,
      utf16Column: try saved.optionalCount("utf16Column") ?? column,
      endLine: try saved.optionalCount("endLine") ?? line,
      endUTF8Column: try saved.optionalCount("endColumn") ?? column,
      lineLength: try saved.optionalCount("lineLength") ?? 0)
  }
}

extension Key {
  fileprivate init(_ saved: SavedMembers) throws(SavedRunProblem) {
    self.init(
      file: try saved.path("path"), rule: RuleID(try saved.text("rule")),
      subject: try saved.text("subject"))
  }
}

extension GoneDebt {
  /// Its tier is not saved, and no form shows it.
  fileprivate init(_ saved: SavedMembers) throws(SavedRunProblem) {
    self.init(
      key: try Key(saved), tier: .leaf, count: try saved.count("count"),
      why: try saved.choice("why"))
  }
}

extension Note {
  fileprivate init(_ saved: SavedMembers) throws(SavedRunProblem) {
    self.init(
      path: saved.has("path") ? try saved.path("path") : "", line: try saved.optionalCount("line"),
      message: try saved.text("message"))
  }
}

extension LookAlike {
  fileprivate init(_ saved: SavedMembers) throws(SavedRunProblem) {
    self.init(
      rule: RuleID(try saved.text("rule")), place: try Place(saved), text: try saved.text("text"),
      reason: try saved.text("reason"))
  }
}

extension RunReport.Reference {
  fileprivate init(_ saved: SavedMembers) throws(SavedRunProblem) {
    self.init(
      reference: try saved.text("reference"), commit: try saved.text("commit"),
      choice: try saved.text("chosenBy"), changedFiles: try saved.count("changedFiles"))
  }
}

extension FamilyTotals {
  fileprivate init(_ saved: SavedMembers) throws(SavedRunProblem) {
    self.init(family: DebtFamily(name: try saved.text("family")))
    leaf = try Change(try saved.object("leaf"))
    coordinator = try Change(try saved.object("coordinator"))
    exempt = try Change(try saved.object("exempt"))
  }
}

extension FamilyTotals.Change {
  fileprivate init(_ saved: SavedMembers) throws(SavedRunProblem) {
    self.init(
      before: try saved.optionalCount("before"), after: try saved.count("after"),
      new: try saved.count("new"))
  }
}

/// The members of an object of a saved report.
private struct SavedMembers {
  let value: JSONValue
  let root: String

  init(_ value: JSONValue, root: String) {
    self.value = value
    self.root = root
  }

  /// Whether there is a member of that name that is not null.
  func has(_ name: String) -> Bool { value[name].map { !$0.isNull } ?? false }

  /// The members of an object in it.
  func object(_ name: String) throws(SavedRunProblem) -> SavedMembers {
    SavedMembers(try member(name), root: root)
  }

  /// A path, relative to the root.
  func path(_ name: String) throws(SavedRunProblem) -> String {
    let path = try text(name)
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  private func member(_ name: String) throws(SavedRunProblem) -> JSONValue {
    guard let member = value[name] else {
      throw problem("has no `\(name)`, so it is no report of `check` or `scan`")
    }
    return member
  }

  func text(_ name: String) throws(SavedRunProblem) -> String {
    let member = try member(name)
    guard let text = member.string else { throw wrong(name, member, "a string") }
    return text
  }

  func optionalText(_ name: String) throws(SavedRunProblem) -> String? {
    has(name) ? try text(name) : nil
  }

  /// A number from 0; none that is written here is so large that sums of it could overflow.
  func count(_ name: String) throws(SavedRunProblem) -> Int {
    let member = try member(name)
    guard let number = member.integer, (0..<1 << 40).contains(number) else {
      throw wrong(name, member, "a number from 0, as a report counts")
    }
    return number
  }

  func optionalCount(_ name: String) throws(SavedRunProblem) -> Int? {
    has(name) ? try count(name) : nil
  }

  func choice<Word: RawRepresentable<String>>(
    _ name: String
  ) throws(SavedRunProblem) -> Word {
    let text = try text(name)
    guard let word = Word(rawValue: text) else {
      throw problem("has `\(text)` for `\(name)`, which this program does not know; update it")
    }
    return word
  }

  /// The objects of a list; none where an earlier version wrote no such list.
  func list(_ name: String) throws(SavedRunProblem) -> [SavedMembers] {
    guard let list = value[name] else { return [] }
    guard let elements = list.elements else { throw wrong(name, list, "an array") }
    return elements.map { SavedMembers($0, root: root) }
  }

  func texts(_ name: String) throws(SavedRunProblem) -> [String] {
    guard let list = value[name] else { return [] }
    guard let texts = list.elements?.compactMap(\.string) else {
      throw wrong(name, list, "an array of strings")
    }
    return texts
  }

  func wrong(_ name: String, _ found: JSONValue, _ expected: String) -> SavedRunProblem {
    SavedRunProblem(
      description: "`\(name)` is \(found.kind), and must be \(expected)", position: found.position)
  }

  func problem(_ description: String) -> SavedRunProblem {
    SavedRunProblem(description: description, position: value.position)
  }
}
