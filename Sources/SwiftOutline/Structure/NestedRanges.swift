import SwiftTokens

/// Finds the innermost of some ranges that nest properly, by binary search.
package struct NestedRanges: Sendable {
  /// Where another range than before is the innermost one, in order; the owner is -1 for none.
  private var changes: [(start: Int32, owner: Int32)] = []

  /// Prepares the ranges.
  ///
  /// - Parameter ranges: ascending by lower bound, an outer one before an inner one; a range that
  ///   reaches beyond the one around it is cut off there. The owner is a range's place in the list.
  package init(_ ranges: some Collection<Range<Int>>) {
    var open: [(owner: Int32, end: Int32)] = []
    changes.reserveCapacity(2 * ranges.count + 1)
    for (owner, range) in ranges.enumerated() where !range.isEmpty {
      close(&open, until: Int32(range.lowerBound))
      let end = min(Int32(range.upperBound), open.last?.end ?? Int32.max)
      open.append((Int32(owner), end))
      append(Int32(owner), at: Int32(range.lowerBound))
    }
    close(&open, until: Int32.max)
  }

  @inline(__always)
  private mutating func close(_ open: inout [(owner: Int32, end: Int32)], until bound: Int32) {
    while let last = open.last, last.end <= bound {
      open.removeLast()
      append(open.last?.owner ?? -1, at: last.end)
    }
  }

  @inline(__always)
  private mutating func append(_ owner: Int32, at start: Int32) {
    if changes.last?.start == start { changes.removeLast() }
    changes.append((start, owner))
  }

  /// The stretches of tokens that one range holds and none inside it does, in order.
  ///
  /// Who reads bodies that may hold other bodies reads every token once this way.
  package var stretches: [(owner: Int, tokens: Range<Int>)] {
    zip(changes, changes.dropFirst()).compactMap { change, next in
      change.owner < 0 ? nil : (Int(change.owner), Int(change.start)..<Int(next.start))
    }
  }

  /// The place in the list of the innermost range that holds a token; nil if none does.
  package func owner(at token: Int) -> Int? {
    let next = changes.partitioningIndex { Int($0.start) > token }
    guard next > 0, changes[next - 1].owner >= 0 else { return nil }
    return Int(changes[next - 1].owner)
  }
}
