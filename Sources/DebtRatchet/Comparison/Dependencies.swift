import LintFindings

/// One thing in one file: what counts as one debt in units of dependencies.
struct Dependency: Sendable, Hashable {
  var file: String
  var thing: Thing
}

/// In units of dependencies one key stands for all keys of a dependency.
struct Followers: Sendable {
  /// A taker's key to the key that stands for its dependency.
  var leaders: [Key: Key] = [:]
  /// Places that are gone while their dependency is still there.
  var fewerPlaces: [Debt] = []
  /// Places that are gone with their dependency, which another key stands for.
  var gone: [(debt: Debt, leader: Key)] = []
}

extension Comparison {
  /// Cuts both sides down to one debt a dependency.
  ///
  /// More places of a dependency that the budget holds in the same file are covered; fewer places
  /// of one that is still there are no donors.
  ///
  /// - Returns: the pairs within a file that had to be made first.
  mutating func countDependencies(_ takers: inout [Debt], _ donors: inout [Debt]) -> [Pair] {
    var respelling = Pairing(takers: takers, donors: donors, evidence: .none)
    respelling.pairRespelled()
    let held = Set(budget.piles.keys.map(dependency))
    let present = Set(census.piles.keys.map(dependency))
    let came = split(respelling.takers, known: held)
    for debt in came.known { matched[debt.key, default: 0] += debt.count }
    for (debt, leader) in came.following { followers.leaders[debt.key] = leader }
    let left = split(respelling.donors, known: present)
    (followers.fewerPlaces, followers.gone) = (left.known, left.following)
    (takers, donors) = (came.leading, left.leading)
    return respelling.pairs
  }

  /// One side, by what each debt is to its dependency.
  private struct Split {
    /// Debts whose dependency the other side has in the same file.
    var known: [Debt] = []
    /// One unit for each dependency that the other side lacks.
    var leading: [Debt] = []
    /// What is left of those dependencies, with the key that stands for it.
    var following: [(debt: Debt, leader: Key)] = []
  }

  private func split(_ debts: [Debt], known: Set<Dependency>) -> Split {
    var split = Split()
    var leaders: [Dependency: Key] = [:]
    for var debt in debts where debt.count > 0 {
      let dependency = Dependency(file: debt.file, thing: debt.thing)
      if known.contains(dependency) {
        split.known.append(debt)
        continue
      }
      let leader = leaders[dependency] ?? debt.key
      if leaders[dependency] == nil {
        leaders[dependency] = leader
        debt.count -= 1
        split.leading.append(self.debt(debt.key, debt.tier, 1))
      }
      if debt.count > 0 { split.following.append((debt, leader)) }
    }
    return split
  }

  func dependency(_ key: Key) -> Dependency { Dependency(file: key.file, thing: thing(of: key)) }
}
