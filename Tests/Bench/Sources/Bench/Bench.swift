import Foundation

/// Times `diratchet` beside what a user would run instead, on one tree, warm, in turns.
///
///     Bench path/to/diratchet
///
/// `BENCH_TREE` names another tree than the generated one; nothing is written there. Prints medians
/// and how many times as long as each peer the program takes.
@main
enum Bench {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      print("usage: Bench DIRATCHET")
      return
    }
    let tool = URL(filePath: CommandLine.arguments[1]).path(percentEncoded: false)
    let given = ProcessInfo.processInfo.environment["BENCH_TREE"].map { URL(filePath: $0) }
    let large = try given ?? generated(files: 20_000)
    let check = try check(in: large, tool)
    try compare("check, in \(large.lastPathComponent)", check, with: searches(in: large), rounds: 5)
    let report = Command("report", needs: "true", "\(tool) report", in: large)
    try compare("report", report, with: parsers(in: large), rounds: 3)
    try compareSmallProject(tool)
    if given == nil { try growth(check, tool) }
  }

  /// The generated tree, written on first use and kept for the next.
  private static func generated(files: Int) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "diratchet-bench-\(files)")
    let marker = folder.appending(path: ".complete-3")
    guard !FileManager.default.fileExists(atPath: marker.path(percentEncoded: false)) else {
      return folder
    }
    print("writing \(files) files to \(folder.path(percentEncoded: false))")
    try? FileManager.default.removeItem(at: folder)
    try Tree(files: files).write(to: folder)
    let setUp =
      "git init -q . && git add . && "
      + "git -c user.name=bench -c user.email=bench@example.com commit -q -m tree"
    _ = try Command("git", needs: "true", setUp, in: folder).measure()
    try Data().write(to: marker)
    return folder
  }

  /// The gate with a baseline of its own, so that it has something to compare with.
  private static func check(in folder: URL, _ tool: String) throws -> Command {
    let name = "diratchet-bench.\(folder.lastPathComponent).json"
    let baseline = FileManager.default.temporaryDirectory.appending(path: name)
      .path(percentEncoded: false)
    let freeze = "rm -f '\(baseline)'; \(tool) baseline init --baseline '\(baseline)'"
    _ = try Command("freeze", needs: "true", freeze, in: folder).measure()
    return Command("check", needs: "true", "\(tool) check --baseline '\(baseline)'", in: folder)
  }

  private static let shapes =
    #"\.resolve\(|@Injected|Container\.shared|static let shared|@EnvironmentObject"#

  private static func ripgrep(in folder: URL) -> Command {
    Command("rg -c", needs: "command -v rg", "rg -c -g '*.swift' '\(shapes)'", in: folder)
  }

  private static func searches(in folder: URL) -> [Command] {
    [
      ripgrep(in: folder),
      Command(
        "git grep -c", needs: "git rev-parse --git-dir",
        "git grep -cE '\(shapes)' -- '*.swift'", in: folder),
      Command(
        "grep | grep -v | wc", needs: "command -v grep",
        "grep -rnE --include='*.swift' '\(shapes)' . | grep -v /Composition/ | wc -l", in: folder),
    ]
  }

  /// Peers that parse; those that would take minutes get one file in fifty.
  private static func parsers(in folder: URL) -> [Command] {
    var format = Command(
      "swift format lint, 1/50", needs: "swift format --version",
      "find . -name '*.swift' | sort | awk 'NR % 50 == 1' | xargs swift format lint --parallel",
      in: folder)
    format.share = 50
    let pattern = "ast-grep run --lang swift --pattern '$A.resolve($B)' ."
    return [
      ripgrep(in: folder),
      Command("ast-grep run", needs: "command -v ast-grep", pattern, in: folder), format,
    ]
  }

  private static func compareSmallProject(_ tool: String) throws {
    let small = try generated(files: 50)
    let status = Command("git status", needs: "command -v git", "git status", in: small)
    let check = try check(in: small, tool)
    try compare("check, in a project of 50 files", check, with: [status], rounds: 21)
  }

  /// What a tree of twice the size costs.
  private static func growth(_ whole: Command, _ tool: String) throws {
    let half = try check(in: generated(files: 10_000), tool)
    let costs = try medians(of: [half, whole], rounds: 5)
    let time = costs[1].seconds / costs[0].seconds
    let memory = costs[1].memory / costs[0].memory
    print("\ntwice the files: \(text(time)) x the time, \(text(memory)) x the memory")
  }

  /// Prints what each command costs, and how many times a peer's time the program takes.
  private static func compare(
    _ title: String, _ own: Command, with peers: [Command], rounds: Int
  ) throws {
    print("\n\(title)")
    for peer in peers where !peer.isInstalled { print("  \(peer.name) is left out: not installed") }
    let installed = peers.filter(\.isInstalled)
    let costs = try medians(of: [own] + installed, rounds: rounds)
    print(row(own.name, costs[0]))
    for (peer, cost) in zip(installed, costs.dropFirst()) {
      print("\(row(peer.name, cost))  \(own.name) takes \(text(costs[0].seconds / cost.seconds)) x")
    }
  }

  private static func row(_ name: String, _ cost: Command.Cost) -> String {
    let name = name.padding(toLength: 24, withPad: " ", startingAt: 0)
    return "  \(name) \(String(format: "%9.3f s %6.0f MiB", cost.seconds, cost.memory))"
  }

  private static func text(_ ratio: Double) -> String {
    String(format: ratio < 0.1 ? "%.4f" : "%.2f", ratio)
  }
}
