import LintFindings

/// A pile of equal debts on one side of the pairing, with what the passes look at.
struct Debt: Sendable {
  let key: Key
  let family: DebtFamily
  /// `comparableSubject` of the key's subject.
  let subject: String
  let tier: Tier
  var count: Int
  /// Outermost types that the debt lies in, of those that the scanned sources declare.
  var types: [String] = []
  /// Members with a telling name that the debt lies in, and that its file has in one tree only.
  var members: Set<String> = []

  var file: String { key.file }
  var isUnknown: Bool { subject == unknownSubject }

  init(_ key: Key, tier: Tier, count: Int, settings: RatchetSettings) {
    self.key = key
    self.tier = tier
    self.count = count
    family = settings.family(of: key.rule)
    subject = comparableSubject(key.subject)
  }

  /// What debts must have in common to be the same thing at another place.
  var thing: Thing { Thing(family: family, subject: subject) }
}

/// One subject of one family.
struct Thing: Sendable, Hashable, Comparable {
  var family: DebtFamily
  var subject: String

  init(family: DebtFamily, subject: String) {
    self.family = family
    self.subject = subject
  }

  init(_ key: Key, _ settings: RatchetSettings) {
    self.init(family: settings.family(of: key.rule), subject: comparableSubject(key.subject))
  }

  func hash(into hasher: inout Hasher) { hasher.combine(subject) }

  static func < (left: Thing, right: Thing) -> Bool {
    left.family != right.family
      ? left.family < right.family : precedes(left.subject, right.subject)
  }
}
