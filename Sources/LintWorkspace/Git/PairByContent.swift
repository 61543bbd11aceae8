/// Pairs files that are gone with files that came by what they hold, as git tells a rename: lines
/// that both have make up at least half of the larger one. Those that are most alike pair first.
///
/// - Returns: old path to new path.
package func pairByContent(
  gone: [String: [UInt8]], came: [String: [UInt8]]
) -> [String: String] {
  let old = gone.sorted { Paths.precede($0.key, $1.key) }.map(LinesOfFile.init)
  let new = came.sorted { Paths.precede($0.key, $1.key) }.map(LinesOfFile.init)
  let holders = filesByLine(new)
  var pairs: [(shared: Int, larger: Int, old: String, new: String)] = []
  for old in old {
    for index in candidates(for: old, holders) {
      let new = new[index]
      let (shared, larger) = (old.bytesShared(with: new), max(old.size, new.size))
      if larger > 0, 2 * shared >= larger { pairs.append((shared, larger, old.path, new.path)) }
    }
  }
  pairs.sort { first, second in
    let (left, right) = (first.shared * second.larger, second.shared * first.larger)
    if left != right { return left > right }
    return first.old == second.old
      ? Paths.precede(first.new, second.new) : Paths.precede(first.old, second.old)
  }
  var map: [String: String] = [:]
  var taken: Set<String> = []
  for pair in pairs where map[pair.old] == nil && taken.insert(pair.new).inserted {
    map[pair.old] = pair.new
  }
  return map
}

/// What a file holds, line by line.
private struct LinesOfFile {
  let path: String
  /// How often each line occurs.
  let counts: [ArraySlice<UInt8>: Int]
  /// The bytes of all lines, without the line breaks.
  let size: Int

  init(_ file: (key: String, value: [UInt8])) {
    path = file.key
    var counts: [ArraySlice<UInt8>: Int] = [:]
    var size = 0
    for line in file.value.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      counts[line, default: 0] += 1
      size += line.count
    }
    (self.counts, self.size) = (counts, size)
  }

  func bytesShared(with other: LinesOfFile) -> Int {
    counts.reduce(0) { $0 + $1.key.count * min($1.value, other.counts[$1.key] ?? 0) }
  }
}

/// The files that hold a line, for those that few do: a brace tells nothing.
private func filesByLine(_ files: [LinesOfFile]) -> [ArraySlice<UInt8>: [Int]] {
  var holders: [ArraySlice<UInt8>: [Int]] = [:]
  for (index, file) in files.enumerated() {
    for line in file.counts.keys where (holders[line]?.count ?? 0) <= mostHolders {
      holders[line, default: []].append(index)
    }
  }
  return holders.filter { $0.value.count <= mostHolders }
}

private let mostHolders = 16

/// The files that share most bytes of telling lines with one; few, so that a thousand files that
/// were moved at once take no million comparisons.
private func candidates(
  for file: LinesOfFile, _ holders: [ArraySlice<UInt8>: [Int]]
) -> ArraySlice<Int> {
  var bytes: [Int: Int] = [:]
  for line in file.counts.keys {
    for holder in holders[line] ?? [] { bytes[holder, default: 0] += line.count }
  }
  let best = bytes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  return best.prefix(4)
}
