/// A program that was started, with pipes to its input and from its output.
struct ChildProcess: Sendable {
  var identifier: Int32
  /// Writable.
  var input: Int32
  /// Readable.
  var output: Int32
}
