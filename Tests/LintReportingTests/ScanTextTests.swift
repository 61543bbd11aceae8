import DebtRatchet
import LintFindings
import LintReporting
import Testing

struct ScanTextTests {
  let sample = report(
    .pass,
    [
      RunReport.Row(finding("CartService")),
      RunReport.Row(
        finding("Router", line: 9, standing: .exempt(reason: "folder DI")), .exempt),
    ])

  @Test("a finding is one line that begins with its place")
  func lines() {
    #expect(
      renderScanText(sample, options: TextOptions()) == """
        App/CartViewModel.swift:3:24: service_locator_resolve: `CartViewModel.load()` resolves \
        `CartService`; take it as an `init` parameter
        App/CartViewModel.swift:9:24: service_locator_resolve: `CartViewModel.load()` resolves \
        `Router`; take it as an `init` parameter (exempt: folder DI)

        1 finding · exempt 1        2 files

        """)
  }

  @Test("quiet text has no summary")
  func quiet() {
    let text = renderScanText(sample, options: TextOptions(detail: .quiet))
    #expect(text.split(separator: "\n").count == 2)
  }

  @Test("a limit leaves findings out and says how many")
  func limit() {
    let text = renderScanText(sample, options: TextOptions(detail: .quiet, limit: 1))
    #expect(text.hasSuffix("… and 1 more\n"))
  }

  @Test("statistics count what is debt")
  func statistics() {
    let text = renderScanText(sample, options: TextOptions(showsStatistics: true))
    #expect(text.contains("\n1  service_locator_resolve\n"))
  }

  @Test("a path prefix makes paths absolute")
  func prefix() {
    let text = renderScanText(sample, options: TextOptions(pathPrefix: "/src/"))
    #expect(text.hasPrefix("/src/App/CartViewModel.swift:3:24: "))
  }
}
