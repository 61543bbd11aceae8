/// Yields for each line of a file the fingerprint that code scanning services know an alert by.
///
/// Of the file in UTF-16 units, spaces and tabs left out and every line break one line feed, a hash
/// over the 100 units from the line's start on, as 64 bits in hex; then how often it has occurred.
/// It changes with the code below, so it is no identity for a record.
package func lineHashes(of bytes: [UInt8]) -> [String] {
  let (units, starts) = keptUnits(of: bytes)
  var seen: [UInt64: Int] = [:]
  return starts.map { start in
    var hash: UInt64 = 0
    for index in start..<start + 100 {
      hash = hash &* 37 &+ UInt64(index < units.count ? units[index] : 0)
    }
    seen[hash, default: 0] += 1
    return String(hash, radix: 16) + ":\(seen[hash, default: 1])"
  }
}

/// The units that count with a mark of the end, and where each line starts among them.
private func keptUnits(of bytes: [UInt8]) -> (units: [UInt16], starts: [Int]) {
  var units: [UInt16] = []
  units.reserveCapacity(bytes.count + 1)
  var starts = [0]
  var followsReturn = false
  for unit in String(decoding: bytes, as: UTF8.self).utf16 {
    switch unit {
    case 0x20, 0x09: break
    case 0x0A where followsReturn: break
    case 0x0A, 0x0D:
      units.append(0x0A)
      starts.append(units.count)
    default: units.append(unit)
    }
    followsReturn = unit == 0x0D
  }
  units.append(0xFFFF)
  return (units, starts)
}
