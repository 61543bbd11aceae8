/// Sixteen bytes that are compared at once.
typealias ByteVector = SIMD16<UInt8>
typealias ByteVectorMask = SIMDMask<SIMD16<Int8>>

extension [UInt8] {
  /// The first offset, at `start` or after it, whose byte a test of sixteen bytes singles out; the
  /// number of bytes if there is none.
  @inline(__always)
  func firstOffset(from start: Int, where isWanted: (ByteVector) -> ByteVectorMask) -> Int {
    let width = ByteVector.scalarCount
    var offset = start
    while offset + width <= count {
      // Safe: the loop's condition keeps all sixteen bytes inside of the array.
      let vector = withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: ByteVector.self) }
      let lane = firstLane(of: isWanted(vector))
      if lane < width { return offset + lane }
      offset += width
    }
    var rest = ByteVector()
    for lane in 0..<Swift.max(0, count - offset) { rest[lane] = self[offset + lane] }
    return Swift.min(count, offset + firstLane(of: isWanted(rest)))
  }
}

/// The first lane that is set, sixteen if none is.
@inline(__always)
private func firstLane(of mask: ByteVectorMask) -> Int {
  // Safe: both are sixteen bytes without padding, and a set lane is all ones.
  let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
  let low = UInt64(littleEndian: halves[0])
  if low != 0 { return low.trailingZeroBitCount / 8 }
  return 8 + UInt64(littleEndian: halves[1]).trailingZeroBitCount / 8
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
}
