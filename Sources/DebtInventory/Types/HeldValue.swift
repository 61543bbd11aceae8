import LintFindings
import SwiftOutline

extension PropertySummary {
  /// Whether the value of a stored property is what the finding in it reaches for, and not
  /// something that is made from it: `= Stack.shared`, but not `= Stack.shared.makeContext()`, nor
  /// what an observer of the property or a closure only uses on the way.
  func holds(_ finding: Finding) -> Bool {
    // The wrapper is how the property gets its value.
    if finding.text.hasPrefix("@") || wrapperRules.contains(finding.rule) { return true }
    if !hasInitialValue { return false }
    guard let start = initializerStart, !isConstructed else {
      return type.map(bareType) == finding.subject
    }
    let names = start.split(separator: ".")
    switch finding.rule {
    case "service_locator_resolve": return names.last.map { finding.text.hasSuffix($0) } ?? false
    case "shared_instance_access":
      if start.hasPrefix(".") { return type.map(bareType) == finding.subject }
      let singleton = finding.subject.split(separator: ".").count
      return start.hasPrefix(finding.subject + ".") && names.count == singleton + 1
    default:
      // Of a container itself, or of one of its members.
      return finding.subject == "?" || names.last.map { $0 == finding.subject } ?? false
    }
  }
}

private let wrapperRules: Set<RuleID> = [
  "injected_property_wrapper", "environment_object", "observable_environment",
  "dependency_key_path",
]
