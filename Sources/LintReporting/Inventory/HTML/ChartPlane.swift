import DebtInventory
import LintFindings

/// A plane on which days and numbers become points.
struct ChartPlane {
  var days: ClosedRange<Int>
  var top: Int
  var size: (width: Int, height: Int) = (480, 220)
  var margin: (left: Int, right: Int, top: Int, bottom: Int) = (56, 12, 28, 24)

  /// A plane for days in any order: a commit may claim to be older than the one before it.
  init(days: [CivilDay], top: Int) {
    let numbers = days.map(\.number)
    self.days = (numbers.min() ?? 0)...(numbers.max() ?? 0)
    self.top = top
  }

  func x(_ day: CivilDay) -> Int {
    let width = size.width - margin.left - margin.right
    let span = max(1, days.upperBound - days.lowerBound)
    return margin.left + (day.number - days.lowerBound) * width / span
  }

  func y(_ value: Int) -> Int {
    let height = size.height - margin.top - margin.bottom
    return size.height - margin.bottom - value * height / max(1, top)
  }

  /// The path of a value that stays as it is from one day to the next.
  func steps(_ values: [(day: CivilDay, value: Int)]) -> String {
    var path = ""
    var height: Int?
    for (day, value) in values {
      let y = y(value)
      if y != height { path += path.isEmpty ? "M\(x(day)) \(y)" : "H\(x(day))V\(y)" }
      height = y
    }
    return path + "H\(right)"
  }

  /// The axes with the numbers at their ends and the dates between.
  func axesView(bottom: Int) -> Markup {
    .joined(
      [
        lineView(from: (margin.left, bottom), to: (right, bottom), width: "1"),
        lineView(from: (margin.left, y(top)), to: (margin.left, y(0)), width: "1"),
      ] + dayLabels)
  }

  /// A number beside the axis, and a line through the plane at its height.
  func levelView(_ value: Int, _ label: String) -> Markup {
    textView(label, x: margin.left - 6, y: y(value) + 4, anchor: "end")
      + lineView(
        from: (margin.left, y(value)), to: (right, y(value)), width: "0.25")
  }

  /// The right end of the days.
  var right: Int { size.width - margin.right }

  /// The first and the last day, and the beginnings of years or months between them.
  private var dayLabels: [Markup] {
    let (first, last) = (CivilDay(number: days.lowerBound), CivilDay(number: days.upperBound))
    let line = size.height - margin.bottom + 18
    let between = calendarMarks(from: first, to: last, most: 5)
    return [
      textView(first.description, x: margin.left, y: line, anchor: "start"),
      textView(last.description, x: right, y: line, anchor: "end"),
    ]
      + between.map { mark in
        let end = size.height - margin.bottom
        return lineView(from: (x(mark.day), end), to: (x(mark.day), end + 4), width: "1")
      }
      + between.filter { x($0.day) > margin.left + 100 && x($0.day) < right - 100 }.map { mark in
        textView(mark.label, x: x(mark.day), y: line, anchor: "middle")
      }
  }
}

/// The beginnings of years between two days, or of months where there are few years, evenly chosen.
func calendarMarks(
  from first: CivilDay, to last: CivilDay, most: Int
) -> [(day: CivilDay, label: String)] {
  let days = first < last ? (first.number + 1)...last.number : last.number...last.number
  let firsts = days.lazy.map { CivilDay(number: $0).description }.filter { $0.hasSuffix("-01") }
  let years = firsts.filter { $0.hasSuffix("-01-01") }
  let marks =
    years.count > 1 ? years.map { String($0.prefix(4)) } : firsts.map { String($0.prefix(7)) }
  let step = max(1, (marks.count + most - 1) / most)
  return marks.enumerated().filter { $0.offset.isMultiple(of: step) }.compactMap { _, label in
    CivilDay(label.count == 4 ? "\(label)-01-01" : "\(label)-01").map { ($0, label) }
  }
}
