import Foundation
import Testing

/// What shells and `man` are given, read by the shells themselves where they are installed.
struct ShellTests {
  private static func program(_ name: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// What bash offers for a call whose last word is not finished.
  private static func completions(of words: String...) throws -> [String]? {
    guard let bash = program("bash") else { return nil }
    let project = try Project(["Sources/A.swift": ""])
    try project.write("c.bash", try project.run("completions", "bash").output)
    let call = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      source ./c.bash
      COMP_WORDS=(diratchet \(call)); COMP_CWORD=\(words.count)
      _diratchet; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let outcome = try Program.run(executable: bash, ["-c", script], in: project.folder)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test(
    "bash completes commands, their second words, flags, choices and files",
    arguments: [
      (["ch"], ["check"]),
      (["baseline", "t"], ["tighten"]),
      (["check", "--fro"], ["--frozen"]),
      (["check", "Sources", "--fro"], ["--frozen"]),
      (["--fro"], ["--frozen"]),
      (["report", "--format", "h"], ["html"]),
      (["check", "--format", "sw"], ["swiftlint-json"]),
      (["check", "So"], ["Sources"]),
      (["baseline", "accept", "--rea"], ["--reason"]),
    ])
  func bash(words: [String], expected: [String]) throws {
    let offered =
      switch words.count {
      case 1: try Self.completions(of: words[0])
      case 2: try Self.completions(of: words[0], words[1])
      default: try Self.completions(of: words[0], words[1], words[2])
      }
    if let offered { #expect(offered == expected) }
  }

  @Test("every shell gets every command and flag", arguments: ["bash", "zsh", "fish"])
  func everything(shell: String) throws {
    let project = try Project()
    let script = try project.run("completions", shell).output
    for word in ["check", "tighten", "no-baseline", "swiftlint-json", "allow-collapse"] {
      #expect(script.contains(word))
    }
    guard let program = Self.program(shell) else { return }
    try project.write("script", script)
    let outcome = try Program.run(executable: program, ["-n", "script"], in: project.folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test("an unknown shell is exit 2 with the known ones")
  func unknownShell() throws {
    let outcome = try Project().run("completions", "tcsh")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("`bash`, `zsh`, `fish`"))
  }

  @Test("the manual page has a part for every command, and no line that roff would obey")
  func manual() throws {
    let page = try Project().run("man").output
    #expect(page.hasPrefix(".TH DIRATCHET 1"))
    #expect(page.contains(".SS baseline tighten\n"))
    let requests = [
      ".TH", ".SH", ".SS", ".TP", ".PP", ".nf", ".fi", ".B", ".BR", ".I", ".IR", ".RI",
    ]
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
  }
}
