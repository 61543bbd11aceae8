import DebtRatchet
import LintFindings
import LintNotation
import LintReporting
import Testing

/// A new finding, a recorded one and an exempt one, in a file with a hostile name.
private let mixed: RunReport = {
  let path = "App/A, B%&<é>.swift"
  let rows = [
    RunReport.Row(finding("New", in: path), .new),
    RunReport.Row(finding("Old", in: path, line: 5), .known),
    RunReport.Row(finding("Off", in: path, line: 9, standing: .exempt(reason: "test")), .exempt),
  ]
  return report(.increase, rows)
}()

private func render(_ format: RunFormat, _ report: RunReport = mixed) -> String {
  renderRun(report, as: format, pathPrefix: "")
}

private func json(_ format: RunFormat, _ report: RunReport = mixed) throws -> JSONValue {
  try readJSON(Array(render(format, report).utf8), dialect: .strict)
}

struct FormatTests {
  @Test("Xcode's lines hold what fails, with the rule first")
  func xcode() {
    #expect(
      render(.xcode)
        == "App/A, B%&<é>.swift:3:24: error: [service_locator_resolve] `CartViewModel.load()` "
        + "resolves `New`; take it as an `init` parameter\n")
  }

  @Test("a soft gate warns instead of failing the build")
  func softGate() {
    var soft = mixed
    soft.status = .pass
    #expect(render(.xcode, soft).contains(": warning: [service_locator_resolve]"))
    #expect(render(.github, soft).hasPrefix("::warning "))
    #expect(render(.checkstyle, soft).contains("severity=\"warning\""))
  }

  @Test("GitHub's commands escape what would end a property")
  func github() {
    #expect(
      render(.github)
        == "::error file=App/A%2C B%25&<é>.swift,line=3,col=24,endColumn=31,"
        + "title=service_locator_resolve::`CartViewModel.load()` resolves `New`; "
        + "take it as an `init` parameter\n")
  }

  @Test("beyond fifty annotations GitHub is told the number, and errors come first")
  func manyAnnotations() {
    let known = (1...60).map { RunReport.Row(finding("W\($0)", line: $0), .notFrozen) }
    let rows = known + [RunReport.Row(finding("Late", line: 99), .new)]
    let lines = render(.github, report(.increase, rows)).split(separator: "\n")
    #expect(lines.count == 51)
    #expect(lines.first?.contains("`Late`") == true)
    #expect(lines.last == "::notice title=diratchet::11 more findings in the log")
  }

  @Test("a message with a line break stays one command")
  func lineBreak() {
    var broken = finding("A")
    broken.message = "a\n::error::b"
    let text = render(.github, report(.increase, [RunReport.Row(broken, .new)]))
    #expect(text.split(separator: "\n").count == 1)
  }

  @Test("GitLab gets all debt, each with a fingerprint of its own that another run repeats")
  func gitlab() throws {
    let twins = report(.pass, (1...2).map { RunReport.Row(finding("A", line: $0), .known) })
    let issues = try #require(try json(.gitlab, twins).elements)
    let fingerprints = issues.compactMap { $0["fingerprint"]?.string }
    #expect(Set(fingerprints).count == 2)
    #expect(try json(.gitlab, twins).elements == issues)
    let levels = try json(.gitlab).elements?.map { $0["severity"]?.string }
    #expect(levels == ["major", "info"])
    let begin = try json(.gitlab).elements?.first?["location"]?["lines"]?["begin"]
    #expect(begin == 3)
  }

  @Test("a fingerprint does not change when lines above come and go")
  func stableFingerprint() throws {
    let before = report(.pass, [RunReport.Row(finding("A", line: 3), .known)])
    let after = report(.pass, [RunReport.Row(finding("A", line: 33), .known)])
    let prints = try [before, after].map { try json(.gitlab, $0).elements?.first?["fingerprint"] }
    #expect(prints[0] == prints[1])
  }

  @Test("without debt the lists are there and empty")
  func empty() throws {
    let clean = report(.pass, [])
    #expect(try json(.gitlab, clean) == [])
    #expect(try json(.swiftLint, clean) == [])
    #expect(try json(.sonarqube, clean) == ["rules": [], "issues": []])
    #expect(try json(.sarif, clean)["runs"]?.elements?.first?["results"] == [])
    #expect(render(.checkstyle, clean).contains("<checkstyle version=\"4.3\">\n</checkstyle>"))
    #expect(render(.junit, clean).contains("<testcase name=\"judgement\""))
    #expect(render(.xcode, clean).isEmpty && render(.github, clean).isEmpty)
  }

  @Test("SARIF says what is new, in UTF-16 columns, with an encoded path")
  func sarif() throws {
    var wide = finding("Wide", in: "App/Ü b.swift")
    wide.text = "réSolve"
    wide.lineHash = "abc:1"
    let run = try #require(
      try json(.sarif, report(.increase, [RunReport.Row(wide, .new)]))["runs"]?.elements?.first)
    let result = try #require(run["results"]?.elements?.first)
    #expect(result["level"] == "error" && result["baselineState"] == "new")
    let place = try #require(result["locations"]?.elements?.first?["physicalLocation"])
    #expect(place["artifactLocation"]?["uri"] == "App/%C3%9C%20b.swift")
    #expect(place["region"]?["startColumn"] == 24 && place["region"]?["endColumn"] == 31)
    #expect(result["partialFingerprints"]?["primaryLocationLineHash"] == "abc:1")
    let rules = run["tool"]?["driver"]?["rules"]?.elements
    #expect(rules?.map { $0["id"]?.string } == ["service_locator_resolve"])
    #expect(result["ruleIndex"] == 0)
  }

  @Test("SARIF leaves recorded debt out before a service would refuse the file")
  func sarifLimit() throws {
    var rows = (1...25_001).map { RunReport.Row(finding("K", line: $0), .known) }
    rows.append(RunReport.Row(finding("New", line: 30_000), .new))
    let run = try #require(try json(.sarif, report(.increase, rows))["runs"]?.elements?.first)
    #expect(run["results"]?.elements?.count == 25_000)
    #expect(run["results"]?.elements?.first?["level"] == "error")
    let remarks = run["invocations"]?.elements?.first?["toolExecutionNotifications"]
    #expect(remarks?.elements?.first?["message"]?["text"] == "2 findings are left out of this file")
  }

  @Test("Sonar's columns count from 0, and a finding over several lines has none")
  func sonar() throws {
    var long = finding("Long", line: 7)
    long.place.endLine = 8
    let issues = try #require(
      try json(
        .sonarqube,
        report(.pass, [RunReport.Row(finding("A"), .known), RunReport.Row(long, .known)])
      )["issues"]?.elements)
    let ranges = issues.compactMap { $0["primaryLocation"]?["textRange"] }
    #expect(
      ranges[0] == ["startLine": 3, "endLine": 3, "startColumn": 23, "endColumn": 30])
    #expect(ranges[1] == ["startLine": 7])
  }

  @Test("XML escapes markup and what XML does not allow")
  func xml() {
    var hostile = finding("A", in: "a&\"<\u{1}.swift")
    hostile.message = "x ]]> \u{0B}'"
    for format in [RunFormat.checkstyle, .junit] {
      let text = render(format, report(.increase, [RunReport.Row(hostile, .new)]))
      #expect(text.contains("a&amp;&quot;&lt;\\u{1}.swift"))
      #expect(text.contains("x ]]&gt; \\u{B}&apos;"))
    }
  }

  @Test("JUnit skips what is recorded and counts what fails")
  func junit() {
    let text = render(.junit)
    #expect(text.contains("tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"1\""))
    #expect(text.contains("<skipped message=\"known\"/>"))
  }

  @Test("a run that could not judge says so in every form", arguments: RunFormat.allCases)
  func failure(format: RunFormat) {
    var broken = report(.cannotJudge, [])
    broken.failures = ["no baseline at baseline.json"]
    let text =
      format == .text
      ? renderCheckText(broken, options: TextOptions()) : render(format, broken)
    // A list of places has no room for it; the exit status and the error output tell it.
    let isList = [RunFormat.gitlab, .sonarqube, .csv, .swiftLint].contains(format)
    #expect(text.contains("no baseline at") == !isList)
  }

  @Test("a spreadsheet takes no name for a formula")
  func csv() {
    let text = render(.csv, report(.pass, [RunReport.Row(finding("=1+1"), .known)]))
    #expect(text.contains(",'=1+1,"))
  }

  @Test("Markdown and HTML escape names and show what fails first")
  func documents() throws {
    var hostile = finding("A", in: "a|<b>.swift")
    hostile.message = "<script>`x`"
    let sample = report(
      .increase, [RunReport.Row(finding("B"), .movedUp), RunReport.Row(hostile, .new)])
    let markdown = render(.markdown, sample)
    #expect(markdown.contains("`a\\|<b>.swift:3`") && markdown.contains("&lt;script&gt;`x`"))
    let order = ["## New (1)", "## Moved up (1)"].compactMap { markdown.firstRange(of: $0) }
    #expect(order.count == 2 && order[0].lowerBound < order[1].lowerBound)
    let html = render(.html, sample)
    #expect(html.contains("&lt;script&gt;") && !html.contains("<script>`"))
  }
}
