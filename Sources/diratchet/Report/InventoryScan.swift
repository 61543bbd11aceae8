import DebtInventory
import DebtRatchet
import LintFindings
import LintNotation
import LintRules
import LintWorkspace

/// A whole tree scanned for the inventory: every file is outlined, every rule that is not off runs.
struct InventoryScan: Sendable {
  let project: Project
  let selection: Selection
  private(set) var tree: ScannedTree
  let record: Baseline?
  private let recordFile: RecordFile?
  private let threads: Int
  /// Nil without git.
  let repository: GitRepository?
  /// What went wrong without stopping the report, in words.
  private(set) var remarks: [String] = []

  init(_ invocation: Invocation) throws {
    project = try loadProject(invocation)
    selection = try project.select(for: invocation)
    if selection.listing.files.isEmpty {
      throw CallError.nothingInScope(
        include: project.scope.include.map(\.description), root: project.workspace.root)
    }
    repository = GitRepository(project.workspace)
    threads = invocation.threads
    recordFile = project.recordFile(for: invocation.arguments)
    do throws(CallError) {
      record = try recordFile?.read(rules: nil)
    } catch {
      record = nil
      remarks.append("the record is left out: \(error.message)")
    }
    tree = project.inventoryScan(
      of: selection.listing.files, overlay: selection.overlay,
      known: Vocabulary(recorded: record?.vocabulary ?? []), threads: threads
    ).run()
  }

  /// Everything that the inventory is made of; handed out once, since a large tree has no room for
  /// two of it.
  mutating func takeSource() -> InventorySource {
    var source = source(of: tree)
    (tree.digests, tree.findings) = ([], [])
    let commits = try? repository?.recentCommits(days: 90)
    if let commits {
      for index in source.files.indices {
        source.files[index].recentCommits = commits[source.files[index].path] ?? 0
      }
    }
    source.record = record.map(debtRecord)
    source.gateFiles = project.workspace.findGateFiles()
    source.allowances = project.lintSettings.allowed.map(Allowance.init)
    source.lockedModules = Set(
      project.configuration.ratchet.moduleEnforcement.filter { $0.value == .locked }.keys)
    source.project = project.workspace.projectName
    source.unexamined = unexamined
    source.day = reportDay
    if let repository {
      DecisionDates(workspace: project.workspace, repository: repository, threads: threads)
        .add(to: &source, record: recordFile, configurations: project.configuration.files)
    }
    return source
  }

  /// The numbers of an earlier commit, scanned as today's tree is, with today's names beside its
  /// own.
  func state(at commit: String, called label: String) throws -> EarlierState? {
    guard let repository else { return nil }
    let snapshot = try repository.snapshot(
      of: try repository.files(of: commit), in: project.workspace, scope: project.scope)
    if let path = snapshot.missing.first {
      throw GitProblem.missingContent(path: path, commit: commit)
    }
    let earlier = project.inventoryScan(
      of: snapshot.files, overlay: snapshot.contents, known: tree.vocabulary, threads: threads
    ).run()
    return EarlierState(label: label, of: source(of: earlier))
  }

  private func source(of tree: ScannedTree) -> InventorySource {
    InventorySource(
      files: surveys(of: tree), findings: tree.findings, rules: project.ruleStandings,
      vocabulary: tree.vocabulary)
  }

  private func surveys(of tree: ScannedTree) -> [FileSurvey] {
    let modules = project.moduleMap(for: selection.listing)
    let owners = project.ownership(modules)
    return mapInParallel(tree.digests, threads: threads) { digest in
      var survey = FileSurvey(
        path: digest.path, summary: digest.summary, typeLines: digest.typeLines,
        tier: digest.tier, exemption: digest.exemption, lineCount: digest.lineCount,
        module: modules.reportedModule(of: digest.path), owner: ownerName(owners(digest.path)))
      survey.wiring = digest.wiring
      return survey
    }
  }

  /// Each owner once; nil for nobody.
  private func ownerName(_ owners: [String]) -> String? {
    var names: [String] = []
    for owner in owners where !names.contains(owner) { names.append(owner) }
    return names.isEmpty ? nil : names.joined(separator: " ")
  }

  private func debtRecord(_ baseline: Baseline) -> DebtRecord {
    var path = "baseline.json"
    if case .file(let configured) = project.configuration.baseline { path = configured }
    return DebtRecord(
      path: path,
      entries: baseline.entries.map { entry in
        DebtRecord.Entry(
          rule: entry.key.rule, file: entry.key.file, subject: entry.key.subject, tier: entry.tier,
          count: entry.count, reason: entry.reason, until: entry.until)
      })
  }

  /// Each file that could not be judged, then how many were left out for which reason.
  private var unexamined: [Unexamined] {
    let listing = selection.listing
    let failed =
      tree.unknown.map { Unexamined(what: quoted($0.path), reason: $0.message) }
      + listing.unreadable.map { Unexamined(what: quoted($0.path), reason: $0.reason.description) }
    let others = listing.skipped.filter { !$0.reason.isUnknown && $0.reason != .notSwift }
    let counts = Dictionary(others.map { ($0.reason.description, 1) }, uniquingKeysWith: +)
    let left = counts.sorted { $0.key < $1.key }.map { reason, count in
      Unexamined(what: counted(count, "path"), reason: reason)
    }
    let foreign = listing.objectiveCCount
    return failed + left
      + (foreign == 0
        ? []
        : [
          Unexamined(
            what: counted(foreign, "Objective-C file"),
            reason: "only Swift is examined")
        ])
  }

  private func quoted(_ path: String) -> String { "`\(path)`" }

  /// The day that the environment names, else that of HEAD; the clock would make two reports of
  /// one tree differ.
  private var reportDay: CivilDay? {
    if let text = System.environment("SOURCE_DATE_EPOCH"), let seconds = Int(text) {
      return CivilDay(secondsSince1970: seconds)
    }
    return (try? repository?.secondsOfHead()).map { CivilDay(secondsSince1970: $0) }
  }
}

extension Allowance {
  fileprivate init(_ allowed: Allowed) {
    switch allowed.target {
    case .subject(let name): self.init(target: "subject \(name)", reason: allowed.reason)
    case .type(let name): self.init(target: "type \(name)", reason: allowed.reason)
    }
  }
}

extension ModuleMap {
  /// The module as the report names it: empty for a file that lies in no folder.
  func reportedModule(of path: String) -> String {
    let module = module(of: path)
    return module == path ? "" : module
  }
}

extension Project {
  /// A scan of a whole tree for the inventory.
  fileprivate func inventoryScan(
    of files: [SourceFile], overlay: [String: [UInt8]], known: Vocabulary, threads: Int
  ) -> TreeScan {
    var settings = lintSettings
    settings.recordsWiring = true
    return TreeScan(
      files: files, overlay: overlay, settings: settings, known: known, depth: .wholeTree,
      threads: threads, examinesEveryFile: true, kept: .inventory)
  }

  /// Family and level of every rule that runs.
  var ruleStandings: [RuleID: RuleStanding] {
    Dictionary(
      lintSettings.enabledRules.map { rule in
        (rule.id, RuleStanding(family: rule.family, level: lintSettings.level(of: rule)))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The modules as configured, else by package target, else by folder.
  func moduleMap(for listing: FileListing) -> ModuleMap {
    ModuleMap(modules: configuration.modules, targets: workspace.packageTargets(in: listing))
  }
}
