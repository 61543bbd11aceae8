import LintFindings

/// A decision that some debt may stay, for whatever reason.
package struct ExceptionRow: Sendable, Equatable {
  package var kind: Kind
  /// What is excused: a rule and subject, or what the configuration allows.
  package var what: String
  /// Empty for a decision of the configuration.
  package var path: String
  /// 1-based; nil where a whole file is meant.
  package var line: Int?
  package var reason: String
  /// Who owns the file; where nobody does, who wrote the decision down.
  package var owner: String?
  /// Days since the decision; nil without git.
  package var age: Int?
  /// `YYYY-MM-DD`
  package var until: String?
  package var isOverdue: Bool

  /// How the decision was made; the raw value is shown.
  package enum Kind: String, Sendable {
    case ignore = "inline ignore"
    case allowed = "allowed by configuration"
    case accepted = "accepted in the record"
  }
}

extension Census {
  /// The exceptions ledger: overdue ones first, then those with a date, then the others by place.
  func exceptions() -> [ExceptionRow] {
    (ignores() + accepted() + allowances()).sorted { left, right in
      if left.isOverdue != right.isOverdue { return left.isOverdue }
      if (left.until == nil) != (right.until == nil) { return left.until != nil }
      if left.until != right.until { return precedes(left.until ?? "", right.until ?? "") }
      if left.path != right.path { return precedes(left.path, right.path) }
      return (left.line ?? 0, left.what) < (right.line ?? 0, right.what)
    }
  }

  private func ignores() -> [ExceptionRow] {
    source.findings.compactMap { finding in
      guard case .ignored(let reason) = finding.standing else { return nil }
      let place = FindingLine(path: finding.place.path, line: finding.place.line)
      let decision = source.ignoreDecisions[place]
      return ExceptionRow(
        kind: .ignore, what: "\(finding.rule) \(finding.subject)", path: place.path,
        line: place.line, reason: reason, owner: file(of: finding)?.owner ?? decision?.author,
        age: age(of: decision), isOverdue: false)
    }
  }

  private func accepted() -> [ExceptionRow] {
    let owners = Dictionary(
      source.files.map { ($0.path, $0.owner) }, uniquingKeysWith: { first, _ in first })
    return (source.record?.entries ?? []).compactMap { entry in
      guard entry.reason != nil || entry.until != nil else { return nil }
      let isOverdue = entry.until.flatMap { CivilDay($0) }.flatMap { until in
        source.day.map { $0 > until }
      }
      return ExceptionRow(
        kind: .accepted, what: "\(entry.rule) \(entry.subject) × \(grouped(entry.count))",
        path: entry.file,
        line: nil, reason: entry.reason ?? "",
        owner: (owners[entry.file] ?? nil) ?? entry.decision?.author,
        age: age(of: entry.decision), until: entry.until, isOverdue: isOverdue ?? false)
    }
  }

  private func allowances() -> [ExceptionRow] {
    source.allowances.map { allowance in
      ExceptionRow(
        kind: .allowed, what: allowance.target, path: "", line: nil, reason: allowance.reason,
        owner: allowance.decision?.author, age: age(of: allowance.decision), isOverdue: false)
    }
  }

  /// Days from a decision to the day of the report.
  private func age(of decision: Decision?) -> Int? {
    guard let decision, let day = source.day else { return nil }
    return max(0, day.number - decision.day.number)
  }
}
