extension Array {
  /// The index of the first element that lies behind a border; the number of elements if none does.
  ///
  /// It is found by halving: nothing behind the border may stand before something that is not.
  @inlinable
  package func partitioningIndex(where liesBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if liesBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
