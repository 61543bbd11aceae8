import DebtInventory
import LintFindings

/// The burn-down by family, and new against fixed, with the table behind both.
func historyCharts(_ history: [HistoryPoint]) -> [Markup] {
  guard history.count > 1 else { return [] }
  let families = Set(history.flatMap(\.counts.byFamily.keys)).sorted()
  var budget = PageBudget()
  let table = tableView(
    historyTable(history, families: families), id: "history-table", share: .small, budget: &budget)
  return [
    // One time axis beside the other, or below it where there is no room.
    .element(
      "div", [:], BurnDownChart(history: history, families: families).view,
      ChangeChart(history: history).view),
    .element(
      "details", [:], .element("summary", [:], .words("The numbers behind the pictures")), table),
  ]
}

private func historyTable(_ history: [HistoryPoint], families: [String]) -> ReportTable {
  ReportTable(
    caption: "The history behind the pictures",
    columns: ["date", "commit"] + families.map { .number($0) }
      + [.number("all"), .number("new"), .number("fixed"), .number("honest"), "remark"],
    rows: history.enumerated().map { index, point in
      return [.text(point.day.description), .code(String(point.commit.prefix(10)))]
        + families.map { .number(point.counts.byFamily[$0] ?? 0) }
        + [
          .number(point.counts.total), index == 0 ? .none : .number(point.new),
          index == 0 ? .none : .number(point.fixed),
          point.counts.honestShare?.cell ?? .none,
          .text(point.changesRecord ? "record or configuration changed" : ""),
        ]
    }, emptyText: "")
}

/// A plane on which days and numbers become points.
struct ChartPlane {
  var days: ClosedRange<Int>
  var top: Int
  var size: (width: Int, height: Int) = (480, 220)
  var margin: (left: Int, right: Int, top: Int, bottom: Int) = (56, 12, 28, 24)

  func x(_ day: CivilDay) -> Int {
    let width = size.width - margin.left - margin.right
    let span = max(1, days.upperBound - days.lowerBound)
    return margin.left + (day.number - days.lowerBound) * width / span
  }

  func y(_ value: Int) -> Int {
    let height = size.height - margin.top - margin.bottom
    return size.height - margin.bottom - value * height / max(1, top)
  }
}

/// Debt over time, stepped, one line a family.
struct BurnDownChart {
  var history: [HistoryPoint]
  var families: [String]

  private static let strokes = ["#0072B2", "#D55E00", "#009E73", "#CC79A7"]
  /// Lines differ by their dashes too.
  private static let dashes = ["none", "7 4", "2 3", "9 3 2 3"]

  var view: Markup {
    guard let first = history.first, let last = history.last else { return .none }
    let top = history.map { point in families.map { point.counts.byFamily[$0] ?? 0 }.max() ?? 0 }
    let plane = ChartPlane(days: first.day.number...last.day.number, top: top.max() ?? 0)
    let lines = families.enumerated().map { index, family in
      familyView(family, index: index, plane: plane)
    }
    let ends = families.map { family in
      "\(family) from \(first.counts.byFamily[family] ?? 0) to \(last.counts.byFamily[family] ?? 0)"
    }
    return pictureView(
      id: "chart-burndown", title: "Debt over time, by family",
      description: "From \(first.day) to \(last.day): \(ends.joined(separator: "; "))",
      size: plane.size, drawing: [axesView(plane, first, last), markersView(plane)] + lines)
  }

  private func familyView(_ family: String, index: Int, plane: ChartPlane) -> Markup {
    var path = ""
    var height: Int?
    for point in history {
      let x = plane.x(point.day)
      let y = plane.y(point.counts.byFamily[family] ?? 0)
      if y != height { path += path.isEmpty ? "M\(x) \(y)" : "H\(x)V\(y)" }
      height = y
    }
    path += "H\(plane.size.width - plane.margin.right)"
    let look = index % Self.strokes.count
    let x = plane.margin.left + index * 140
    return .element(
      "path",
      [
        "d": path, "fill": "none", "stroke": Self.strokes[look], "stroke-width": "2",
        "stroke-dasharray": Self.dashes[look],
      ])
      + .element(
        "path",
        [
          "d": "M\(x) 12h26", "fill": "none", "stroke": Self.strokes[look], "stroke-width": "2",
          "stroke-dasharray": Self.dashes[look],
        ])
      + textView(family, x: x + 32, y: 16, anchor: "start")
  }

  /// A tick at the axis for each commit that changed the record or the configuration.
  private func markersView(_ plane: ChartPlane) -> Markup {
    .joined(
      history.filter(\.changesRecord).map { point in
        let x = plane.x(point.day)
        return lineView(
          from: (x, plane.y(0)), to: (x, plane.y(0) - 8), width: "1.5")
      })
  }
}

/// What became new and what was fixed between two points, as mirrored bars; a debt that only moved
/// from file to file is neither.
struct ChangeChart {
  var history: [HistoryPoint]

  var view: Markup {
    let changes = history.dropFirst()
    guard let first = history.first, let last = history.last,
      let top = changes.map({ max($0.new, $0.fixed) }).max(), top > 0
    else { return .none }
    var plane = ChartPlane(days: first.day.number...last.day.number, top: 2 * top)
    plane.size.height = 160
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
      id: "chart-changes", title: "New (up) against fixed (down)",
      description: "From \(first.day) to \(last.day): \(new) new, \(fixed) fixed",
      size: plane.size,
      drawing: bars + [
        lineView(
          from: (plane.margin.left, middle),
          to: (plane.size.width - plane.margin.right, middle), width: "1"),
        textView("+\(top)", x: plane.margin.left - 6, y: plane.y(2 * top) + 10, anchor: "end"),
        textView("-\(top)", x: plane.margin.left - 6, y: plane.y(0), anchor: "end"),
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

private func axesView(_ plane: ChartPlane, _ first: HistoryPoint, _ last: HistoryPoint) -> Markup {
  let bottom = plane.y(0)
  let right = plane.size.width - plane.margin.right
  return .joined([
    lineView(from: (plane.margin.left, bottom), to: (right, bottom), width: "1"),
    lineView(
      from: (plane.margin.left, plane.y(plane.top)), to: (plane.margin.left, bottom), width: "1"),
    textView(
      grouped(plane.top), x: plane.margin.left - 6, y: plane.y(plane.top) + 4, anchor: "end"),
    textView("0", x: plane.margin.left - 6, y: bottom + 4, anchor: "end"),
    textView(first.day.description, x: plane.margin.left, y: bottom + 18, anchor: "start"),
    textView(last.day.description, x: right, y: bottom + 18, anchor: "end"),
  ])
}
