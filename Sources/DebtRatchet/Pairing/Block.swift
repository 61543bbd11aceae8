extension Pass {
  /// Pass 7, *moved together*: at least two subjects left the donor's file and came to the
  /// taker's file, or a member with a telling name did, so a block of code moved.
  static let block = Pass(link: .block, tellsDescent: true) { taker, donor, evidence in
    if !taker.members.isDisjoint(with: donor.members) { return true }
    guard let left = evidence.left[Thing(family: donor.family, subject: donor.file)],
      let came = evidence.came[Thing(family: taker.family, subject: taker.file)]
    else { return false }
    return left.count > 1 && came.count > 1 && left.intersection(came).count > 1
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
