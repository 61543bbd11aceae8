import LintFindings

/// The debt that is allowed to be there, by key, and the entries on which nothing is said.
struct Budget: Sendable {
  var piles: [Key: Pile] = [:]
  var setAside: [SetAside] = []
  /// Keys whose budget was raised with a reason above what the base tree holds.
  var accepted: [Key: Int] = [:]

  struct Pile: Sendable, Equatable {
    var count: Int
    /// The tier of the file in the reference.
    var tier: Tier
  }

  /// The record is the budget.
  init(record: Baseline?, _ question: Question) {
    for entry in record?.entries ?? [] {
      if let why = question.reasonToSetAside(entry.key, isRecorded: true) {
        setAside.append(SetAside(key: entry.key, count: entry.count, why: why))
      } else {
        let tier = question.reference.facts[entry.key.file]?.tier ?? entry.tier
        piles[entry.key] = Pile(count: entry.count, tier: tier)
      }
    }
  }

  /// The findings of the base tree are the budget, and what the change accepts with a reason.
  init(base: Census, record: Baseline?, _ question: Question, _ census: Census) {
    for (key, pile) in base.piles {
      let tier = question.reference.findings[pile[0]].tier
      piles[key] = Pile(count: pile.count, tier: tier)
    }
    let recorded = question.reference.baseline?.entriesByKey ?? [:]
    for entry in record?.entries ?? [] {
      if question.reasonToSetAside(entry.key, isRecorded: true) == nil {
        addRecorded(entry, before: recorded[entry.key], now: census.count(entry.key))
      }
    }
    setAsideBase(record?.entriesByKey ?? [:], question)
  }

  /// Raises the budget where a new reason allows it; tells slack.
  private mutating func addRecorded(
    _ entry: Baseline.Entry, before: Baseline.Entry?, now: Int
  ) {
    let held = piles[entry.key]?.count ?? 0
    guard entry.count > held else { return }
    let isRaised = entry.count > before?.count ?? 0
    if isRaised, entry.newReason(since: before) != nil {
      accepted[entry.key] = entry.count - held
      piles[entry.key] = Pile(count: entry.count, tier: piles[entry.key]?.tier ?? entry.tier)
    } else if entry.count > max(held, now) {
      let slack = entry.count - max(held, now)
      setAside.append(SetAside(key: entry.key, count: slack, why: .slack))
    }
  }

  private mutating func setAsideBase(_ recorded: [Key: Baseline.Entry], _ question: Question) {
    for key in Set(piles.keys).union(recorded.keys) {
      let why = question.reasonToSetAside(key, isRecorded: recorded[key] != nil)
      guard let why else { continue }
      let count = piles.removeValue(forKey: key)?.count ?? recorded[key]?.count ?? 0
      setAside.append(SetAside(key: key, count: count, why: why))
    }
    setAside.sort { $0.key < $1.key }
  }
}
