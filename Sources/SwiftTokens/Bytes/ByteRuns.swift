/// Sixteen bytes that are compared at once.
typealias ByteVector = SIMD16<UInt8>
typealias ByteVectorMask = SIMDMask<SIMD16<Int8>>

extension [UInt8] {
  /// Sixteen bytes from an offset on; zeros stand for what lies behind the end.
  @inline(__always)
  func vector(at offset: Int) -> ByteVector {
    // Safe: all sixteen bytes lie inside of the array.
    if offset + ByteVector.scalarCount <= count {
      return withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: ByteVector.self) }
    }
    var rest = ByteVector()
    for lane in 0..<Swift.max(0, count - offset) { rest[lane] = self[offset + lane] }
    return rest
  }

  /// The first offset, at `start` or after it, whose byte a test of sixteen bytes singles out; the
  /// number of bytes if there is none.
  @inline(__always)
  func firstOffset(from start: Int, where isWanted: (ByteVector) -> ByteVectorMask) -> Int {
    var offset = start
    while offset < count {
      let lane = isWanted(vector(at: offset)).firstLane
      if lane < ByteVector.scalarCount { return Swift.min(count, offset + lane) }
      offset += ByteVector.scalarCount
    }
    return count
  }
}

extension SIMDMask<SIMD16<Int8>> {
  /// The first lane that is set, sixteen if none is.
  @inline(__always)
  var firstLane: Int {
    // Safe: both are sixteen bytes without padding, and a set lane is all ones.
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    let low = UInt64(littleEndian: halves[0])
    if low != 0 { return low.trailingZeroBitCount / 8 }
    return 8 + UInt64(littleEndian: halves[1]).trailingZeroBitCount / 8
  }
}

extension ByteVector {
  /// The lanes from `low` on, `count` values of them.
  @inline(__always)
  func lies(from low: UInt8, count: UInt8) -> ByteVectorMask {
    self &- ByteVector(repeating: low) .< ByteVector(repeating: count)
  }

  @inline(__always)
  func equals(_ byte: UInt8) -> ByteVectorMask {
    self .== ByteVector(repeating: byte)
  }

  @inline(__always)
  var isLineBreak: ByteVectorMask {
    equals(UInt8(ascii: "\n")) .| equals(UInt8(ascii: "\r"))
  }

  /// The lanes that hold no letter, digit, `_` or `$`.
  @inline(__always)
  var isNoIdentifier: ByteVectorMask {
    let isLetter = (self | ByteVector(repeating: 0x20)).lies(from: UInt8(ascii: "a"), count: 26)
    let isDigit = lies(from: UInt8(ascii: "0"), count: 10)
    return .!(isLetter .| isDigit .| equals(UInt8(ascii: "_")) .| equals(UInt8(ascii: "$")))
  }

  /// The first lanes, up to fifteen of them, as two numbers; zeros stand for the others.
  @inline(__always)
  func key(ofFirst count: Int) -> ByteKey {
    // Safe: both are sixteen bytes without padding.
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    let (low, high) = (UInt64(littleEndian: halves[0]), UInt64(littleEndian: halves[1]))
    return count < 8
      ? ByteKey(low: low & (1 &<< UInt64(8 * count) &- 1), high: 0)
      : ByteKey(low: low, high: high & (1 &<< UInt64(8 * (count - 8)) &- 1))
  }
}

/// Up to fifteen bytes as two numbers.
struct ByteKey: Equatable {
  var low: UInt64 = 0
  var high: UInt64 = 0
}
