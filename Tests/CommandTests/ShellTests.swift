import Foundation
import Testing

/// What shells and `man` are given, read by the shells themselves where they are installed.
struct ShellTests {
  private static func program(_ name: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private static let calls: [(words: [String], offered: [String])] = [
    (["ch"], ["check"]),
    (["baseline", "t"], ["tighten"]),
    (["check", "--fro"], ["--frozen"]),
    (["check", "Sources", "--fro"], ["--frozen"]),
    (["report", "--format", "h"], ["html"]),
    (["check", "--format", "sw"], ["swiftlint-json"]),
    (["check", "--report", "ch"], ["checkstyle"]),
    (["check", "So"], ["Sources"]),
    (["baseline", "accept", "--rea"], ["--reason"]),
    (["baseline", "accept", "--rule", "god"], ["god_container"]),
    (["check", "--only", "environment_o"], ["environment_object"]),
    (["scan", "--skip", "god_container,environment_o"], ["god_container,environment_object"]),
    (["explain", "environment_o"], ["environment_object"]),
    (["history", "--every", "we"], ["week"]),
    (["completions", "zs"], ["zsh"]),
    (["help", "voc"], ["vocabulary"]),
  ]

  @Test(
    "bash completes commands, their second words, flags, values and files",
    arguments: calls + [
      (["--fro"], ["--frozen"]),
      (["check", "--format", "=", "sw"], ["swiftlint-json"]),
      (["check", "--color", "="], ["auto", "always", "never"]),
    ])
  func bash(words: [String], offered: [String]) throws {
    let call = words.map { "'\($0)'" }.joined(separator: " ")
    let answer = try Self.answer(
      of: "bash",
      """
      source ./script
      COMP_WORDS=(diratchet \(call)); COMP_CWORD=\(words.count)
      _diratchet; printf '%s\\n' "${COMPREPLY[@]}"
      """)
    if let answer { #expect(answer == offered) }
  }

  @Test("fish completes what bash does", arguments: calls)
  func fish(words: [String], offered: [String]) throws {
    let answer = try Self.answer(
      of: "fish",
      "source ./script; complete -C 'diratchet \(words.joined(separator: " "))'")
    // A folder ends in a slash, and a description follows a tab.
    let plain = answer?.map { String($0.prefix { $0 != "\t" && $0 != "/" }) }
    if let plain { #expect(plain == offered) }
  }

  /// The lines that a shell prints beside the program's completions, in a folder that holds
  /// `Sources`; nil where there is no such shell.
  private static func answer(of shell: String, _ commands: String) throws -> [String]? {
    guard let executable = program(shell) else { return nil }
    let project = try Project(["Sources/A.swift": ""])
    try project.write("script", try project.run("completions", shell).output)
    let outcome = try Program.run(
      executable: executable, ["-c", commands], in: project.folder)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map(String.init)
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
