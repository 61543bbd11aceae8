import DebtInventory
import Testing

@Suite("days and trends")
struct HistoryTests {
  @Test(
    "a day is read and written",
    arguments: [
      ("1970-01-01", 0), ("2000-02-29", 11_016), ("2026-11-30", 20_787), ("1969-12-31", -1),
    ])
  func days(text: String, number: Int) {
    #expect(CivilDay(text)?.number == number)
    #expect(CivilDay(number: number).description == text)
  }

  @Test("what is no day is none", arguments: ["2026-02-30", "2026-13-01", "soon", "26-01-01"])
  func noDay(text: String) { #expect(CivilDay(text) == nil) }

  @Test("every day of four centuries comes back")
  func roundTrip() {
    for number in stride(from: -50_000, to: 100_000, by: 1) {
      guard CivilDay(CivilDay(number: number).description)?.number != number else { continue }
      Issue.record("day \(number)")
      return
    }
  }

  @Test("the week begins on Monday")
  func monday() { #expect(CivilDay("2026-12-02")?.monday == CivilDay("2026-11-30")) }

  @Test("under four points there is no trend")
  func noTrend() { #expect(Trend(points([30, 20, 10])) == nil) }

  @Test("a steady decline ends where the line meets zero")
  func steady() throws {
    let trend = try #require(Trend(points([40, 30, 20, 10])))
    #expect(trend.tenthsRemovedPerWeek == 100)
    let end = try #require(trend.end)
    #expect(end.contains(CivilDay(number: 28)))
  }

  @Test("growing debt has no end")
  func growing() {
    #expect(Trend(points([10, 20, 30, 40]))?.end == nil)
    #expect(Trend(points([10, 20, 30, 40]))?.tenthsRemovedPerWeek == -100)
  }

  /// One point a week.
  private func points(_ totals: [Int]) -> [HistoryPoint] {
    totals.enumerated().map { week, total in
      var counts = DebtCounts()
      counts.total = total
      return HistoryPoint(day: CivilDay(number: week * 7), commit: "\(week)", counts: counts)
    }
  }
}
