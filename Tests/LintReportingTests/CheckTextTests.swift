import DebtRatchet
import LintFindings
import LintReporting
import Testing

struct CheckTextTests {
  let origin = JudgedFinding.Origin(
    key: Key(
      file: "App/CartViewModel.swift", rule: "service_locator_resolve", subject: "Router"),
    tier: .leaf)
  let fixed = GoneDebt(
    key: Key(file: "App/Old.swift", rule: "service_locator_resolve", subject: "Clock"),
    tier: .leaf, count: 2, why: .fixed)

  var failing: RunReport {
    var access = FamilyTotals(family: DebtFamily(name: "access"))
    access.leaf = FamilyTotals.Change(before: 4, after: 2, new: 1)
    access.coordinator = FamilyTotals.Change(before: 0, after: 1, new: 0)
    return report(
      .increase,
      [
        RunReport.Row(
          finding("Router", in: "App/CartCoordinator.swift", tier: .coordinator), .movedUp,
          movedFrom: origin),
        RunReport.Row(finding("CartService"), .new),
        RunReport.Row(finding("Cart", line: 7), .known),
      ],
      fixed: [fixed], totals: [access])
  }

  @Test("a failing run praises first, then names what is new, then says what to do")
  func failingRun() {
    #expect(
      renderCheckText(failing, options: TextOptions()) == """
        FIXED (2)   Clock ×2  App/Old.swift  service_locator_resolve  (fixed)
        MOVED UP (1)   Router  App/CartViewModel.swift -> App/CartCoordinator.swift:3  \
        leaf -> coordinator

        NEW (1)
        App/CartViewModel.swift:3:24: service_locator_resolve: `CartViewModel.load()` resolves \
        `CartService`; take it as an `init` parameter

        new 1 · moved up 1 · fixed 2 · known 1        2 files
        access  leaf 4 -> 2 (+1 new)  coordinator 0 -> 1
        fixed: run `diratchet baseline tighten` to lock 2 in
        failed: debt increased by 1 (access, leaf 1 -> 2); fix it, or: \
        diratchet baseline accept --new --reason "..."

        """)
  }

  @Test("only what fails the run is red")
  func colours() {
    let text = renderCheckText(failing, options: TextOptions(palette: .terminal))
    let red = text.split(separator: "\n").filter { $0.contains("\u{1B}[31m") }
    #expect(red.count == 3)
    #expect(
      red.allSatisfy { $0.contains("NEW") || $0.contains("CartService") || $0.contains("failed:") })
  }

  @Test("a passing run says so in its last line")
  func passingRun() {
    let passing = report(.pass, [RunReport.Row(finding("Cart"), .known)])
    #expect(
      renderCheckText(passing, options: TextOptions()) == """
        known 1        2 files
        passed: no new debt

        """)
  }

  @Test("quiet prints what fails and the last line")
  func quiet() {
    let text = renderCheckText(failing, options: TextOptions(detail: .quiet))
    #expect(text.hasPrefix("NEW (1)\n"))
    #expect(text.split(separator: "\n").count == 3)
    let passing = report(.pass, [RunReport.Row(finding("Cart"), .known)])
    #expect(renderCheckText(passing, options: TextOptions(detail: .quiet)) == "")
  }

  @Test("known findings are listed where asked")
  func known() {
    let text = renderCheckText(failing, options: TextOptions(listsKnown: true))
    #expect(text.contains("KNOWN (1)\nApp/CartViewModel.swift:7:24: "))
  }
}
