import DebtInventory
import LintFindings
import LintWorkspace

/// Finds who decided that something may stay, and when: the origin of the line that says so.
struct DecisionDates {
  let workspace: Workspace
  let repository: GitRepository
  let threads: Int

  /// Adds the decisions behind inline ignores, entries of the record and allowances.
  func add(to source: inout InventorySource, record: RecordFile?, configurations: [String]) {
    source.ignoreDecisions = ignoreDecisions(in: source.findings)
    if let record, let path = workspace.pathBelowRoot(record.location) {
      addRecordDecisions(to: &source, path: path)
    }
    for path in configurations { addAllowanceDecisions(to: &source, path: path) }
  }

  private func ignoreDecisions(in findings: [Finding]) -> [FindingLine: Decision] {
    var lines: [String: Set<Int>] = [:]
    for finding in findings {
      if case .ignored = finding.standing {
        lines[finding.place.path, default: []].insert(finding.place.line)
      }
    }
    let found = mapInParallel(lines.sorted { $0.key < $1.key }, threads: threads) { path, lines in
      ignoreDecisions(onLines: lines, of: path)
    }
    return found.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }

  private func ignoreDecisions(
    onLines lines: Set<Int>, of path: String
  ) -> [FindingLine: Decision] {
    guard let bytes = read(path) else { return [:] }
    let texts = textLines(of: bytes)
    let comments = Dictionary(
      lines.map { ($0, lineOfIgnore(above: $0, in: texts)) }, uniquingKeysWith: { $1 })
    let decisions = decisions(behindLines: Set(comments.values).sorted(), in: bytes, of: path)
    return comments.reduce(into: [:]) { found, entry in
      found[FindingLine(path: path, line: entry.key)] = decisions[entry.value]
    }
  }

  /// The comment stands on the line itself, else alone above it.
  private func lineOfIgnore(above line: Int, in texts: [String]) -> Int {
    let candidates = stride(from: line, through: max(1, line - 8), by: -1)
    return candidates.first { number in
      texts.indices.contains(number - 1) && texts[number - 1].contains("diratchet:ignore")
    } ?? line
  }

  /// The record holds an entry a line, in the order of the entries.
  private func addRecordDecisions(to source: inout InventorySource, path: String) {
    guard let entries = source.record?.entries, let bytes = read(path) else { return }
    let lines = textLines(of: bytes).enumerated()
      .filter { $0.element.drop { $0 == " " }.hasPrefix("{\"file\"") }.map { $0.offset + 1 }
    guard lines.count == entries.count else { return }
    let wanted = entries.indices.filter {
      entries[$0].reason != nil || entries[$0].until != nil
    }
    let decisions = decisions(behindLines: wanted.map { lines[$0] }, in: bytes, of: path)
    for entry in wanted { source.record?.entries[entry].decision = decisions[lines[entry]] }
  }

  private func addAllowanceDecisions(to source: inout InventorySource, path: String) {
    guard let bytes = read(path) else { return }
    let texts = textLines(of: bytes)
    let lines = source.allowances.map { allowance in
      let words = allowance.target.split(separator: " ", maxSplits: 1).map { "\"\($0)\"" }
      return texts.firstIndex { text in words.allSatisfy(text.contains) }.map { $0 + 1 }
    }
    let decisions = decisions(behindLines: lines.compactMap { $0 }, in: bytes, of: path)
    for (index, line) in lines.enumerated() {
      if let line, source.allowances[index].decision == nil {
        source.allowances[index].decision = decisions[line]
      }
    }
  }

  private func decisions(
    behindLines lines: [Int], in bytes: [UInt8], of path: String
  ) -> [Int: Decision] {
    let origins = (try? repository.origins(ofLines: lines, in: bytes, of: path)) ?? [:]
    return origins.mapValues { origin in
      Decision(day: CivilDay(secondsSince1970: origin.seconds), author: origin.author)
    }
  }

  private func read(_ path: String) -> [UInt8]? { try? System.read(workspace.location(of: path)) }

  private func textLines(of bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
