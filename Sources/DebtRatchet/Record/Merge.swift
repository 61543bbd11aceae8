import LintFindings
import LintNotation

/// What a merge of two records yields.
package struct MergedBaseline: Sendable, Equatable {
  /// The merged record as text, with conflict markers round what a human must look at.
  package var bytes: [UInt8]
  package var conflicts: [MergeConflict]
}

/// Something that both sides changed in ways that do not add up.
package enum MergeConflict: Sendable, Equatable, CustomStringConvertible {
  case scope(ours: String, theirs: String)
  case count(Key, base: Int, ours: Int, theirs: Int)
  case field(String)

  /// The conflict in words, for standard error.
  package var description: String {
    switch self {
    case .scope(let ours, let theirs):
      "both sides changed the scope (\(ours), \(theirs)); "
        + "merge the configuration, then run `diratchet baseline upgrade`"
    case .count(let key, let base, let ours, let theirs):
      "`\(key)` went from \(base) to \(ours) here and to \(theirs) there; "
        + "keep what the merged tree holds, then run `diratchet check`"
    case .field(let name): "both sides changed `\(name)`; keep one"
    }
  }
}

/// Merges two records that come from one, entry by entry.
///
/// Equal changes and changes of one side are taken; of two different reductions the lower count
/// stays, which may leave slack and is never too tight; anything else is left as a conflict.
///
/// - Parameter base: the common ancestor; nil if there was no record.
package func merge(base: Baseline?, ours: Baseline, theirs: Baseline) -> MergedBaseline {
  var merge = Merge(base: base, ours: ours, theirs: theirs)
  return merge.merged()
}

private struct Merge {
  let base: Baseline?
  let ours: Baseline
  let theirs: Baseline
  var conflicts: [MergeConflict] = []

  mutating func merged() -> MergedBaseline {
    var header = ours
    header.rules = mergeRules()
    header.vocabulary = Set(ours.vocabulary).union(theirs.vocabulary).sorted(by: precedes)
    header.extras = pick(base?.extras ?? [], ours.extras, theirs.extras, "x-…")
    let scope = pick(base?.scope, ours.scope, theirs.scope)
    header.scope = (scope ?? ours.scope) ?? ours.scope
    if scope == nil { conflicts.append(.scope(ours: ours.scope, theirs: theirs.scope)) }
    var text = ConflictText(header: header, theirScope: scope == nil ? theirs.scope : nil)
    let (before, here, there) = (base?.entriesByKey ?? [:], ours.entriesByKey, theirs.entriesByKey)
    for key in Set(here.keys).union(there.keys).union(before.keys).sorted() {
      merge(before[key], here[key], there[key], into: &text)
    }
    return MergedBaseline(bytes: text.render(), conflicts: conflicts)
  }

  /// The value of the side that changed it, or of both; nil if they differ.
  private func pick<Value: Equatable>(_ base: Value, _ ours: Value, _ theirs: Value) -> Value? {
    if ours == theirs || theirs == base { return ours }
    return ours == base ? theirs : nil
  }

  private mutating func pick(
    _ base: [JSONMember], _ ours: [JSONMember], _ theirs: [JSONMember], _ name: String
  ) -> [JSONMember] {
    if let picked = pick(base, ours, theirs) { return picked }
    conflicts.append(.field(name))
    return ours
  }

  /// Of two revisions the lower: the next check asks for an upgrade. A rule that only one side
  /// lists was added or taken away there.
  private func mergeRules() -> [RuleID: Int] {
    var rules = ours.rules.merging(theirs.rules, uniquingKeysWith: min)
    for (rule, revision) in base?.rules ?? [:] {
      let isTakenAway = ours.rules[rule] == nil || theirs.rules[rule] == nil
      let rest = ours.rules[rule] ?? theirs.rules[rule]
      if isTakenAway, rest == nil || rest == revision { rules[rule] = nil }
    }
    return rules
  }

  private mutating func merge(
    _ base: Baseline.Entry?, _ ours: Baseline.Entry?, _ theirs: Baseline.Entry?,
    into text: inout ConflictText
  ) {
    if let picked = pick(base, ours, theirs) {
      text.append(picked)
      return
    }
    let counts = [base, ours, theirs].map { $0?.count ?? 0 }
    let isLowered = counts[1] <= counts[0] && counts[2] <= counts[0]
    let (here, there) = (pick(counts[0], counts[1], counts[2]), isLowered)
    guard let count = here ?? (there ? min(counts[1], counts[2]) : nil) else {
      if let key = (ours ?? theirs)?.key {
        conflicts.append(
          .count(key, base: counts[0], ours: counts[1], theirs: counts[2]))
      }
      text.append(conflict: ours, theirs)
      return
    }
    text.append(combine(base, ours, theirs, count: count))
  }

  /// One entry with the given count; tier and reason come from the side whose count is kept.
  private func combine(
    _ base: Baseline.Entry?, _ ours: Baseline.Entry?, _ theirs: Baseline.Entry?, count: Int
  ) -> Baseline.Entry? {
    guard count > 0, let ours, let theirs else { return nil }
    var kept = theirs.count == count && ours.count != count ? theirs : ours
    if ours.count == theirs.count {
      kept.tier = pick(base?.tier ?? .leaf, ours.tier, theirs.tier) ?? max(ours.tier, theirs.tier)
      let reason = pick(base?.reason, ours.reason, theirs.reason)
      kept.reason = reason ?? joinReasons(ours.reason, theirs.reason)
      kept.until = (pick(base?.until, ours.until, theirs.until) ?? ours.until) ?? theirs.until
      kept.extras = pick(base?.extras ?? [], ours.extras, theirs.extras) ?? ours.extras
    }
    kept.count = count
    return kept
  }
}
