/// Something that types reach for, and how many of them do.
package struct ReachRow: Sendable, Equatable {
  package var subject: String
  /// How many places would be gone if every reaching type took it through `init`.
  package var uses: Int
  /// The types that reach for it, sorted.
  package var types: [String]
}

extension Census {
  /// What is reached for from most types first.
  func reach(_ ledger: [LedgerRow]) -> [ReachRow] {
    var rows: [String: ReachRow] = [:]
    for row in ledger {
      for hidden in row.hides where hidden.subject != "?" {
        let empty = ReachRow(subject: hidden.subject, uses: 0, types: [])
        rows[hidden.subject, default: empty].uses += hidden.uses.count
        rows[hidden.subject, default: empty].types.append(row.type)
      }
    }
    return rows.values.map { row in
      var row = row
      row.types = Set(row.types).sorted(by: precedes)
      return row
    }.sorted { left, right in
      if left.types.count != right.types.count { return left.types.count > right.types.count }
      if left.uses != right.uses { return left.uses > right.uses }
      return precedes(left.subject, right.subject)
    }
  }
}
