/// Where the debt is heading, as far as the history tells.
package struct Trend: Sendable, Equatable {
  /// Debts removed a week, in tenths; negative when debt grows.
  package var tenthsRemovedPerWeek: Int
  /// The day of the first point.
  package var start: CivilDay
  /// When the trend meets zero, at the earliest and the latest; nil when it does not.
  package var end: ClosedRange<CivilDay>?

  /// The straight line through the history's totals, with the range that its spread allows.
  ///
  /// Nil under four points, or when all lie on one day.
  package init?(_ history: [HistoryPoint]) {
    guard history.count >= 4, let first = history.first, let last = history.last else {
      return nil
    }
    start = first.day
    let days = history.map { Double($0.day.number - last.day.number) }
    let totals = history.map { Double($0.counts.total) }
    guard let line = Line(days, totals) else { return nil }
    tenthsRemovedPerWeek = Int((-line.slope * 70).rounded())
    end = Trend.end(of: line, from: last)
  }

  private static func end(of line: Line, from last: HistoryPoint) -> ClosedRange<CivilDay>? {
    let fastest = line.slope - 2 * line.slopeError
    let slowest = line.slope + 2 * line.slopeError
    let total = Double(last.counts.total)
    guard slowest < 0, total > 0 else { return nil }
    let earliest = total / -fastest
    let latest = total / -slowest
    // Ten years ahead nobody can tell.
    guard latest < 3_653 else { return nil }
    let start = last.day.number
    return CivilDay(number: start + Int(earliest))...CivilDay(number: start + Int(latest) + 1)
  }
}

/// The least-squares line through points.
private struct Line {
  var slope: Double
  /// The standard error of the slope.
  var slopeError: Double

  init?(_ xs: [Double], _ ys: [Double]) {
    let count = Double(xs.count)
    let meanX = xs.reduce(0, +) / count
    let meanY = ys.reduce(0, +) / count
    let spread = xs.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
    guard spread > 0, xs.count > 2 else { return nil }
    let slope = zip(xs, ys).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) } / spread
    let residuals = zip(xs, ys).reduce(0) { sum, point in
      let residual = point.1 - meanY - slope * (point.0 - meanX)
      return sum + residual * residual
    }
    self.slope = slope
    slopeError = (residuals / (count - 2) / spread).squareRoot()
  }
}
