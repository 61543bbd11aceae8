extension Workspace {
  /// The files of CI systems and build scripts that run the gate, relative to the top of the
  /// repository, sorted.
  ///
  /// That none is found does not mean that nothing runs it: CI systems may keep steps elsewhere.
  package func findGateFiles() -> [String] {
    findGateCalls().map(\.file).reduce(into: []) { files, file in
      if files.last != file { files.append(file) }
    }
  }

  /// The lines of those files that run the gate, by file and line.
  package func findGateCalls() -> [GateCall] {
    let top = gitTop ?? root
    let listed = ciFolders.flatMap { folder in entries(of: folder, below: top) }
    let actions = entries(of: ".github/actions", below: top).flatMap { folder in
      ["\(folder)/action.yml", "\(folder)/action.yaml"]
    }
    return (ciFiles + listed + actions).sorted(by: Paths.precede).flatMap { path in
      guard let bytes = try? System.read(Paths.join(top, path)) else { return [GateCall]() }
      return gateCalls(in: bytes, of: path)
    }
  }

  private func entries(of folder: String, below top: String) -> [String] {
    ((try? System.entries(of: Paths.join(top, folder))) ?? []).map { "\(folder)/\($0.name)" }
  }
}

/// A line of a CI system's file, or of a build script, that runs the gate.
package struct GateCall: Sendable, Equatable {
  /// Relative to the top of the repository.
  package var file: String
  /// 1-based.
  package var line: Int
  /// The line without the white space around it.
  package var text: String
  /// How many commits the clone holds that the call judges; nil for all of them, or if the file
  /// does not tell.
  package var clonedCommits: Int?

  package init(file: String, line: Int, text: String, clonedCommits: Int? = nil) {
    self.file = file
    self.line = line
    self.text = text
    self.clonedCommits = clonedCommits
  }

  /// Whose file it is, as people call it.
  package var service: String { CISystem(of: file)?.name ?? "script" }

  /// What makes a clone hold every commit, in the words of the service; nil if it is not known.
  package var fullClone: String? { CISystem(of: file)?.fullClone }

  /// Whether the line is one that cannot fail, whatever the gate says.
  package var cannotFail: Bool {
    let words = text.split(separator: " ")
    return words.contains("--exit-zero")
      || zip(words, words.dropFirst()).contains { word, next in
        word == "||" && (next == "true" || next == ":")
      }
  }

  /// The base that the line names; nil if it names none.
  package var base: String? {
    let words = text.split { " =\"'".contains($0) }
    return words.firstIndex(of: "--base").flatMap { index in
      index + 1 < words.count ? String(words[index + 1]) : nil
    }
  }
}

/// Where CI systems, Xcode Cloud and home-made scripts keep several files.
private let ciFolders = [
  ".github/workflows", ".gitlab", ".gitlab/ci", ".azure-pipelines", "azure-pipelines",
  "ci_scripts", ".ci", "scripts", "Scripts", "ci",
]

private let ciFiles = [
  ".gitlab-ci.yml", "bitrise.yml", "bitbucket-pipelines.yml", "azure-pipelines.yml",
  ".circleci/config.yml", "Jenkinsfile", "fastlane/Fastfile", "Fastfile", "Makefile", "Dangerfile",
  ".travis.yml", "codemagic.yaml",
]

/// The lines that call the program for `check`, which is also what it does when no command is
/// named; comments and the names of steps are no calls.
func gateCalls(in bytes: [UInt8], of file: String) -> [GateCall] {
  let text = String(decoding: bytes, as: UTF8.self)
  // Most of them have nothing to do with it.
  guard text.lowercased().contains("diratchet") else { return [] }
  let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  let service = CISystem(of: file)
  return lines.indices.filter { runsGate(lines[$0]) }.map { index in
    GateCall(
      file: file, line: index + 1, text: trimmed(lines[index]),
      clonedCommits: service?.clonedCommits(for: index, of: lines))
  }
}

private func runsGate(_ line: Substring) -> Bool {
  let first = trimmed(line).split(separator: " ").first { $0 != "-" } ?? ""
  if first.hasPrefix("#") || first.hasPrefix("//") || first == "name:" { return false }
  return line.lowercased().split { ";&|".contains($0) }.contains { command in
    let words = command.split { " \t\"'()$,[]".contains($0) }
    return words.indices.contains { callsGate(words[..<$0], words[$0], words[($0 + 1)...]) }
  }
}

/// Whether a word of a command calls the program, going by what stands before and after it.
private func callsGate(
  _ before: ArraySlice<Substring>, _ word: Substring, _ rest: ArraySlice<Substring>
) -> Bool {
  guard let name = word.split(separator: "/").last,
    name == "diratchet" || name.hasPrefix("diratchet@")
  else { return false }
  // What installs it does not run it, and what is only called by its name does not either.
  let last = before.last ?? "-"
  if ["install", "add", "clone", "which"].contains(last) { return false }
  if last.hasSuffix(":"), !leadingWords.contains(last) { return false }
  if rest.first == "check" { return true }
  // Without a command it must be the first word itself, or be what another program is to run.
  let isFirst = leadingWords.contains(last) || before.contains { $0 == "run" || $0 == "exec" }
  return isFirst && rest.first?.hasPrefix("-") ?? true
}

/// What may stand before the first word of a command.
private let leadingWords: Set<Substring> = [
  "-", "run:", "uses:", "script:", "sh", "then", "do", "else", "if", "!", "time", "@",
]

/// The text without the white space around it.
func trimmed(_ line: Substring) -> String {
  let start = line.drop { $0.isWhitespace }
  let end = start.lastIndex { !$0.isWhitespace }
  return end.map { String(start[...$0]) } ?? ""
}
