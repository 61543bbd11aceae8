import Foundation

/// A shell command that is timed.
struct Command {
  let name: String
  /// What must succeed for the command to be measured: `command -v rg`.
  let requirement: String
  let script: String
  let folder: URL
  /// How many times the work of the script the others do; more than 1 for what is measured on a
  /// sample because it would take too long.
  var share = 1.0

  init(_ name: String, needs requirement: String, _ script: String, in folder: URL) {
    self.name = name
    self.requirement = requirement
    self.script = script
    self.folder = folder
  }

  /// What one run takes.
  struct Cost {
    /// Wall time.
    var seconds: Double
    /// The most memory that a process of the command held at once, in MiB.
    var memory: Double
  }

  var isInstalled: Bool { (try? run(requirement))?.status == 0 }

  /// The cost of one run, for as much work as the others do.
  func measure() throws -> Cost {
    let clock = ContinuousClock()
    var memory = 0.0
    let elapsed = try clock.measure { memory = try run(script).memory }
    return Cost(seconds: elapsed / .seconds(1) * share, memory: memory)
  }

  private func run(_ script: String) throws -> (status: Int32, memory: Double) {
    let line = "cd '\(folder.path(percentEncoded: false))' && { \(script); } >/dev/null 2>&1"
    let words: [String] = ["/bin/sh", "-c", line]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { word in strdup(word) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    guard posix_spawn(&process, "/bin/sh", nil, nil, &arguments, environ) == 0 else {
      throw CocoaError(.executableLoad)
    }
    var (status, usage) = (Int32(0), rusage())
    guard wait4(process, &status, 0, &usage) == process else { throw CocoaError(.executableLoad) }
    return (status, Double(usage.ru_maxrss) / memoryUnitsInMiB)
  }
}

#if canImport(Darwin)
  /// Bytes.
  private let memoryUnitsInMiB = 1_048_576.0
#else
  /// Kibibytes.
  private let memoryUnitsInMiB = 1_024.0
#endif

/// The median costs of some commands, run by turns so that a busy moment hits them all.
func medians(of commands: [Command], rounds: Int) throws -> [Command.Cost] {
  for command in commands { _ = try command.measure() }
  var costs = [[Command.Cost]](repeating: [], count: commands.count)
  for _ in 0..<rounds {
    for (index, command) in commands.enumerated() { costs[index].append(try command.measure()) }
  }
  return costs.map { $0.sorted { $0.seconds < $1.seconds }[rounds / 2] }
}
