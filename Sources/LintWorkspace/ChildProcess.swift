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
  package var errors: [UInt8]
  /// The exit status; 128 + n when signal n ended it.
  package var status: Int32
}

extension System {
  /// Runs a program to its end.
  package static func run(
    _ program: String, _ arguments: [String], input: [UInt8] = [],
    environment: [String] = System.environmentEntries
  ) throws(SystemError) -> ProcessResult {
    let errors = try makePipe()
    defer { closeDescriptor(errors.reading) }
    let process: ChildProcess
    do throws(SystemError) {
      process = try start(
        program, arguments, environment: environment, errors: errors.writing)
    } catch {
      closeDescriptor(errors.writing)
      throw error
    }
    closeDescriptor(errors.writing)
    if input.isEmpty { closeDescriptor(process.input) }
    defer { closeDescriptor(process.output) }
    let pipes = [process.output, errors.reading] + (input.isEmpty ? [] : [process.input])
    // One pipe could fill up while only another is served.
    let texts = mapInParallel(pipes, threads: pipes.count) { descriptor in
      Result { () throws(SystemError) in
        guard descriptor == process.input else { return try readAll(descriptor) }
        defer { closeDescriptor(descriptor) }
        try write(input, to: descriptor)
        return []
      }
    }
    let status = wait(for: process)
    return ProcessResult(output: try texts[0].get(), errors: try texts[1].get(), status: status)
  }
}
