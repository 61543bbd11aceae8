/// Finds the innermost of some ranges that nest properly, by binary search.
package struct NestedRanges: Sendable {
  /// From `starts[i]` to the next start, `owners[i]` is the innermost range; -1 for none.
  private var starts: [Int32] = []
  private var owners: [Int32] = []

  /// Prepares the ranges.
  ///
  /// - Parameter ranges: ascending by lower bound, an outer one before an inner one; a range that
  ///   reaches beyond the one around it is cut off there. The owner is a range's place in the list.
  package init(_ ranges: some Collection<Range<Int>>) {
    var open: [(owner: Int32, end: Int32)] = []
    starts.reserveCapacity(2 * ranges.count + 1)
    owners.reserveCapacity(2 * ranges.count + 1)
    for (owner, range) in ranges.enumerated() where !range.isEmpty {
      close(&open, until: Int32(range.lowerBound))
      let end = min(Int32(range.upperBound), open.last?.end ?? Int32.max)
      open.append((Int32(owner), end))
      append(Int32(owner), at: Int32(range.lowerBound))
    }
    close(&open, until: Int32.max)
  }

  private mutating func close(_ open: inout [(owner: Int32, end: Int32)], until bound: Int32) {
    while let last = open.last, last.end <= bound {
      open.removeLast()
      append(open.last?.owner ?? -1, at: last.end)
    }
  }

  private mutating func append(_ owner: Int32, at start: Int32) {
    if starts.last == start {
      owners[owners.count - 1] = owner
    } else {
      starts.append(start)
      owners.append(owner)
    }
  }

  /// The stretches of tokens that one range holds and none inside it does, in order.
  ///
  /// Who reads bodies that may hold other bodies reads every token once this way.
  package var stretches: [(owner: Int, tokens: Range<Int>)] {
    zip(owners, zip(starts, starts.dropFirst())).compactMap { owner, bounds in
      owner < 0 ? nil : (Int(owner), Int(bounds.0)..<Int(bounds.1))
    }
  }

  /// The place in the list of the innermost range that holds a token; nil if none does.
  package func owner(at token: Int) -> Int? {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= token { low = middle + 1 } else { high = middle }
    }
    guard low > 0, owners[low - 1] >= 0 else { return nil }
    return Int(owners[low - 1])
  }
}
