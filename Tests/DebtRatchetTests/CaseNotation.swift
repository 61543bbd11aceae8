import DebtRatchet
import LintFindings

/// The rules that all tests of the ratchet go by.
let testRules: [RuleID: RuleState] = [
  "service_locator_resolve": RuleState(level: .gate, family: .access, revision: 1),
  "injected_property_wrapper": RuleState(level: .gate, family: .access, revision: 1),
  "shared_container_access": RuleState(level: .gate, family: .access, revision: 1),
  "container_default_argument": RuleState(level: .gate, family: .access, revision: 1),
  "shared_singleton_declaration": RuleState(level: .gate, family: .declaration, revision: 1),
  "shared_instance_access": RuleState(level: .report, family: .access, revision: 1),
]

let testScope = "9f31c0de"

func testSettings() -> RatchetSettings { RatchetSettings(rules: testRules, scope: testScope) }

/// A tree and what is asked about it, written as text; see `Fixtures/Ratchet/README.md`.
struct CaseTree {
  var tree = MeasuredTree(facts: [:], findings: [])
  var settings = testSettings()
  var renames: [String: String] = [:]
  var kind = ReferenceTree.Kind.base

  private var file = ""

  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      read(line.split(separator: " ").map(String.init))
    }
  }

  var reference: ReferenceTree {
    var reference = ReferenceTree(kind)
    (reference.facts, reference.findings) = (tree.facts, tree.findings)
    (reference.renames, reference.settings) = (renames, settings)
    return reference
  }

  private mutating func read(_ words: [String]) {
    guard let verb = words.first else { return }
    let rest = words.dropFirst().joined(separator: " ")
    switch verb {
    case "file": readFile(words)
    case "missing": tree.unscanned[words[1]] = .missing
    case "excluded": tree.unscanned[words[1]] = .outOfScope(reason: "excluded")
    case "unreadable": tree.unscanned[words[1]] = .unknown(reason: "unreadable")
    case "renamed": renames[words[1]] = words[3]
    case "record": kind = .record
    case "given": tree.extent = .partial(given: Set(words.dropFirst()))
    case "strict": settings.isStrict = true
    case "frozen": settings.isFrozen = true
    case "warn": settings.enforcement = .warn
    case "unit": settings.unit = CountingUnit(rawValue: words[1]) ?? .site
    case "scope": settings.scope = words[1]
    case "revision": settings.rules[RuleID(words[1])]?.revision = Int(words[2]) ?? 0
    case "level": settings.rules[RuleID(words[1])]?.level = Level(rawValue: words[2]) ?? .off
    case "name": tree.vocabulary.append(rest)
    default: readFinding(words)
    }
  }

  private mutating func readFile(_ words: [String]) {
    file = words[1]
    var facts = FileFacts(tier: Tier(rawValue: words[2]) ?? .leaf)
    if facts.tier == .composition { facts.exemption = "composition" }
    for (verb, names) in zip(words.dropFirst(3), words.dropFirst(4)) {
      let list = names.split(separator: ",").map(String.init)
      switch verb {
      case "declares": facts.declaredTypes = list
      case "extends": facts.extendedTypes = list
      case "constructs": facts.constructedTypes = list
      case "exempt": facts.exemption = names
      default: break
      }
    }
    tree.facts[file] = facts
  }

  /// `LINE RULE SUBJECT [SYMBOL] [ignored|allowed|exempt] [via KIND NAME]`
  private mutating func readFinding(_ words: [String]) {
    let tier = tree.facts[file]?.tier ?? .leaf
    var finding = testFinding(
      file, rule: words[1], words[2], tier: tier, line: Int(words[0]) ?? 0,
      symbol: words.count > 3 && !Self.standings.contains(words[3]) ? words[3] : "")
    if tree.facts[file]?.exemption != nil || words.contains("exempt") {
      finding.standing = .exempt(reason: "composition")
    }
    if words.contains("ignored") { finding.standing = .ignored(reason: "why") }
    if words.contains("allowed") { finding.standing = .allowed(reason: "why") }
    if let via = words.firstIndex(of: "via") {
      finding.discovered = words[(via + 1)...].joined(separator: " ")
    }
    tree.findings.append(finding)
  }

  private static let standings: Set = ["ignored", "allowed", "exempt", "via"]
}

/// A finding of which only what the ratchet reads is filled in.
func testFinding(
  _ file: String, rule: String, _ subject: String, tier: Tier, line: Int, symbol: String
) -> Finding {
  let place = Place(
    path: file, line: line, utf8Column: 1, utf16Column: 1, endLine: line, endUTF8Column: 2,
    lineLength: 80)
  return Finding(
    rule: RuleID(rule), subject: subject, symbol: symbol, tier: tier, text: "text",
    message: "message", place: place)
}

/// A verdict as text, one line a fact.
func renderVerdict(_ verdict: Verdict) -> String {
  var lines = ["status \(verdict.status.rawValue) \(verdict.status.exitCode)"]
  for judged in verdict.findings {
    let place = "\(judged.finding.place.path):\(judged.finding.place.line)"
    var line = "\(judged.state.rawValue) \(place) \(judged.finding.rule) \(judged.finding.subject)"
    if let origin = judged.movedFrom { line += " <- \(origin.key) (\(origin.tier.rawValue))" }
    if judged.appeared { line += " (appeared)" }
    lines.append(line)
  }
  lines += verdict.fixed.map { "gone \($0.key) \($0.count): \($0.why.rawValue)" }
  lines += verdict.setAside.map { "aside \($0.key) \($0.count): \($0.why)" }
  lines += verdict.renamedSubjects.map { "subject \($0.old) -> \($0.new) \($0.count)" }
  lines += verdict.notices.map { "notice \($0.description)" }
  return lines.joined(separator: "\n") + "\n"
}
