import LintReporting

/// One form that a result is to be written in, and where to.
struct OutputRequest: Sendable, Equatable {
  var format: RunFormat
  var destination: Destination

  enum Destination: Sendable, Equatable {
    case standardOutput
    case file(String)
    /// A file that other steps of a job write to as well.
    case shared(String)
  }

  /// What a call asks for: its flags first, then what the service that runs the program reads.
  static func requests(of invocation: Invocation) throws(UsageError) -> [OutputRequest] {
    let service = ServiceOutput(invocation.terminal.environment)
    var requests = [main(of: invocation, service)]
    for words in invocation.arguments.values(of: .report) {
      requests.append(try OutputRequest(words, service))
    }
    if !invocation.arguments.has(.format) { requests += service.requests }
    return requests
  }

  private static func main(of invocation: Invocation, _ service: ServiceOutput) -> OutputRequest {
    let named = invocation.arguments.value(of: .format).flatMap(RunFormat.init)
    return OutputRequest(
      format: named ?? service.format,
      destination: invocation.arguments.value(of: .output).map(service.destination)
        ?? .standardOutput)
  }

  private init(format: RunFormat, destination: Destination) {
    self.format = format
    self.destination = destination
  }

  /// From `F=PATH`; without a path, or with `-`, it goes to the standard output.
  private init(_ words: String, _ service: ServiceOutput) throws(UsageError) {
    let parts = words.split(separator: "=", maxSplits: 1).map(String.init)
    guard let format = parts.first.flatMap(RunFormat.init) else {
      throw .noChoice(
        flag: Flag.report.spelling, value: parts.first ?? "",
        choices: RunFormat.allCases.map(\.rawValue))
    }
    let path = parts.count > 1 ? parts[1] : "-"
    self.init(format: format, destination: service.destination(of: path))
  }

  /// What a service makes of output when nobody names a form.
  private struct ServiceOutput {
    let variable: (String) -> String?

    init(_ environment: @escaping (String) -> String?) {
      variable = { name in environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    }

    private var isXcode: Bool { variable("XCODE_VERSION_ACTUAL") != nil }

    var format: RunFormat { isXcode ? .xcode : .text }

    /// On GitHub: annotations, and the summary of the job.
    var requests: [OutputRequest] {
      guard !isXcode, variable("GITHUB_ACTIONS") == "true" else { return [] }
      let summary = variable("GITHUB_STEP_SUMMARY").map {
        OutputRequest(format: .markdown, destination: .shared($0))
      }
      return [OutputRequest(format: .github, destination: .standardOutput)]
        + [summary].compactMap { $0 }
    }

    func destination(of path: String) -> Destination {
      if path == "-" { return .standardOutput }
      let shared = ["GITHUB_STEP_SUMMARY", "GITHUB_OUTPUT"].compactMap(variable)
      return shared.contains(path) ? .shared(path) : .file(path)
    }
  }
}

extension Reply {
  /// Adds a text that goes to a place.
  mutating func add(_ text: String, to destination: OutputRequest.Destination) {
    switch destination {
    case .standardOutput: result += text
    case .file(let path): files.append(Output(path: path, text: text))
    case .shared(let path): files.append(Output(path: path, text: text, isAppended: true))
    }
  }
}
