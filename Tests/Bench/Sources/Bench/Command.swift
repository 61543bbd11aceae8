import Foundation

/// A shell command that is timed.
struct Command {
  let name: String
  /// The program that must be installed for it.
  let program: String
  let script: String
  let folder: URL

  var isInstalled: Bool { run("command -v \(program)") == 0 }

  /// The wall time of one run, in seconds.
  func measure() -> Double {
    let clock = ContinuousClock()
    let elapsed = clock.measure { _ = run(script) }
    return elapsed / .seconds(1)
  }

  private func run(_ script: String) -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return 127 }
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// The median times of some commands, run by turns so that a busy moment hits them all.
func medians(of commands: [Command], rounds: Int) -> [Double] {
  for command in commands { _ = command.measure() }
  var times = [[Double]](repeating: [], count: commands.count)
  for _ in 0..<rounds {
    for (index, command) in commands.enumerated() { times[index].append(command.measure()) }
  }
  return times.map { $0.sorted()[rounds / 2] }
}
