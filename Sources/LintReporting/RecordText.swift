package import DebtRatchet
import LintFindings

/// What `baseline init` says: how much was recorded, by rule, what is most frequent, and the line
/// that allows one of these subjects.
package func renderRecorded(_ baseline: Baseline, at path: String) -> String {
  let files = Set(baseline.entries.map(\.key.file)).count
  var text =
    "recorded \(counted(baseline.total, "finding")) in \(counted(files, "file")): \(visible(path))\n"
  if baseline.entries.isEmpty { return text }
  text += "\n" + table(countRows(baseline.entries.map { ($0.key.rule.name, $0.count) }))
  let subjects = countRows(baseline.entries.map { ($0.key.subject, $0.count) })
    .filter { $0[1] != "?" }
  guard let first = subjects.first else { return text }
  text += "\nmost frequent\n" + table(subjects.prefix(5).map { $0.map(visible) })
  text += """

    A dependency that may be reached from anywhere, such as a logger, can be allowed in
    `.diratchet.json`:
      "allowed": [{ "subject": "\(visible(first[1]))", "reason": "say why" }]

    Commit \(visible(path)); from now on `diratchet check` fails when debt increases.

    """
  return text
}

/// Number and name, the largest number first.
private func countRows(_ counts: [(name: String, count: Int)]) -> [[String]] {
  Dictionary(counts.map { ($0.name, $0.count) }, uniquingKeysWith: +)
    .sorted { left, right in
      left.value != right.value ? left.value > right.value : precedes(left.key, right.key)
    }
    .map { [grouped($0.value), $0.key] }
}

/// The difference between two records, one line a change, and the number of findings before and
/// after.
package func renderDifference(from old: Baseline, to new: Baseline) -> String {
  let changes = difference(from: old, to: new).map { visible($0.description) }
  let totals = "\(grouped(old.total)) -> \(counted(new.total, "finding"))"
  return (changes + [totals]).map { $0 + "\n" }.joined()
}
