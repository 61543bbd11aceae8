extension System {
  /// Everything that a file, a FIFO or a device yields, such as `/dev/stdin`.
  package static func readStream(_ path: String) throws(SystemError) -> [UInt8] {
    let descriptor = try openFile(path, for: .streaming)
    defer { closeDescriptor(descriptor) }
    return try readAll(descriptor)
  }

  /// Everything up to the end of an open descriptor, such as 0, the standard input.
  package static func readAll(
    _ descriptor: Int32, expecting count: Int = 65_535
  ) throws(SystemError) -> [UInt8] {
    // One byte more than expected is asked for, to see the end without another call.
    var bytes = try readChunk(descriptor, upTo: count + 1)
    var isAtEnd = bytes.count <= count
    while !isAtEnd {
      let more = try readChunk(descriptor, upTo: 1 << 18)
      bytes += more
      isAtEnd = more.count < 1 << 18
    }
    return bytes
  }

  /// Reads until that many bytes came or the input ended.
  static func readChunk(_ descriptor: Int32, upTo limit: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { space, count in
      // Only the `count` bytes that were read are ever seen: the rest of the space stays unused.
      do throws(SystemError) {
        while count < limit {
          let rest = UnsafeMutableBufferPointer(rebasing: space[count..<limit])
          let received = try readSome(descriptor, into: rest)
          if received == 0 { return }
          count += received
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// What can be read without waiting for more than the first byte; empty at the end.
  static func readAvailable(_ descriptor: Int32) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { space, count in
      do throws(SystemError) {
        count = try readSome(descriptor, into: space)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes all bytes to an open descriptor (1 is the output, 2 the error output).
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty { rest = rest.dropFirst(try writeSome(rest, to: descriptor)) }
  }
}
