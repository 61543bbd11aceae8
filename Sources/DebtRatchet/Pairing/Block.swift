import LintFindings

extension Pass {
  /// Pass 7, *moved together*: at least two subjects left the donor's file and came to the
  /// taker's file, or a member with a telling name did, so a block of code moved; or the donor's
  /// file was split.
  static let block = Pass(link: .block, tellsDescent: true) { taker, donor, evidence in
    if !taker.members.isDisjoint(with: donor.members) { return true }
    guard let left = evidence.left[Thing(family: donor.family, subject: donor.file)],
      left.count > 1
    else { return false }
    if evidence.isSplit(donor.file, into: taker.file) {
      let module = Thing(family: taker.family, subject: evidence.module(taker.file))
      return left.intersection(evidence.cameToNewFiles[module] ?? []).count > 1
    }
    let came = evidence.came[Thing(family: taker.family, subject: taker.file)] ?? []
    return came.count > 1 && left.intersection(came).count > 1
  }
}

extension Evidence {
  /// Whether the second file is new in the module of the first, of which nothing that it declared
  /// is left in its place.
  func isSplit(_ old: String, into new: String) -> Bool {
    guard let earlier = before[old], before[new] == nil, module(old) == module(new) else {
      return false
    }
    let kept = now[old]?.declaredTypes ?? []
    return !earlier.declaredTypes.contains(where: kept.contains)
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
