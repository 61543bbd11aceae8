/// How many bytes of tables still fit on the page.
struct PageBudget {
  /// What is left for all tables; style, script, headings and charts have their own share.
  private(set) var left = 880_000

  /// How much of it one table may take, so that an early one does not starve the last.
  enum Share {
    case small, large, all

    fileprivate var byteCount: Int {
      switch self {
      case .small: 60_000
      case .large: 200_000
      case .all: .max
      }
    }
  }

  /// As many rows as fit into a share.
  mutating func rowsThatFit(_ rows: [Markup], in share: Share) -> ArraySlice<Markup> {
    var room = min(left, share.byteCount)
    let fitting = rows.prefix { row in
      room -= row.byteCount
      return room >= 0
    }
    left -= fitting.reduce(0) { $0 + $1.byteCount }
    return fitting
  }
}
