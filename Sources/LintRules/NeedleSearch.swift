import SwiftTokens

/// Several needle sets, looked for in one pass over a file.
package struct NeedleSearch: Sendable {
  private let patterns: [Pattern]
  /// The sets that each pattern belongs to.
  private let owners: [NeedleSetNumbers]
  private let search: BytePatterns
  private let universal: NeedleSetNumbers
  private let findable: NeedleSetNumbers

  /// - Parameter sets: at most eight, numbered from 0; nil occurs nowhere.
  package init(_ sets: [NeedleSet?]) {
    precondition(sets.count <= 8, "the numbers of the sets are kept in eight bits")
    var owners: [Needle: NeedleSetNumbers] = [:]
    var patterns: [Pattern] = []
    var patternOwners: [NeedleSetNumbers] = []
    var universal = NeedleSetNumbers()
    for (number, set) in sets.enumerated() {
      guard let set else { continue }
      if set.isUniversal {
        universal.insert(number)
        continue
      }
      for needle in set.needles where needle.module == nil {
        owners[needle, default: NeedleSetNumbers()].insert(number)
      }
      guard let imports = Pattern(modulesOf: set.needles) else { continue }
      patterns.append(imports)
      patternOwners.append(NeedleSetNumbers(number))
    }
    for (needle, numbers) in owners {
      patterns.append(Pattern(needle))
      patternOwners.append(numbers)
    }
    self.patterns = patterns
    self.owners = patternOwners
    self.universal = universal
    findable = patternOwners.reduce(universal) { $0.union($1) }
    search = BytePatterns(patterns.map(\.bytes))
  }

  /// Looks for one set in many files.
  package init(_ set: NeedleSet) { self.init([set]) }

  /// Whether any set occurs in a file.
  package func occurs(in bytes: [UInt8]) -> Bool { occurring(in: bytes) != NeedleSetNumbers() }

  /// The sets that occur in a file.
  package func occurring(in bytes: [UInt8]) -> NeedleSetNumbers {
    var found = universal
    if found == findable { return found }
    var services = 0
    _ = search.occur(in: bytes) { pattern, range in
      let sets = owners[pattern]
      if found.union(sets) == found { return false }
      let weight = patterns[pattern].weight(of: range, in: bytes)
      if weight == 0 { return false }
      if weight < Pattern.enough {
        services += weight
        if services < Pattern.enough { return false }
      }
      found = found.union(sets)
      return found == findable
    }
    return found
  }
}

/// The numbers of some needle sets.
package struct NeedleSetNumbers: Sendable, Equatable {
  private var bits: UInt8 = 0

  init() {}

  init(_ number: Int) { insert(number) }

  mutating func insert(_ number: Int) { bits |= 1 << number }

  func union(_ other: NeedleSetNumbers) -> NeedleSetNumbers {
    var both = self
    both.bits |= other.bits
    return both
  }

  /// Whether a set is among them.
  package func contains(_ number: Int) -> Bool { bits & 1 << number != 0 }
}
