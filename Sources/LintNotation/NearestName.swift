/// The known name that was probably meant, for "did you mean"; nil if none is near.
///
/// Near is at most one mistake in three characters, where a mistake is a character too many, too
/// few, wrong, or swapped with its neighbour; case does not count.
package func nearestName(to name: String, among known: some Sequence<String>) -> String? {
  let written = Array(name.lowercased().prefix(100))
  var best: (name: String, distance: Int)?
  for candidate in known.sorted() {
    let meant = Array(candidate.lowercased().prefix(100))
    let allowed = max(1, max(written.count, meant.count) / 3)
    let distance = countMistakes(from: written, to: meant)
    if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}

/// The optimal string alignment distance.
private func countMistakes(from written: [Character], to meant: [Character]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...meant.count)
  for row in written.indices {
    var current = [row + 1]
    for column in meant.indices {
      let wrong = previous[column] + (written[row] == meant[column] ? 0 : 1)
      var cost = min(wrong, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, written[row] == meant[column - 1], written[row - 1] == meant[column] {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current.append(cost)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[meant.count]
}
