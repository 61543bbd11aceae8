import LintNotation

/// An object of the configuration whose keys are known; every mistake goes to a log.
///
/// Reading functions yield nil when the key is absent or its value is wrong, which is then logged.
struct ObjectReader {
  /// How messages call the object: `an entry of `tiers``.
  let title: String
  let value: JSONValue

  /// Logs keys that are not known; nil if the value is no object.
  init?(_ value: JSONValue, _ title: String, keys: [String], _ log: inout ProblemLog) {
    self.title = title
    self.value = value
    guard let members = value.members else {
      log.report(
        .wrongType(key: title, expected: "an object", found: value.kind), at: value.position)
      return nil
    }
    for member in members where !keys.contains(member.name) {
      log.report(.unknownKey(member.name, known: keys), at: member.position)
    }
  }

  func string(_ key: String, _ log: inout ProblemLog) -> String? {
    guard let value = value[key] else { return nil }
    return text(value, key, "a string", &log)
  }

  /// As `string`, but an absent key is a mistake.
  func requiredString(_ key: String, _ log: inout ProblemLog) -> String? {
    if value[key] == nil { log.report(.missingKey(key, in: title), at: value.position) }
    return string(key, &log)
  }

  func boolean(_ key: String, _ log: inout ProblemLog) -> Bool? {
    guard let value = value[key] else { return nil }
    if let truth = value.boolean { return truth }
    log.report(
      .wrongType(key: key, expected: "`true` or `false`", found: value.kind), at: value.position)
    return nil
  }

  func elements(
    _ key: String, _ log: inout ProblemLog, example: String? = nil
  ) -> [JSONValue]? {
    guard let value = value[key] else { return nil }
    if let elements = value.elements { return elements }
    let example = example ?? value.string.map { "`[\(quoteJSON($0))]`" }
    let expected = "an array" + (example.map { ", \($0)" } ?? "")
    log.report(.wrongType(key: key, expected: expected, found: value.kind), at: value.position)
    return nil
  }

  /// The elements of an array whose entries are objects.
  func entries(_ key: String, _ log: inout ProblemLog) -> [JSONValue]? {
    elements(key, &log, example: "`[{ … }]`")
  }

  func strings(_ key: String, _ log: inout ProblemLog) -> [String]? {
    elements(key, &log)?.compactMap { text($0, key, "strings in it", &log) }
  }

  /// Names of types, each as it stands in the source.
  func names(_ key: String, _ log: inout ProblemLog) -> [String]? {
    guard let elements = elements(key, &log) else { return nil }
    return elements.compactMap { element in
      guard let name = text(element, key, "strings in it", &log) else { return nil }
      if isTypeName(name) { return name }
      let bare = name.drop { $0 == "@" }.prefix { $0 != "<" && $0 != "(" }
      log.report(
        .badName(name, meant: isTypeName(bare) ? String(bare) : nil), at: element.position)
      return nil
    }
  }

  /// Globs, each with its position.
  func globs(_ key: String, _ log: inout ProblemLog) -> [PlacedGlob]? {
    guard let elements = elements(key, &log) else { return nil }
    return elements.compactMap { element in
      guard let pattern = text(element, key, "strings in it", &log) else { return nil }
      do throws(GlobProblem) {
        return PlacedGlob(glob: try Glob(pattern), file: log.file, position: element.position)
      } catch {
        log.report(.badGlob(pattern, problem: error), at: element.position)
        return nil
      }
    }
  }

  func requiredGlobs(_ key: String, _ log: inout ProblemLog) -> [PlacedGlob] {
    if value[key] == nil { log.report(.missingKey(key, in: title), at: value.position) }
    return globs(key, &log) ?? []
  }

  /// One of the words that a type knows.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, _: Choice.Type, _ log: inout ProblemLog
  ) -> Choice? where Choice.RawValue == String {
    choice(key, among: Choice.allCases.map(\.rawValue), &log).flatMap(Choice.init(rawValue:))
  }

  /// One of some words.
  func choice(_ key: String, among words: [String], _ log: inout ProblemLog) -> String? {
    let known = words.map { "`\"\($0)\"`" }.joined(separator: ", ")
    guard let value = value[key], let word = text(value, key, "one of \(known)", &log) else {
      return nil
    }
    if words.contains(word) { return word }
    log.report(.unknownValue(word, of: key, known: words), at: value.position)
    return nil
  }

  /// The text of a string that is not empty.
  func text(
    _ value: JSONValue, _ key: String, _ expected: String, _ log: inout ProblemLog
  ) -> String? {
    guard let text = value.string else {
      log.report(.wrongType(key: key, expected: expected, found: value.kind), at: value.position)
      return nil
    }
    if text.isEmpty { log.report(.emptyValue(key: key), at: value.position) }
    return text.isEmpty ? nil : text
  }
}

/// Whether a text may name a type, or a member of one that is a container: `App.resolver`.
private func isTypeName(_ text: some StringProtocol) -> Bool {
  text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
    guard let first = part.first, !first.isNumber else { return false }
    return part.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
  }
}

/// A glob and where it is written.
struct PlacedGlob: Sendable {
  var glob: Glob
  var file: String
  var position: JSONPosition

  var place: String { "\(file):\(position)" }
}
