/// A maximum matching of takers with donors, each of which stands for a number of equal debts.
///
/// Takers come in their order, each tries its candidates in theirs; where all are taken, an
/// augmenting path finds another donor for one of the earlier takers. Equal input gives an equal
/// matching.
struct Matching {
  private var takerCounts: [Int]
  private var donorCounts: [Int]
  /// For each taker the donors that it is linked to, best first.
  private let candidates: [[Int]]
  /// Per donor, how much of it each taker holds.
  private var held: [[Int: Int]]
  /// Donors from which no free donor can be reached; no later path can change that.
  private var isExhausted: [Bool]

  init(takers: [Int], donors: [Int], candidates: [[Int]]) {
    takerCounts = takers
    donorCounts = donors
    self.candidates = candidates
    held = Array(repeating: [:], count: donors.count)
    isExhausted = Array(repeating: false, count: donors.count)
  }

  /// How much of which donor each taker holds, by taker, then donor.
  mutating func solve() -> [(taker: Int, donor: Int, count: Int)] {
    for taker in takerCounts.indices {
      while takerCounts[taker] > 0, augment(from: taker) {}
    }
    var flows: [(taker: Int, donor: Int, count: Int)] = []
    for (donor, takers) in held.enumerated() {
      for (taker, count) in takers where count > 0 { flows.append((taker, donor, count)) }
    }
    return flows.sorted { ($0.taker, $0.donor) < ($1.taker, $1.donor) }
  }

  /// Searches breadth first for a donor with something left and shifts debts along the path.
  private mutating func augment(from start: Int) -> Bool {
    if let free = candidates[start].first(where: { donorCounts[$0] > 0 && !isExhausted[$0] }) {
      shift(to: free, [free: start], [start: -1])
      return true
    }
    var queue = [start]
    var reachedFrom: [Int: Int] = [:]  // donor: the taker that led to it
    var gives: [Int: Int] = [start: -1]  // taker: the donor that it would give up
    var head = 0
    while head < queue.count {
      let taker = queue[head]
      head += 1
      for donor in candidates[taker] where !isExhausted[donor] && reachedFrom[donor] == nil {
        reachedFrom[donor] = taker
        if donorCounts[donor] > 0 {
          shift(to: donor, reachedFrom, gives)
          return true
        }
        for (other, count) in held[donor].sorted(by: { $0.key < $1.key })
        where count > 0 && gives[other] == nil {
          gives[other] = donor
          queue.append(other)
        }
      }
    }
    for donor in reachedFrom.keys { isExhausted[donor] = true }
    return false
  }

  /// Walks back from a free donor: every taker on the way gets it and gives up its own.
  private mutating func shift(to free: Int, _ reachedFrom: [Int: Int], _ gives: [Int: Int]) {
    var path: [(taker: Int, gets: Int, givesUp: Int)] = []
    var donor = free
    while donor >= 0, let taker = reachedFrom[donor], let givesUp = gives[taker] {
      path.append((taker, donor, givesUp))
      donor = givesUp
    }
    guard let start = path.last?.taker else { return }
    var amount = min(takerCounts[start], donorCounts[free])
    for step in path where step.givesUp >= 0 {
      amount = min(amount, held[step.givesUp][step.taker, default: 0])
    }
    for step in path {
      held[step.gets][step.taker, default: 0] += amount
      if step.givesUp >= 0 { held[step.givesUp][step.taker, default: 0] -= amount }
    }
    donorCounts[free] -= amount
    takerCounts[start] -= amount
  }
}
