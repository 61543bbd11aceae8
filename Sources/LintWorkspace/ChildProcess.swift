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
  /// Runs a program to its end, without input.
  package static func run(
    _ program: String, _ arguments: [String], environment: [String] = System.environmentEntries
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
    closeDescriptor(process.input)
    defer { closeDescriptor(process.output) }
    // One pipe could fill up while only the other is read.
    let texts = mapInParallel([process.output, errors.reading], threads: 2) { descriptor in
      Result { () throws(SystemError) in try readAll(descriptor) }
    }
    let status = wait(for: process)
    return ProcessResult(output: try texts[0].get(), errors: try texts[1].get(), status: status)
  }
}
