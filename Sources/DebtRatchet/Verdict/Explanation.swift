package import LintFindings

/// Why a finding has its state: what paired it, or which gone debts were near and did not pair.
package struct Explanation: Sendable, Equatable {
  package var judged: JudgedFinding
  /// Gone debts of the same family that could have paid for it, best first.
  package var rejected: [Rejection] = []

  /// A gone debt that did not pair with the finding.
  package struct Rejection: Sendable, Equatable {
    package var donor: Key
    package var tier: Tier
    package var why: Why

    /// What kept them apart.
    package enum Why: Sendable, Equatable {
      /// It paid for another finding.
      case taken(by: Key, Link)
      /// It lay in a higher tier: debt moves up only.
      case higherTier
      /// The same subject, and nothing connects the two files.
      case unconnected
      /// Another subject, in another file.
      case otherSubject
    }
  }
}

/// Explains the findings of a line (`check --why FILE:LINE`), in column order.
package func explain(
  file: String, line: Int, in tree: MeasuredTree, against baseline: Baseline?,
  reference: ReferenceTree, settings: RatchetSettings
) -> [Explanation] {
  let comparison = Comparison(
    Question(tree: tree, baseline: baseline, reference: reference, settings: settings))
  return comparison.judgeFindings()
    .filter { $0.finding.place.path == file && $0.finding.place.line == line }
    .map { Explanation(judged: $0, rejected: comparison.rejections(of: $0)) }
}

extension Comparison {
  /// The gone debts near a finding that nothing paired; none for one that is known or paired up.
  fileprivate func rejections(of judged: JudgedFinding) -> [Explanation.Rejection] {
    guard judged.state.isIncrease else { return [] }
    let wanted = thing(of: Key(judged.finding))
    var rejections: [Explanation.Rejection] = []
    for pair in pairing.pairs where pair.taker != Key(judged.finding) {
      guard thing(of: pair.donor) == wanted else { continue }
      rejections.append(
        Explanation.Rejection(
          donor: pair.donor, tier: pair.donorTier, why: .taken(by: pair.taker, pair.link)))
    }
    for debt in pairing.donors where debt.count > 0 && debt.family == wanted.family {
      if let why = whyRejected(debt, judged.finding) {
        rejections.append(Explanation.Rejection(donor: debt.key, tier: debt.tier, why: why))
      }
    }
    return rejections.sorted { rank($0.why) < rank($1.why) }
  }

  private func whyRejected(_ debt: Debt, _ finding: Finding) -> Explanation.Rejection.Why? {
    let isSame = debt.thing == thing(of: Key(finding)) || debt.isUnknown
    let isNear = folder(of: debt.file) == folder(of: finding.place.path)
    guard isSame || isNear else { return nil }
    if debt.tier > finding.tier { return .higherTier }
    return isSame ? .unconnected : .otherSubject
  }

  private func rank(_ why: Explanation.Rejection.Why) -> Int {
    switch why {
    case .higherTier: 0
    case .unconnected: 1
    case .taken: 2
    case .otherSubject: 3
    }
  }
}

extension Explanation.Rejection.Why: CustomStringConvertible {
  /// The reason in words.
  package var description: String {
    switch self {
    case .taken(let key, let link): "paid for `\(key)` (\(link.description))"
    case .higherTier: "lay in a higher tier; debt may move up, never down"
    case .unconnected: "same subject, and nothing connects the two files"
    case .otherSubject: "another subject in another file"
    }
  }
}

extension Link: CustomStringConvertible {
  /// The evidence in words.
  package var description: String {
    switch self {
    case .sameFile: "same file and subject, another rule"
    case .fileMap: "the file was renamed or moved"
    case .sameType: "the same outermost type"
    case .creator: "the file constructs what the other declares"
    case .upInModule: "a higher tier of the same module"
    case .near: "the same folder, or one directly inside the other"
    case .block: "a member, or two or more subjects, went the same way"
    case .upAcrossModules: "a higher tier of another module"
    case .shrinking: "there is less of this subject than before"
    case .replaced: "another subject at the same place"
    case .renamedSubject: "the subject goes by another name everywhere"
    case .olderRevision: "recorded in this file by an older revision of the rule"
    case .tierFell: "the file fell to a lower tier"
    }
  }
}
