/// The part of a dotted name behind the last dot: `Builder` of `Trip.Builder`.
public func lastComponent(of name: String) -> String {
  // Asked millions of times, of names that hardly ever have a dot.
  guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
  let last = name[name.utf8.index(after: dot)...]
  return last.isEmpty ? name.split(separator: ".").last.map(String.init) ?? name : String(last)
}

/// The parts of a dotted name: `Trip`, `Builder` of `Trip.Builder`.
public func components(of name: String) -> [Substring] {
  name.utf8.split(separator: UInt8(ascii: ".")).map { Substring($0) }
}
