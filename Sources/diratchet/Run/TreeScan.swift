import LintFindings
import LintRules
import LintWorkspace
import SwiftOutline
import SwiftTokens

/// What is to be scanned, and how.
struct TreeScan: Sendable {
  /// Sorted by path.
  var files: [SourceFile]
  /// Files that only lend the names that they declare, so that a part of a project is judged with
  /// the names of the whole.
  var neighbours: [SourceFile] = []
  /// What files hold instead of what lies on disk, by path.
  var overlay: [String: [UInt8]] = [:]
  var settings: LintSettings
  /// The names that the configuration and the record know already.
  var known = Vocabulary()
  var depth = DiscoveryDepth.needledFiles
  var threads: Int
  /// Whether the files are all that there are: only then can rules say what the project lacks.
  var isWholeProject = true
  /// Files that are examined although nothing in them looks like debt: those that the record names.
  var examinedAnyway: Set<String> = []
  /// Files that hold one of these words are examined as well.
  var wantedWords: Set<String> = []
  /// Whether every file is examined: the inventory needs all types, those without debt too.
  var examinesEveryFile = false
  /// What is kept of each file.
  var kept = Kept.everything
  /// Whether names are looked for in these files; else those that are known must do.
  var discovers = true
  /// An earlier tree, whose names count as well.
  var earlier: EarlierSources?
  /// Files in which every kind of name is looked for, whatever they hold: those that came or
  /// changed since names were last looked for everywhere.
  var changedFiles: Set<String> = []
  /// The names that each record lists; those that not all of them list, or that this tree does not
  /// declare, are told of the findings that they make.
  var records: [[String]] = []
  /// Names that are in doubt whatever the records list, and those of them that nothing declares.
  var doubtful: Set<String> = []
  var gone: Set<String> = []

  enum Kept: Sendable {
    case everything
    /// Findings without the evidence, and digests that share their texts: of a large tree the rest
    /// would fill the memory.
    case inventory
  }
}

extension TreeScan {
  /// Reads every file, discovers the project's own names, and lints with all of them.
  ///
  /// Neither the order of the files nor the number of threads nor the pre-filter shows in the
  /// result.
  func run() -> ScannedTree {
    let needles = NeedleSet(settings: settings, vocabulary: known)
    if lintsEveryFile(needles) { return runOverEveryFile(needles) }
    var looks = firstPass(needles)
    let discovered = discovered(by: looks)
    if depth != .wholeTree, discovers, known.hasLostCostlyNames(in: discovered) {
      // What took their place may be of a kind that takes every file to find.
      var scan = self
      scan.depth = .wholeTree
      return scan.run()
    }
    let vocabulary = known.union(discovered).union(namesOfEarlierTree(needles, beside: looks))
    // Of a large tree they would fill the memory.
    for index in looks.indices { looks[index].digest = nil }
    let complete = NeedleSet(settings: settings, vocabulary: vocabulary)
    let inDoubt = inDoubt(beside: discovered)
    let doubts = Doubts(
      of: doubtful.union(inDoubt), gone: gone.union(inDoubt.subtracting(discovered.lines)),
      vocabulary, settings)
    var reports = secondPass(
      looks, vocabulary, complete.needles == needles.needles ? nil : complete, doubts)
    var tree = ScannedTree(vocabulary: vocabulary, discovered: discovered)
    (tree.doubtful, tree.gone) = (doubts.names, doubts.gone)
    return joined(looks, &reports, tree)
  }

  private func discovered(by looks: [FirstLook]) -> Vocabulary {
    let digests = (looks + neighbourLooks()).compactMap(\.digest)
    let whole = looks.filter { changedFiles.contains($0.file.role.path) }.compactMap(\.digest)
    let shown = discover(in: digests, depth: depth, beside: known)
    return shown.union(discoverGodsAndWorlds(in: whole, beside: shown, AliasIndex(digests)))
      .union(stillDeclared(known, in: digests)).union(Vocabulary(configured: settings))
  }

