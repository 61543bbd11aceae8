import DebtInventory
import LintFindings

/// `62.5 %`; nothing for no share.
func percent(_ share: Share?) -> String {
  guard let share, share.whole > 0 else { return "" }
  let tenths = share.tenthsOfPercent
  return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
}

/// A number that is given in tenths: `3.4`.
func decimal(tenths: Int) -> String {
  let sign = tenths < 0 ? "-" : ""
  return "\(sign)\(grouped(Int(tenths.magnitude) / 10)).\(tenths.magnitude % 10)"
}

/// A change with its sign: `-12`, `+3`, `±0`.
func signed(_ change: Int) -> String {
  change == 0 ? "±0" : change < 0 ? "-\(grouped(-change))" : "+\(grouped(change))"
}

/// A part of the code in backticks.
func quoted(_ name: String) -> String { "`\(name)`" }

/// A number with its noun, `1 type`, `2 types`, and the verb form that goes with it.
func counted(_ number: Int, _ noun: String, _ singular: String, _ plural: String) -> String {
  "\(counted(number, noun)) \(number == 1 ? singular : plural)"
}

extension Share {
  var cell: ReportCell { .quantity(percent(self), order: tenthsOfPercent) }
}

/// A text cut into what is words and what stands between backticks.
func splitCode(_ text: String) -> [(isCode: Bool, text: String)] {
  let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
  // A backtick without partner is a backtick.
  guard !parts.count.isMultiple(of: 2) else { return [(false, text)] }
  return parts.enumerated().map { (!$0.isMultiple(of: 2), $1) }.filter { !$0.text.isEmpty }
}
