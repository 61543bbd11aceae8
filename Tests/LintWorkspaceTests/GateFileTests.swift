import LintFindings
import LintRules
import LintWorkspace
import Testing

struct GateFileTests {
  @Test(
    "a line that runs the gate is told from one that only names the program",
    arguments: [
      ("  - run: diratchet check --base origin/main", true), ("run: diratchet", true),
      ("  swift run -c release diratchet", true), ("\t$(DIRATCHET) check", true),
      ("  sh(\"diratchet check\")", true), ("if diratchet; then echo ok; fi", true),
      ("diratchet --frozen && echo ok", true), ("uses: org/diratchet@v1", true),
      ("mint run diratchet check", true), ("# diratchet check", false),
      ("brew install diratchet", false), ("- name: diratchet check", false),
      ("- name: Run diratchet check", false), ("diratchet report", false),
      ("DIRATCHET := .build/release/diratchet", false),
      ("swift build --product diratchet", false), ("if which diratchet; then", false),
      (".ci/demo $(DIRATCHET)", false), ("// diratchet check", false),
    ])
  func calls(line: String, isCall: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(line + "\n", to: "Makefile")
    let calls = try folder.workspace().findGateCalls()
    #expect(calls.map(\.line) == (isCall ? [1] : []))
  }

  @Test(
    "each service's own word for how much is cloned is understood",
    arguments: [
      (".github/workflows/a.yml", "- uses: actions/checkout@v4\n- run: diratchet", 1),
      (
        ".github/workflows/a.yml",
        "- uses: actions/checkout@v4\n  with:\n    fetch-depth: 0\n- run: diratchet", nil
      ),
      (
        ".github/workflows/a.yml",
        "- name: source\n  uses: actions/checkout@v4\n  with: {fetch-depth: 2}\n- run: diratchet", 2
      ),
      (".github/workflows/a.yml", "- run: diratchet\n- uses: actions/checkout@v4", nil),
      (".gitlab-ci.yml", "script: [diratchet check]", 20),
      (".gitlab-ci.yml", "variables: {GIT_DEPTH: \"0\"}\nscript: [diratchet check]", nil),
      ("azure-pipelines.yml", "- script: diratchet check", 1),
      ("bitbucket-pipelines.yml", "clone:\n  depth: full\nscript:\n  - diratchet", nil),
      ("bitrise.yml", "- git-clone:\n    inputs:\n    - clone_depth: 1\n- diratchet check", 1),
      (".circleci/config.yml", "- run: diratchet", nil),
      ("Jenkinsfile", "sh 'diratchet check'", nil),
      ("ci_scripts/ci_post_clone.sh", "diratchet", nil),
      ("fastlane/Fastfile", "sh(\"diratchet check\")", nil),
    ] as [(String, String, Int?)])
  func cloneDepth(file: String, text: String, depth: Int?) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: file)
    let calls = try folder.workspace().findGateCalls()
    #expect(calls.map(\.file) == [file])
    #expect(calls.first?.clonedCommits == depth)
    #expect(calls.first?.service != "script")
  }

  @Test(
    "a script phase is sandboxed as its target says, else as its project says",
    arguments: [
      (target: "", project: "YES", isSandboxed: true), ("", "NO", false), ("", "", false),
      ("NO", "YES", false), ("YES", "NO", true),
    ])
  func sandbox(target: String, project: String, isSandboxed: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/Sources/A.swift")
    try folder.write(projectFile(target, project), to: "App/App.xcodeproj/project.pbxproj")
    let scripts = try folder.workspace().findXcodeScripts(above: ["App/Sources"])
    #expect(
      scripts == [
        XcodeScript(project: "App/App.xcodeproj", target: "App", isSandboxed: isSandboxed)
      ])
  }

  private func projectFile(_ target: String, _ project: String) -> String {
    let setting = { (value: String) in
      value.isEmpty ? "" : "\t\t\t\tENABLE_USER_SCRIPT_SANDBOXING = \(value);\n"
    }
    return """
      \t\tA1 /* App */ = {
      \t\t\tisa = PBXNativeTarget;
      \t\t\tbuildConfigurationList = C1 /* list */;
      \t\t\tbuildPhases = (
      \t\t\t\tS1 /* Lint */,
      \t\t\t);
      \t\t\tname = App;
      \t\t};
      \t\tP1 /* Project object */ = {
      \t\t\tisa = PBXProject;
      \t\t\tbuildConfigurationList = C2 /* list */;
      \t\t};
      \t\tS1 /* Lint */ = {
      \t\t\tisa = PBXShellScriptBuildPhase;
      \t\t\tshellScript = "diratchet check\\n";
      \t\t};
      \t\tC1 /* list */ = {
      \t\t\tisa = XCConfigurationList;
      \t\t\tbuildConfigurations = (
      \t\t\t\tB1 /* Debug */,
      \t\t\t);
      \t\t};
      \t\tC2 /* list */ = {
      \t\t\tisa = XCConfigurationList;
      \t\t\tbuildConfigurations = (
      \t\t\t\tB2 /* Debug */,
      \t\t\t);
      \t\t};
      \t\tB1 /* Debug */ = {
      \t\t\tisa = XCBuildConfiguration;
      \t\t\tbuildSettings = {
      \(setting(target))\t\t\t};
      \t\t};
      \t\tB2 /* Debug */ = {
      \t\t\tisa = XCBuildConfiguration;
      \t\t\tbuildSettings = {
      \(setting(project))\t\t\t};
      \t\t};

      """
  }

  @Test("files that are only imagined are listed and left out as if they were there")
  func imagined() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/A.swift")
    try folder.write("Build\n", to: ".gitignore")
    try folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
    var request = FileRequest()
    request.imagined = [
      "App/New.swift", "App/Composition/Root.swift", "Build/B.swift", "Pods/P.swift",
    ]
    let listing = try folder.workspace().listFiles(request, in: FileScope())
    #expect(
      listing.files.map(\.role.path) == [
        "App/A.swift", "App/Composition/Root.swift", "App/New.swift",
      ])
    #expect(listing.files[1].role.tier == .composition)
    #expect(listing.skipped.map(\.path) == ["Build/", "Pods/"])
  }
}
