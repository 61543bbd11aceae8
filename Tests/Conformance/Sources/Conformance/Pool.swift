import Foundation

/// The answer for one file, or that the reference gave none.
enum Answer {
  case compared(pieces: Int, hasReferenceErrors: Bool, difference: String?, shapes: [String])
  case gaveUp
}

/// A worker process, replaced when it crashes or takes too long over a file.
struct WorkerProcess {
  private let seconds: Int32
  private var process = Process()
  private var input = Pipe()
  private var output = Pipe()

  init(seconds: Int32) throws {
    self.seconds = seconds
    try start()
  }

  private mutating func start() throws {
    process = Process()
    input = Pipe()
    output = Pipe()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["--worker"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  mutating func answer(for path: String) throws -> Answer {
    try input.fileHandleForWriting.write(contentsOf: Data("\(path)\n".utf8))
    guard let line = readLine() else {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
      try start()
      return .gaveUp
    }
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 4 else { return .gaveUp }
    return .compared(
      pieces: Int(fields[0]) ?? 0, hasReferenceErrors: fields[1] == "errors",
      difference: fields[2].isEmpty ? nil : String(fields[2]),
      shapes: fields[3].split(separator: " ").map(String.init))
  }

  func stop() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// The next line of output; nil when the time is over or the process has died.
  private func readLine() -> String? {
    var line = Data()
    let handle = output.fileHandleForReading
    let deadline = Date().addingTimeInterval(Double(seconds))
    while line.last != UInt8(ascii: "\n") {
      var poll = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let rest = Int32(max(0, deadline.timeIntervalSinceNow * 1000))
      guard Foundation.poll(&poll, 1, rest) > 0 else { return nil }
      let data = handle.availableData
      guard !data.isEmpty else { return nil }
      line += data
    }
    return String(decoding: line.dropLast(), as: UTF8.self)
  }
}
