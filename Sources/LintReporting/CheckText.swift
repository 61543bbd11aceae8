import DebtRatchet
import LintFindings

/// The text of `check`: what got better, what was moved, what is new, the sums, and a last line
/// that says why the run failed and what to type.
///
/// Only what fails the run is red.
package func renderCheckText(_ report: RunReport, options: TextOptions) -> String {
  var blocks: [[String]] = []
  if options.detail > .quiet {
    blocks.append(report.base.map { [titleText($0, report.extent)] } ?? [])
    blocks.append(improvementLines(report, options: options))
    blocks.append(setAsideLines(report, options: options))
  }
  blocks.append(listBlock(.notFrozen, report, options: options))
  if options.listsKnown {
    blocks += [.known, .inherited].map { listBlock($0, report, options: options) }
  }
  blocks += [.movedDown, .new].map { failureBlock($0, report, options: options) }
  if options.showsStatistics { blocks.append(statisticsLines(report)) }
  blocks.append(closingLines(report, options: options))
  let texts = blocks.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }
  return texts.joined(separator: "\n")
}

/// What is judged against what: `diratchet check --base main  (base 4f2c1aa, 40 files in scope, 2
/// changed)`.
private func titleText(_ base: RunReport.Reference, _ extent: RunReport.Extent) -> String {
  let flag = base.choice == "--staged" ? base.choice : "--base \(visible(base.reference))"
  return "diratchet check \(flag)  (base \(base.commit.prefix(7)), "
    + "\(counted(extent.files, "file")) in scope, \(grouped(base.changedFiles)) changed)"
}

/// What fails the run, whatever the detail.
private func failureBlock(
  _ state: FindingState, _ report: RunReport, options: TextOptions
) -> [String] {
  let rows = report.rows(in: state)
  guard !rows.isEmpty else { return [] }
  let title = options.palette.failure("\(state.words.uppercased()) (\(grouped(rows.count)))")
  return [title] + limited(rows, to: options.limit) { failureLine($0, options) }
}

private func failureLine(_ row: RunReport.Row, _ options: TextOptions) -> String {
  let line = options.palette.failure(findingLine(row, options: options))
  guard let origin = row.movedFrom else { return line }
  return "\(line) (came down from \(pathText(origin.key.file, options)), \(origin.tier))"
}

private func listBlock(
  _ state: FindingState, _ report: RunReport, options: TextOptions
) -> [String] {
  let rows = report.rows(in: state)
  guard !rows.isEmpty else { return [] }
  let title = options.palette.heading("\(state.words.uppercased()) (\(grouped(rows.count)))")
  return [title] + limited(rows, to: options.limit) { findingLine($0, options: options) }
}

/// What became of entries that nothing can be said of; what left the scope is listed whole.
private func setAsideLines(_ report: RunReport, options: TextOptions) -> [String] {
  let left = report.leftScope
  guard !left.isEmpty else { return [] }
  let count = left.reduce(0) { $0 + $1.entry.count }
  let title = options.palette.heading("LEFT THE SCOPE (\(grouped(count)))")
  return [title]
    + limited(left, to: options.limit) { entry, reason in
      "  \(debtText(entry.key, count: entry.count, options))  (\(visible(reason)))"
    }
}

/// `CartService ×2  App/Cart.swift  service_locator_resolve`
func debtText(_ key: Key, count: Int, _ options: TextOptions) -> String {
  let times = count > 1 ? " ×\(grouped(count))" : ""
  return "\(visible(key.subject))\(times)  \(pathText(key.file, options))  \(key.rule)"
}

/// A path as it is shown.
func pathText(_ path: String, _ options: TextOptions) -> String {
  visible(options.pathPrefix + path)
}
