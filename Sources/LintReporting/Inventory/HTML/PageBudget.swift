/// How many bytes of tables still fit on the page.
struct PageBudget {
  /// What is left for all tables; style, script, headings and charts have their own share.
  private(set) var left = 930_000

  /// The most that one table may take, so that an early one does not starve the last.
  static let tableLimit = 330_000

  /// As many rows as fit, for a table that may take all that is left or only its share.
  mutating func rowsThatFit(_ rows: [Markup], mayTakeAll: Bool) -> ArraySlice<Markup> {
    var room = mayTakeAll ? left : min(left, PageBudget.tableLimit)
    let fitting = rows.prefix { row in
      room -= row.byteCount
      return room >= 0
    }
    left -= fitting.reduce(0) { $0 + $1.byteCount }
    return fitting
  }
}
