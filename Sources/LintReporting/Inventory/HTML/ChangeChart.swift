import DebtInventory
import LintFindings

/// What became new and what was fixed between two points, as mirrored bars; a debt that only moved
/// from file to file is neither.
struct ChangeChart {
  var history: [HistoryPoint]

  var view: Markup {
    let changes = history.dropFirst()
    guard let first = history.first, let last = history.last,
      let top = changes.map({ max($0.new, $0.fixed) }).max(), top > 0
    else { return .none }
    var plane = ChartPlane(days: history.map(\.day), top: 2 * top)
    plane.size.height = 180
    let middle = plane.y(top)
    let width = max(2, min(14, 360 / max(1, changes.count)))
    let bars = changes.map { change -> Markup in
      let x = min(plane.x(change.day), plane.size.width - plane.margin.right - width)
      return barView("#D55E00", x: x, from: plane.y(top + change.new), to: middle, width: width)
        + barView("#0072B2", x: x, from: middle, to: plane.y(top - change.fixed), width: width)
    }
    let new = changes.reduce(0) { $0 + $1.new }
    let fixed = changes.reduce(0) { $0 + $1.fixed }
    return pictureView(
      id: "chart-changes", title: "New gated findings (up) against fixed ones (down)",
      description: "From \(first.day) to \(last.day): \(grouped(new)) new, \(grouped(fixed)) fixed",
      size: plane.size,
      drawing: bars + [
        plane.axesView(bottom: middle), plane.levelView(2 * top, "+\(grouped(top))"),
        plane.levelView(0, "-\(grouped(top))"),
      ])
  }

  private func barView(_ fill: String, x: Int, from top: Int, to bottom: Int, width: Int)
    -> Markup
  {
    guard bottom > top else { return .none }
    return .element(
      "rect",
      [
        "x": "\(x)", "y": "\(top)", "width": "\(width)", "height": "\(bottom - top)",
        "fill": fill,
      ])
  }
}
