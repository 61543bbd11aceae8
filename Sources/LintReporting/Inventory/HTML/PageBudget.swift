/// How many bytes of tables still fit on the page.
struct PageBudget {
  /// What is left for all tables; style, script and headings have their own share.
  private(set) var left: Int
  /// What of it is kept for the findings, which come last.
  private let reserved: Int

  /// - Parameters:
  ///   - charts: the bytes of all pictures.
  ///   - findings: the bytes that the rows of all findings would take.
  init(charts: Int = 0, findings: Int = 0) {
    left = 970_000 - charts
    reserved = min(findings, 750_000)
  }

  /// How much of the page one table may take, so that an early one does not starve the others.
  enum Share { case small, large, all }

  /// As many rows as fit into a share.
  mutating func rowsThatFit(_ rows: [Markup], in share: Share) -> ArraySlice<Markup> {
    var room =
      switch share {
      case .small: min(left - reserved, 60_000)
      case .large: (left - reserved) * 3 / 4
      case .all: left
      }
    let fitting = rows.prefix { row in
      room -= row.byteCount
      return room >= 0
    }
    left -= fitting.reduce(0) { $0 + $1.byteCount }
    return fitting
  }
}
