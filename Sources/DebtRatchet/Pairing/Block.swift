import LintFindings

extension Pass {
  /// Pass 7, *moved together*: at least two subjects left the donor's file and came to the
  /// taker's file, or a member with a telling name did, so a block of code moved; or the donor's
  /// file was split.
  static let block = Pass(
    link: .block, tellsDescent: true,
    takerMarks: { taker, evidence in
      let place = Thing(family: taker.family, subject: taker.file)
      let isNew = evidence.before[taker.file] == nil
      return marks(ofMembers: taker) + marks(beside: taker, in: evidence.came[place])
        + (isNew ? ["split \(evidence.module(taker.file))"] : [])
    },
    donorMarks: { donor, evidence in
      let left = evidence.left[Thing(family: donor.family, subject: donor.file)]
      return marks(ofMembers: donor) + marks(beside: donor, in: left)
        + (evidence.isSplit(donor) ? ["split \(evidence.module(donor.file))"] : [])
    })
}

private func marks(ofMembers debt: Debt) -> [String] { debt.members.map { "member \($0)" } }

/// A mark for each other subject of the debt's family that left its file, or came to it: the debt's
/// own, which a taker and a donor have in common, is one of the two that make a block.
private func marks(beside debt: Debt, in subjects: Set<String>?) -> [String] {
  (subjects ?? []).filter { $0 != debt.subject }.map { "beside \($0)" }
}

extension Evidence {
  /// Whether nothing that the debt's file declared is left in its place, and two subjects that left
  /// it came to new files of its module.
  func isSplit(_ donor: Debt) -> Bool {
    guard let earlier = before[donor.file] else { return false }
    let kept = now[donor.file]?.declaredTypes ?? []
    let left = left[Thing(family: donor.family, subject: donor.file)] ?? []
    let came = cameToNewFiles[Thing(family: donor.family, subject: module(donor.file))] ?? []
    return !earlier.declaredTypes.contains(where: kept.contains)
      && left.intersection(came).count > 1
  }

  /// Per family and module, the subjects that came to files which were not there before.
  func subjectsInNewFiles() -> [Thing: Set<String>] {
    var subjects: [Thing: Set<String>] = [:]
    for (place, came) in came where before[place.subject] == nil {
      let module = Thing(family: place.family, subject: module(place.subject))
      subjects[module, default: []].formUnion(came)
    }
    return subjects
  }
}

/// Per family and file, the subjects of the debts; unknown ones tell nothing.
func subjectsByFile(_ debts: [Debt]) -> [Thing: Set<String>] {
  var subjects: [Thing: Set<String>] = [:]
  for debt in debts where !debt.isUnknown {
    subjects[Thing(family: debt.family, subject: debt.file), default: []].insert(debt.subject)
  }
  return subjects
}
