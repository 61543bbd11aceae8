extension Workspace {
  /// The files of CI systems and build scripts that run the gate, relative to the top of the
  /// repository, sorted.
  ///
  /// That none is found does not mean that nothing runs it: CI systems may keep steps elsewhere.
  package func findGateFiles() -> [String] {
    let top = gitTop ?? root
    let listed = ciFolders.flatMap { folder in
      ((try? System.entries(of: Paths.join(top, folder))) ?? []).map { "\(folder)/\($0.name)" }
    }
    return (ciFiles + listed).filter { path in
      guard let bytes = try? System.read(Paths.join(top, path)) else { return false }
      return runsGate(bytes)
    }.sorted(by: Paths.precede)
  }
}

/// Where GitHub, Xcode Cloud and home-made scripts keep several files.
private let ciFolders = [".github/workflows", "ci_scripts", ".ci", "scripts", "Scripts", "ci"]

private let ciFiles = [
  ".gitlab-ci.yml", "bitrise.yml", "bitbucket-pipelines.yml", "azure-pipelines.yml",
  ".circleci/config.yml", "Jenkinsfile", "fastlane/Fastfile", "Fastfile", "Makefile", "Dangerfile",
  ".travis.yml", "codemagic.yaml",
]

/// Whether a line that is no comment calls the program for `check`, which is also what it does when
/// no command is named.
func runsGate(_ bytes: [UInt8]) -> Bool {
  String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).contains { line in
    let words = line.lowercased().split { " \t\"'()$;&|,".contains($0) }
    guard let first = words.first, !first.hasPrefix("#"), !first.hasPrefix("//") else {
      return false
    }
    return words.indices.contains { callsGate(words[...$0], followedBy: words[($0 + 1)...]) }
  }
}

private func callsGate(_ words: ArraySlice<Substring>, followedBy rest: ArraySlice<Substring>)
  -> Bool
{
  guard let name = words.last?.split(separator: "/").last,
    name == "diratchet" || name.hasPrefix("diratchet@")
  else { return false }
  // What installs it does not run it, and what is only called by its name does not either.
  if let before = words.dropLast().last {
    if ["install", "add", "clone", "which"].contains(before) { return false }
    if before.hasSuffix(":"), !["run:", "uses:", "script:"].contains(before) { return false }
  }
  return rest.first.map { $0 == "check" || $0.hasPrefix("-") } ?? true
}
