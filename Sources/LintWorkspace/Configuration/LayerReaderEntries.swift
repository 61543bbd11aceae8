import DebtRatchet
import LintFindings
import LintNotation
import LintRules

extension LayerReader {
  mutating func readRules(_ log: inout ProblemLog) {
    guard let value = object.value["rules"] else { return }
    guard let members = value.members else {
      return log.report(
        .wrongType(key: "rules", expected: "an object, `{\"rule\": \"gate\"}`", found: value.kind),
        at: value.position)
    }
    let known = Catalogue.rules.map(\.id.name) + knownCustomRules
    let names = members.map(\.name)
    guard let rules = ObjectReader(value, "rules", keys: names, &log) else { return }
    for member in members {
      if known.contains(member.name) {
        readRule(member, of: rules, &log)
      } else {
        log.report(.unknownRule(member.name, known: known), at: member.position)
      }
    }
  }

  private mutating func readRule(
    _ member: JSONMember, of rules: ObjectReader, _ log: inout ProblemLog
  ) {
    let rule = RuleID(member.name)
    if member.value.members == nil {
      layer.levels[rule] = rules.choice(member.name, Level.self, &log)
      return
    }
    let options = rule == "environment_object" ? ["level", "only"] : ["level"]
    guard let entry = ObjectReader(member.value, member.name, keys: options, &log) else { return }
    layer.levels[rule] = entry.choice("level", Level.self, &log)
    if let only = entry.choice("only", among: ["all", "services"], &log) {
      layer.environmentObjectsOnlyServices = only == "services"
    }
  }

  mutating func readAllowed(_ log: inout ProblemLog) {
    guard let values = object.entries("allowed", &log) else { return }
    let title = "an entry of `allowed`"
    layer.allowed = values.compactMap { value in
      let keys = ["subject", "type", "reason"]
      guard let entry = ObjectReader(value, title, keys: keys, &log) else { return nil }
      let subject = entry.string("subject", &log)
      let type = entry.string("type", &log)
      let reason = entry.requiredString("reason", &log)
      if let reason, !isReason(reason) {
        log.report(.emptyValue(key: "reason"), at: value["reason"]?.position)
      }
      if (value["subject"] == nil) == (value["type"] == nil) {
        log.report(.oneOf(keys: ["subject", "type"], in: title), at: value.position)
      }
      guard let reason,
        let target = subject.map(Allowed.Target.subject) ?? type.map(Allowed.Target.type)
      else { return nil }
      return Allowed(target, reason: reason)
    }
  }

  mutating func readModules(_ log: inout ProblemLog) {
    guard let values = object.entries("modules", &log) else { return }
    let title = "an entry of `modules`"
    var modules: [ModuleSetting] = []
    for value in values {
      let keys = ["name", "paths", "owner", "enforce"]
      guard let entry = ObjectReader(value, title, keys: keys, &log) else { continue }
      let name = entry.requiredString("name", &log)
      let paths = entry.requiredGlobs("paths", &log)
      let owner = entry.string("owner", &log)
      let enforcement = entry.choice("enforce", Enforcement.self, &log)
      guard let name else { continue }
      if modules.contains(where: { $0.name == name }) {
        log.report(.duplicateName(name, key: "modules"), at: value.position)
      }
      modules.append(
        ModuleSetting(
          name: name, paths: paths.map(\.glob), owner: owner, enforcement: enforcement))
    }
    layer.modules = modules
  }

  mutating func readCustomRules(_ log: inout ProblemLog) {
    guard let values = object.entries("customRules", &log) else { return }
    var rules: [CustomRuleSetting] = []
    for value in values {
      guard let rule = readCustomRule(value, &log) else { continue }
      let isTaken = Catalogue.rule(named: rule.id) != nil || rules.contains { $0.id == rule.id }
      if isTaken {
        log.report(.duplicateName(rule.id.name, key: "customRules"), at: value.position)
      }
      rules.append(rule)
    }
    layer.customRules = rules
    knownCustomRules += rules.map(\.id.name)
  }

  private func readCustomRule(
    _ value: JSONValue, _ log: inout ProblemLog
  ) -> CustomRuleSetting? {
    let keys = ["id", "summary", "match", "why", "faulty", "correct"]
    let title = "a custom rule"
    guard let entry = ObjectReader(value, title, keys: keys, &log) else { return nil }
    let texts = keys.filter { $0 != "match" }.compactMap { entry.requiredString($0, &log) }
    let match = readMatch(of: entry, &log)
    guard let match, texts.count == keys.count - 1 else { return nil }
    let isWord = texts[0].utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x5F
    }
    if !isWord { log.report(.oddRuleName(texts[0]), at: value["id"]?.position) }
    let rule = CustomRuleSetting(
      id: RuleID(texts[0]), summary: texts[1], match: match, why: texts[2], faulty: texts[3],
      correct: texts[4], place: "\(log.file):\(value.position)")
    let contrast = prove(rule.rule).contrast
    if contrast != .discriminating {
      log.report(.unprovenRule(texts[0], contrast), at: value.position)
    }
    return rule
  }

  private func readMatch(of rule: ObjectReader, _ log: inout ProblemLog) -> CustomMatch? {
    let shapes = CustomMatch.Shape.allCases
    guard let value = rule.value["match"] else {
      log.report(.missingKey("match", in: rule.title), at: rule.value.position)
      return nil
    }
    let keys = shapes.map(\.rawValue) + ["receiver", "argument", "inTypesNamed"]
    guard let match = ObjectReader(value, "match", keys: keys, &log) else { return nil }
    let written = shapes.filter { value[$0.rawValue] != nil }
    guard written.count == 1 else {
      log.report(.oneOf(keys: shapes.map(\.rawValue), in: "`match`"), at: value.position)
      return nil
    }
    guard let name = match.string(written[0].rawValue, &log) else { return nil }
    return CustomMatch(
      written[0], name, receiver: match.string("receiver", &log),
      argument: match.string("argument", &log), inTypesNamed: match.string("inTypesNamed", &log))
  }
}
