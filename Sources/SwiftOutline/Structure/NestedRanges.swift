/// Finds the innermost of some ranges that nest properly, by binary search.
struct NestedRanges: Sendable {
  /// From `starts[i]` to the next start, `owners[i]` is the innermost range; -1 for none.
  private var starts: [Int32] = []
  private var owners: [Int32] = []

  /// - Parameter ranges: ascending by lower bound, an outer one before an inner one; a range that
  ///   reaches beyond the one around it is cut off there.
  init(_ ranges: [(owner: Int, range: Range<Int>)]) {
    var open: [(owner: Int, end: Int)] = []
    for (owner, range) in ranges where !range.isEmpty {
      close(&open, until: range.lowerBound)
      let end = min(range.upperBound, open.last?.end ?? Int.max)
      open.append((owner, end))
      append(owner, at: range.lowerBound)
    }
    close(&open, until: Int.max)
  }

  private mutating func close(_ open: inout [(owner: Int, end: Int)], until bound: Int) {
    while let last = open.last, last.end <= bound {
      open.removeLast()
      append(open.last?.owner ?? -1, at: last.end)
    }
  }

  private mutating func append(_ owner: Int, at start: Int) {
    if starts.last == Int32(start) {
      owners[owners.count - 1] = Int32(owner)
    } else {
      starts.append(Int32(start))
      owners.append(Int32(owner))
    }
  }

  /// The owner of the innermost range that holds a token.
  func owner(at token: Int) -> Int? {
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