  /// The tree with all that both passes yield, and what rules about the whole project find.
  ///
  /// - Parameter reports: taken over one by one, so that nothing is kept twice.
  func joined(
    _ looks: [FirstLook], _ reports: inout [FileReport?], _ tree: consuming ScannedTree
  ) -> ScannedTree {
    tree.digests.reserveCapacity(reports.count { $0?.digest != nil })
    for index in reports.indices {
      if let digest = reports[index]?.takeDigest() { tree.digests.append(digest) }
    }
    let found = isWholeProject && !settings.isLiteral ? findingsOfProject(in: tree) : []
    // What grows by itself takes twice what it needs.
    tree.findings.reserveCapacity(reports.reduce(found.count) { $0 + ($1?.findings.count ?? 0) })
    if kept == .everything { tree.facts.reserveCapacity(looks.count) }
    for (index, look) in looks.enumerated() {
      tree.add(look, reports[index].take(), keeping: kept)
    }
    tree.add(found)
    return tree
  }

  private func findingsOfProject(in tree: ScannedTree) -> [Finding] {
    let rules = settings.projectRules
    if rules.isEmpty { return [] }
    let view = ProjectView(tree.digests, vocabulary: tree.vocabulary)
    return mapInParallel(rules, threads: threads) { view.findings(of: $0) }.flatMap { $0 }
  }

  /// The names that are in some of the records and the tree, and not in all.
  private func inDoubt(beside discovered: Vocabulary) -> Set<String> {
    if records.isEmpty { return [] }
    let lists = (records + [discovered.lines]).map(Set.init)
    let all = lists.reduce(Set()) { $0.union($1) }
    return all.filter { name in !lists.allSatisfy { $0.contains(name) } }
  }

  func neighbourLooks() -> [FirstLook] {
    if neighbours.isEmpty { return [] }
    var scan = self
    (scan.files, scan.neighbours) = (neighbours, [])
    scan.examinedAnyway = []
    return scan.firstPass(nil)
  }

  /// The names that the earlier tree declares: in the files that both have, and in the others.
  private func namesOfEarlierTree(_ needles: NeedleSet, beside looks: [FirstLook]) -> Vocabulary {
    guard let earlier, discovers else { return Vocabulary() }
    var scan = self
    (scan.files, scan.overlay) = (earlier.files, earlier.contents)
    scan.changedFiles = Set(earlier.files.map(\.role.path))
    let shared = looks.filter { earlier.unchanged.contains($0.file.role.path) }
    let others = scan.firstPass(needles).compactMap(\.digest)
    let needled = shared.compactMap(\.digest) + others
    let shown = discover(in: needled, depth: depth)
    return shown.union(discoverGodsAndWorlds(in: others, beside: shown, AliasIndex(needled)))
  }

  /// - Parameter needles: what a file must hold to be linted; nil when none is to be.
  func firstPass(_ needles: NeedleSet?) -> [FirstLook] {
    let discovers = !settings.isLiteral && discovers
    let discovery = discovers ? NeedleSet(discovery: depth) : nil
    let declarations = discovers ? NeedleSet(declaring: known) : nil
    let words = wantedWords.isEmpty ? nil : NeedleSet(words: wantedWords)
    let search = NeedleSearch([needles, words, discovery, declarations])
    // Of a large tree bytes and outlines would fill the memory; reading again costs little.
    let keepsBytes = files.count <= 10_000
    return mapInParallel(files, threads: threads) { file in
      var look = FirstLook(file: file, overlay: overlay[file.role.path])
      guard let bytes = look.read() else { return look }
      let found = search.occurring(in: bytes)
      let isWanted =
        examinesEveryFile || examinedAnyway.contains(file.role.path) || found.contains(0)
        || found.contains(1)
      if isWanted { look.content = keepsBytes ? .kept(bytes) : .wanted }
      let isChanged = discovers && changedFiles.contains(file.role.path)
      let composes = discovers && file.role.tier == .composition
      if isChanged || composes || found.contains(2) || found.contains(3) {
        let depth = isChanged ? .wholeTree : depth
        let outline = outline(tokenize(bytes))
        look.digest = digest(outline, as: file.role, depth: depth)
        if case .kept = look.content { look.content = .outlined(outline) }
      }
      return look
    }
  }

  /// - Parameter grown: the needles, when discovery added some; then dropped files are read again.
  private func secondPass(
    _ looks: [FirstLook], _ vocabulary: Vocabulary, _ grown: NeedleSet?, _ doubts: Doubts
  ) -> [FileReport?] {
    let search = grown.map { NeedleSearch($0) }
    return mapInParallel(looks, threads: threads) { look in
      guard let outline = look.bytesToLint(search).map(look.outline) else { return nil }
      var report = lint(outline, as: look.file.role, with: vocabulary, settings: settings)
      doubts.attribute(&report.findings, of: outline, as: look.file.role)
      return report
    }
  }
}
