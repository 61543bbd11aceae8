import Foundation

/// Times `diratchet` beside what a user would run instead, on one tree, warm, in turns.
///
///     Bench path/to/diratchet
///
/// `BENCH_TREE` names another tree than the generated one. Prints ratios of medians.
@main
enum Bench {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      print("usage: Bench DIRATCHET")
      return
    }
    let tool = URL(filePath: CommandLine.arguments[1]).path(percentEncoded: false)
    let large = try tree(files: 20_000, at: ProcessInfo.processInfo.environment["BENCH_TREE"])
    compare(large.path(percentEncoded: false), [check(large, tool: tool)] + peers(in: large))
    let small = try tree(files: 50, at: nil)
    let status = Command(name: "git status", program: "git", script: "git status", folder: small)
    compare("a project of 50 files", [check(small, tool: tool), status])
  }

  /// The tree to measure, with a baseline beside it; written on first use and kept for the next.
  private static func tree(files: Int, at path: String?) throws -> URL {
    if let path { return URL(filePath: path) }
    let folder = FileManager.default.temporaryDirectory.appending(path: "diratchet-bench-\(files)")
    let marker = folder.appending(path: ".complete-2")
    guard !FileManager.default.fileExists(atPath: marker.path(percentEncoded: false)) else {
      return folder
    }
    print("writing \(files) files to \(folder.path(percentEncoded: false))")
    try? FileManager.default.removeItem(at: folder)
    try Tree(files: files).write(to: folder)
    let setUp =
      "git init -q . && git add . && "
      + "git -c user.name=bench -c user.email=bench@example.com commit -q -m tree"
    _ = Command(name: "git", program: "git", script: setUp, folder: folder).measure()
    try Data().write(to: marker)
    return folder
  }

  /// The gate with a baseline of its own, so that it has something to compare with.
  private static func check(_ folder: URL, tool: String) -> Command {
    let baseline = "\(NSTemporaryDirectory())/diratchet-bench.\(folder.lastPathComponent).json"
    let freeze = "rm -f \(baseline); \(tool) baseline init --baseline \(baseline)"
    _ = Command(name: "freeze", program: tool, script: freeze, folder: folder).measure()
    return Command(
      name: "diratchet check", program: tool, script: "\(tool) check --baseline \(baseline)",
      folder: folder)
  }

  private static func peers(in folder: URL) -> [Command] {
    let shapes = #"\.resolve\(|@Injected|Container\.shared|static let shared|@EnvironmentObject"#
    let all = [
      ("rg -c", "rg", "rg -c -g '*.swift' '\(shapes)'"),
      ("git grep -c", "git", "git grep -cE '\(shapes)' -- '*.swift'"),
      ("grep | grep -v | wc", "grep", "grep -rnE '\(shapes)' . | grep -v /Composition/ | wc -l"),
    ]
    return all.map { Command(name: $0.0, program: $0.1, script: $0.2, folder: folder) }
  }

  /// Prints how long each command takes, in multiples of the first one's time.
  private static func compare(_ title: String, _ commands: [Command]) {
    print("\n\(title)")
    for command in commands where !command.isInstalled {
      print("  \(command.program) is not installed: \(command.name) is left out")
    }
    let installed = commands.filter(\.isInstalled)
    let times = medians(of: installed, rounds: 5)
    for (command, time) in zip(installed, times) {
      let name = command.name.padding(toLength: 22, withPad: " ", startingAt: 0)
      print("  \(name) \(String(format: "%8.3f s  %6.2f x", time, time / times[0]))")
    }
  }
}
