/// A CI system as far as its files say how much history it clones.
struct CISystem: Sendable {
  var name: String
  /// The key that says how many commits are cloned; nil if there is none.
  var depthKey: String?
  /// How many commits are cloned when no key says it; nil for all of them.
  var usualDepth: Int?
  /// What to write to have them all; nil if they are there anyway.
  var fullClone: String?
  /// The step that clones, where each step may say it for itself.
  var cloningStep: String?

  /// Nil for a file that is not known to belong to one.
  init?(of file: String) {
    guard let found = Self.all.first(where: { file.hasPrefix($0.start) }) else { return nil }
    self = found.service
  }

  private init(
    _ name: String, depthKey: String? = nil, usualDepth: Int? = nil, fullClone: String? = nil,
    cloningStep: String? = nil
  ) {
    self.name = name
    self.depthKey = depthKey
    self.usualDepth = usualDepth
    self.fullClone = fullClone
    self.cloningStep = cloningStep
  }

  /// Each service with what its files begin with.
  private static let all: [(start: String, service: CISystem)] = [
    (".github/", gitHub), (".gitlab", gitLab),
    (
      "bitrise.yml",
      CISystem("Bitrise", depthKey: "clone_depth:", fullClone: "`clone_depth: -1`")
    ),
    (
      "bitbucket-pipelines.yml",
      CISystem(
        "Bitbucket Pipelines", depthKey: "depth:", usualDepth: 50,
        fullClone: "`clone: {depth: full}`")
    ),
    ("azure-pipelines", azure), (".azure-pipelines", azure),
    (".circleci/", CISystem("CircleCI")),
    ("Jenkinsfile", CISystem("Jenkins", depthKey: "depth:", fullClone: "`shallow: false`")),
    (
      ".travis.yml",
      CISystem("Travis CI", depthKey: "depth:", usualDepth: 50, fullClone: "`depth: false`")
    ),
    ("codemagic.yaml", CISystem("Codemagic")),
    ("ci_scripts/", CISystem("Xcode Cloud")),
    ("fastlane/", CISystem("fastlane")), ("Fastfile", CISystem("fastlane")),
    ("Dangerfile", CISystem("Danger")), ("Makefile", CISystem("make")),
  ]

  private static let gitHub = CISystem(
    "GitHub Actions", depthKey: "fetch-depth:", usualDepth: 1, fullClone: "`fetch-depth: 0`",
    cloningStep: "actions/checkout")
  private static let gitLab = CISystem(
    "GitLab CI", depthKey: "GIT_DEPTH:", usualDepth: 20, fullClone: "`GIT_DEPTH: 0`")
  private static let azure = CISystem(
    "Azure Pipelines", depthKey: "fetchDepth:", usualDepth: 1, fullClone: "`fetchDepth: 0`")
}

extension CISystem {
  /// How many commits the clone holds in which a line runs; nil for all of them, or if the file
  /// does not tell.
  func clonedCommits(for line: Int, of lines: [Substring]) -> Int? {
    guard let depthKey else { return nil }
    guard let cloningStep else { return depth(of: lines[...], depthKey) }
    guard let start = lines[..<line].lastIndex(where: { isCode($0, holding: cloningStep) }) else {
      return nil
    }
    let rest = lines[(start + 1)...]
    let end = rest.firstIndex { trimmed($0).hasPrefix("- ") } ?? rest.endIndex
    return depth(of: rest[..<end], depthKey)
  }

  private func depth(of lines: ArraySlice<Substring>, _ key: String) -> Int? {
    guard let line = lines.first(where: { isCode($0, holding: key) }) else { return usualDepth }
    let words = line.split { " \t\"'{},".contains($0) }
    guard let index = words.firstIndex(of: Substring(key)), index + 1 < words.count else {
      return usualDepth
    }
    // `full`, `false`, a minus sign and zero all stand for everything.
    return Int(words[index + 1]).flatMap { $0 > 0 ? $0 : nil }
  }

  private func isCode(_ line: Substring, holding text: String) -> Bool {
    !trimmed(line).hasPrefix("#") && line.contains(text)
  }
}
