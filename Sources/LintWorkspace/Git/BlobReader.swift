/// Reads contents out of the repository through one long-lived `git cat-file --batch`.
package final class BlobReader {
  private let repository: GitRepository
  private var process: ChildProcess
  private var buffer: [UInt8] = []
  /// How many of the buffer's bytes were taken.
  private var taken = 0

  /// How many requests are sent at once: they must fit into a pipe while git waits for its answers
  /// to be read.
  private static let requestsAtOnce = 64

  package init(_ repository: GitRepository) throws(GitProblem) {
    self.repository = repository
    process = try Self.start(in: repository)
  }

  deinit { end() }

  private static func start(in repository: GitRepository) throws(GitProblem) -> ChildProcess {
    let arguments = GitCommand.safeguards(in: repository.top) + ["cat-file", "--batch"]
    do throws(SystemError) {
      let errors = try System.openFile("/dev/null", for: .appending)
      defer { System.closeDescriptor(errors) }
      return try System.start("git", arguments, environment: GitCommand.environment, errors: errors)
    } catch {
      throw .notInstalled(reason: error.reason)
    }
  }

  /// Git ends when its input does.
  private func end() {
    System.closeDescriptor(process.input)
    System.closeDescriptor(process.output)
    _ = System.wait(for: process)
  }

  /// In a clone without all contents git ends at the first that is missing.
  private func restart() throws(GitProblem) {
    end()
    (buffer, taken) = ([], 0)
    process = try Self.start(in: repository)
  }

  /// The contents of blobs, in the order asked for; nil for one that the repository lacks.
  ///
  /// Takes what `git rev-parse` takes as well, `HEAD:path` and `:2:path`, but no line breaks.
  package func contents(of names: [String]) throws(GitProblem) -> [[UInt8]?] {
    var contents: [[UInt8]?] = []
    while contents.count < names.count {
      let next = names[contents.count...].prefix(Self.requestsAtOnce)
      let request = next.map { ($0.contains("\n") ? "" : $0) + "\n" }.joined()
      do throws(SystemError) {
        // If git ended, the answers show which content it was.
        try? System.write(Array(request.utf8), to: process.input)
        for _ in next { contents.append(try takeAnswer()) }
      } catch {
        // Nobody reads what `cat-file` says of errors, so git is asked once more.
        try repository.checkAccess()
        contents.append(nil)
        try restart()
      }
    }
    return contents
  }

  /// The content of one blob; nil if the repository lacks it.
  package func content(of name: String) throws(GitProblem) -> [UInt8]? {
    try contents(of: [name]).first ?? nil
  }

  /// `name blob size`, a line feed, the content and another; or what is wrong on one line.
  private func takeAnswer() throws(SystemError) -> [UInt8]? {
    buffer.removeFirst(taken)
    taken = 0
    let header = String(decoding: try takeLine(), as: UTF8.self).split(separator: " ")
    guard header.count == 3, let size = Int(header[2]) else { return nil }
    let content = try take(size)
    _ = try take(1)
    return header[1] == "blob" ? content : nil
  }

  private func takeLine() throws(SystemError) -> [UInt8] {
    var searched = taken
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { taken = end + 1 }
        return Array(buffer[taken..<end])
      }
      searched = buffer.count
      if try !fill() { throw .unexpectedEnd }
    }
  }

  private func take(_ count: Int) throws(SystemError) -> [UInt8] {
    while buffer.count - taken < count {
      if try !fill() { throw .unexpectedEnd }
    }
    defer { taken += count }
    return Array(buffer[taken..<(taken + count)])
  }

  /// Adds what is there to the buffer; false at the end of the output.
  private func fill() throws(SystemError) -> Bool {
    let more = try System.readAvailable(process.output)
    buffer += more
    return !more.isEmpty
  }
}
