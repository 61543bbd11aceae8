/// A program that was started, with pipes to its input and from its output.
struct ChildProcess: Sendable {
  var identifier: Int32
  /// Writable.
  var input: Int32
  /// Readable.
  var output: Int32
}

/// What a program wrote, and how it ended.
package struct ProcessResult: Sendable, Equatable {
  package var output: [UInt8]
  package var status: Int32
}

extension System {
  /// Runs a program to its end, without input; its error output is dropped.
  package static func run(
    _ program: String, _ arguments: [String], environment: [String] = System.environmentEntries
  ) throws(SystemError) -> ProcessResult {
    let process = try start(program, arguments, environment: environment)
    closeDescriptor(process.input)
    let output = Result { () throws(SystemError) in try readAll(process.output) }
    closeDescriptor(process.output)
    let status = wait(for: process)
    return ProcessResult(output: try output.get(), status: status)
  }
}
