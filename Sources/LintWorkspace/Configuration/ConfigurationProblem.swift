package import LintNotation
package import LintRules

/// One mistake in a configuration file, with its place.
package struct ConfigurationProblem: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong.
  package enum Fact: Sendable, Equatable {
    case notJSON(JSONProblem.Fact)
    case unreadable(String? = nil, reason: String)
    case extendsItself(path: String)
    case unknownKey(String, known: [String])
    case unknownRule(String, known: [String])
    case unknownValue(String, of: String, known: [String])
    case wrongType(key: String, expected: String, found: String)
    case missingKey(String, in: String)
    case emptyValue(key: String)
    case badGlob(String, problem: GlobProblem)
    case badName(String, meant: String?)
    case remote(String)
    case duplicateName(String, key: String)
    case newerVersion(Int)
    case requiresNewer(String, current: String)
    case badRequirement(String)
    case oneOf(keys: [String], in: String)
    case oddRuleName(String)
    case unprovenRule(String, Contrast)
  }

  /// The file, relative to the root.
  package var file: String
  /// Nil when the file could not be read at all.
  package var position: JSONPosition?
  package var fact: Fact

  /// `file:line:column: ` and what is wrong and what to do instead.
  package var description: String {
    let place = position.map { "\(file):\($0)" } ?? file
    return "\(place): \(message)"
  }

  /// What is wrong and what to do instead, without the place.
  package var message: String {
    switch fact {
    case .notJSON(let fact): JSONProblem(fact, at: position ?? .none).description
    case .unreadable(let path?, let reason):
      "`\(path)` cannot be read: \(reason); name a file that exists"
    case .unreadable(nil, let reason): "cannot be read: \(reason); correct it or remove it"
    case .extendsItself(let path): "`\(path)` extends itself; remove one of the `extends`"
    case .unknownKey(let key, let known): "unknown key `\(key)`; " + advice(key, known)
    case .unknownRule(let rule, let known): "unknown rule `\(rule)`; " + advice(rule, known)
    case .unknownValue(let value, let key, let known):
      "`\(key)` cannot be `\(value)`; " + advice(value, known)
    case .wrongType(let key, let expected, let found):
      "\(key.contains(" ") ? key : "`\(key)`") is \(found); write \(expected)"
    case .missingKey(let key, let owner): "\(owner) lacks `\(key)`; add it"
    case .emptyValue(let key): "`\(key)` is empty; fill it or remove the key"
    case .badGlob(let glob, let problem): "`\(glob.prefix(100))`: \(problem)"
    case .badName(let name, let meant):
      "`\(name)` is no name of a type; write \(meant.map { "`\($0)`" } ?? "it as it is declared")"
    case .remote(let address):
      "`\(address)` is no file here; fetch it into the repository and extend that copy"
    case .duplicateName(let name, let key):
      "`\(key)` names `\(name)` twice; keep one of them"
    case .newerVersion(let version):
      "`version` \(version) was written for a newer diratchet, this one knows 1; update diratchet"
    case .requiresNewer(let wanted, let current):
      "this is diratchet \(current), the configuration requires \(wanted); update diratchet"
    case .badRequirement(let text): "`requires` cannot be `\(text)`; write it like `>=0.1`"
    case .oneOf(let keys, let owner):
      "\(owner) needs exactly one of \(list(keys)); keep one of them"
    case .oddRuleName(let name):
      "`\(name)` is no name for a rule; write lower-case words joined by `_`"
    case .unprovenRule(let name, let contrast):
      "`\(name)` is \(contrast.rawValue) on its own examples; write a `faulty` that it finds and a "
        + "`correct` that it leaves alone"
    }
  }
}

/// Says what was meant, or what there is.
private func advice(_ written: String, _ known: [String]) -> String {
  if let near = nearestName(to: written, among: known) { return "did you mean `\(near)`?" }
  return "write one of \(list(known))"
}

private func list(_ names: [String]) -> String {
  names.map { "`\($0)`" }.joined(separator: ", ")
}

/// All mistakes of a configuration; never empty.
package struct ConfigurationFailure: Error, Sendable, Equatable {
  /// By file, then position.
  package var problems: [ConfigurationProblem]
}

/// The mistakes found so far in one file.
struct ProblemLog {
  let file: String
  private(set) var problems: [ConfigurationProblem] = []

  init(file: String) { self.file = file }

  mutating func report(_ fact: ConfigurationProblem.Fact, at position: JSONPosition?) {
    problems.append(ConfigurationProblem(file: file, position: position, fact: fact))
  }
}
