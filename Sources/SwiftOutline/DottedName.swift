/// The part of a dotted name behind the last dot: `Builder` of `Trip.Builder`.
public func lastComponent(of name: String) -> String {
  // Asked millions of times, of names that hardly ever have a dot.
  let dot = UInt8(ascii: ".")
  let hasDot = name.utf8.withContiguousStorageIfAvailable { $0.contains(dot) } ?? true
  guard hasDot, let end = name.utf8.lastIndex(of: dot) else { return name }
  let last = name[name.utf8.index(after: end)...]
  return last.isEmpty ? name.split(separator: ".").last.map(String.init) ?? name : String(last)
}

/// The parts of a dotted name: `Trip`, `Builder` of `Trip.Builder`.
public func components(of name: String) -> [Substring] {
  name.utf8.split(separator: UInt8(ascii: ".")).map { Substring($0) }
}
