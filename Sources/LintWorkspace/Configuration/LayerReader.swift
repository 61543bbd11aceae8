import DebtRatchet
import LintFindings
import LintNotation
import LintRules

/// Reads one configuration file's object into a layer; every mistake goes to the log.
struct LayerReader {
  let object: ObjectReader
  let toolVersion: ToolVersion
  /// Names of rules beside those of the catalogue, from this file and those that it extends.
  var knownCustomRules: [String]
  var layer = ConfigurationLayer()

  static let keys = [
    "$schema", "version", "requires", "extends", "include", "exclude", "tests", "generated",
    "tiers", "rules", "containers", "wrappers", "allowed", "customRules", "modules", "enforce",
    "base", "unit", "ignores", "strict", "baseline",
  ]

  mutating func read(_ log: inout ProblemLog) {
    checkVersions(&log)
    readPaths(&log)
    readCustomRules(&log)
    readRules(&log)
    readAllowed(&log)
    readModules(&log)
    readBaseline(&log)
    _ = object.string("$schema", &log)
    layer.containers = object.names("containers", &log)
    layer.wrappers = object.names("wrappers", &log)
    layer.unit = object.choice("unit", CountingUnit.self, &log)
    layer.isStrict = object.boolean("strict", &log)
    layer.honoursIgnores = object.choice("ignores", among: ["allow", "deny"], &log)
      .map { $0 == "allow" }
    layer.enforcement = object.choice("enforce", among: ["fail", "warn"], &log)
      .flatMap(Enforcement.init(rawValue:))
    layer.base = object.string("base", &log).map { text in
      switch text {
      case "none": .none
      case "auto": .auto
      default: .reference(text)
      }
    }
  }

  private func checkVersions(_ log: inout ProblemLog) {
    if let version = object.value["version"] {
      if let number = version.integer {
        if number > 1 { log.report(.newerVersion(number), at: version.position) }
        if number < 1 {
          log.report(
            .unknownValue("\(number)", of: "version", known: ["1"]), at: version.position)
        }
      } else {
        log.report(
          .wrongType(key: "version", expected: "`1`", found: version.kind), at: version.position)
      }
    }
    guard let text = object.string("requires", &log), let value = object.value["requires"] else {
      return
    }
    let digits = text.drop { $0 == ">" || $0 == "=" || $0 == " " }
    guard text.hasPrefix(">="), let wanted = ToolVersion(String(digits)) else {
      return log.report(.badRequirement(text), at: value.position)
    }
    if toolVersion < wanted {
      log.report(
        .requiresNewer(text, current: toolVersion.description), at: value.position)
    }
  }

  private mutating func readPaths(_ log: inout ProblemLog) {
    layer.include = object.globs("include", &log)
    if let value = object.value["include"], value.elements?.isEmpty == true {
      log.report(.emptyValue(key: "include"), at: value.position)
    }
    layer.exclude = object.globs("exclude", &log)
    let words = ["exempt", "gate"]
    layer.countsTests = object.choice("tests", among: words, &log).map { $0 == "gate" }
    layer.countsGenerated = object.choice("generated", among: words, &log).map { $0 == "gate" }
    guard let entries = object.entries("tiers", &log) else { return }
    var tiers: [Tier: [PlacedGlob]] = [:]
    for value in entries {
      let title = "an entry of `tiers`"
      guard let entry = ObjectReader(value, title, keys: ["name", "paths"], &log) else { continue }
      let names = [Tier.coordinator, .composition].map(\.rawValue)
      if value["name"] == nil { log.report(.missingKey("name", in: title), at: value.position) }
      let paths = entry.requiredGlobs("paths", &log)
      guard let name = entry.choice("name", among: names, &log), let tier = Tier(rawValue: name)
      else { continue }
      if tiers.updateValue(paths, forKey: tier) != nil {
        log.report(.duplicateName(name, key: "tiers"), at: value.position)
      }
    }
    layer.tiers = tiers
  }

  private mutating func readBaseline(_ log: inout ProblemLog) {
    if object.value["baseline"]?.isNull == true {
      layer.baseline = BaselineSetting.none
    } else {
      layer.baseline = object.string("baseline", &log).map { .file($0) }
    }
  }
}

/// A version such as 0.1.2; missing parts are 0.
package struct ToolVersion: Sendable, Comparable, CustomStringConvertible {
  package let description: String
  private let parts: [Int]

  /// Nil if the text is not made of one to three numbers.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), parts.allSatisfy({ $0 ?? -1 >= 0 }) else { return nil }
    self.parts = parts.compactMap(\.self) + Array(repeating: 0, count: 3 - parts.count)
    description = text
  }

  package static func < (left: ToolVersion, right: ToolVersion) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }

  package static func == (left: ToolVersion, right: ToolVersion) -> Bool {
    left.parts == right.parts
  }
}
