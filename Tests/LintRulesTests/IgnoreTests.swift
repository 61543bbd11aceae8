import LintFindings
import LintRules
import Testing

private func report(_ source: String, _ change: (inout LintSettings) -> Void = { _ in })
  -> FileReport
{
  var settings = LintSettings.standard
  change(&settings)
  return lint(
    Array(source.utf8), as: FileRole(path: "App/Cart.swift"), with: Vocabulary(),
    settings: settings)
}

private let call = "let cart = container.resolve(Cart.self)"

@Test(
  "an ignore with a reason takes the finding out of the count",
  arguments: [
    "\(call) // diratchet:ignore service_locator_resolve - the SDK calls us",
    "// diratchet:ignore service_locator_resolve - the SDK calls us\n\(call)",
    "//diratchet:ignore environment_object, service_locator_resolve - the SDK calls us\n\(call)",
    "// diratchet:ignore environment_object - the SDK calls us\n"
      + "// diratchet:ignore service_locator_resolve - the SDK calls us\n\(call)",
  ])
func ignoreIsHonoured(_ source: String) {
  #expect(report(source).findings.map(\.standing) == [.ignored(reason: "the SDK calls us")])
}

@Test(
  "what is no ignore does not hide the finding",
  arguments: [
    "// diratchet:ignore service_locator_resolve\n\(call)",
    "// diratchet:ignore environment_object - why\n\(call)",
    "// see diratchet:ignore service_locator_resolve - why\n\(call)",
    "/* diratchet:ignore service_locator_resolve - why */\n\(call)",
    "// diratchet:ignore service_locator_resolve - why\n\n\(call)",
    "let x = 1 // diratchet:ignore service_locator_resolve - why\n\(call)",
  ])
func noIgnoreIsHonoured(_ source: String) {
  #expect(report(source).findings.map(\.standing) == [.counted])
}

@Test("an ignore without a reason, an unknown rule and an unused ignore are told")
func ignoresAreChecked() {
  let source = """
    // diratchet:ignore service_locator_resolve
    \(call)
    // diratchet:ignore no_such_rule - why
    // diratchet:ignore environment_object - why
    let plain = 1
    // diratchet:ignore
    // diratchet:ignore service_locator_resolve: the SDK calls us
    /* diratchet:ignore service_locator_resolve - why */
    """
  #expect(
    report(source).notes.map { "\($0.line ?? 0): \($0.message)" } == [
      "1: the ignore of `service_locator_resolve` has no reason and is not honoured; add ` - why`",
      "3: `diratchet:ignore` names the unknown rule `no_such_rule`; see `diratchet rules`",
      "4: the ignore of `environment_object` matches no finding; remove it",
      "6: `diratchet:ignore` names no rule; write `// diratchet:ignore RULE - why`",
      "7: the ignore of `service_locator_resolve` has no reason and is not honoured; add ` - why`",
      "8: `diratchet:ignore` is honoured in a `//` comment only",
    ])
}

@Test("ignores are not honoured where the configuration denies them")
func ignoresCanBeDenied() {
  let source = "\(call) // diratchet:ignore service_locator_resolve - why"
  let findings = report(source) { $0.honoursIgnores = false }.findings
  #expect(findings.map(\.standing) == [.counted])
}

@Test("an allowed subject is recognised whatever the case of its first letter")
func allowedSubject() {
  let findings = report("\(call)\nlet log = container.resolve(Log.self)") {
    $0.allowed = [Allowed(.subject("cart"), reason: "fine"), Allowed(.type("Log"), reason: "no")]
  }.findings
  #expect(findings.map(\.standing) == [.allowed(reason: "fine"), .counted])
}

@Test("an allowed type is a singleton's")
func allowedType() {
  let findings = report("final class Log { static let shared = Log() }") {
    $0.allowed = [Allowed(.subject("Other"), reason: "no"), Allowed(.type("Log"), reason: "ok")]
  }.findings
  #expect(findings.map(\.standing) == [.allowed(reason: "ok")])
}
