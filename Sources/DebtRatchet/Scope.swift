/// Eight hex digits that change when the settings do: FNV-1a (32 bits) over the lines, each ended
/// by a line feed, in the order given.
package func scopeFingerprint(of lines: [String]) -> String {
  var hash: UInt32 = 0x811C_9DC5
  for line in lines {
    for byte in line.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    hash = (hash ^ 0x0A) &* 0x0100_0193
  }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 8 - digits.count) + digits
}

/// The module of a file as its path says: the folder below the nearest `Sources`, `Modules` or
/// `Packages`, else the first component.
package func moduleByFolder(of path: String) -> String {
  let folders = path.utf8.split(separator: UInt8(ascii: "/")).dropLast().map { Substring($0) }
  let parents: [Substring] = ["Sources", "Modules", "Packages"]
  if let parent = folders.dropLast().lastIndex(where: { parents.contains($0) }) {
    return String(folders[parent + 1])
  }
  return String(folders.first ?? path[...])
}
