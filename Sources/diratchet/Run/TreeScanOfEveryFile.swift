import LintFindings
import LintRules
import LintWorkspace

extension TreeScan {
  /// Whether every file is linted anyway, so that the digests of the linting serve discovery too.
  func lintsEveryFile(_ needles: NeedleSet) -> Bool {
    let isPlain = earlier == nil && records.isEmpty && doubtful.isEmpty && !settings.isLiteral
    return depth == .wholeTree && discovers && isPlain && settings.thoroughness == .everything
      && (examinesEveryFile || needles.isUniversal)
  }

  /// The same as two whole passes, at half of the price: files are linted with the names that files
  /// with a needle of discovery declare, and once more where a name stands that only the whole tree
  /// shows to matter, as that of a god type.
  func runOverEveryFile(_ needles: NeedleSet) -> ScannedTree {
    var shallow = self
    shallow.depth = .needledFiles
    var looks = shallow.firstPass(needles)
    let others = neighbourLooks().compactMap(\.digest)
    let (shown, early, aliases) = earlyNames(in: looks.compactMap(\.digest) + others)
    for index in looks.indices { looks[index].digest = nil }
    var linted = Linted(reports(on: looks, with: known.union(early)))
    let discovered = early.union(
      discoverGodsAndWorlds(in: linted.digests(and: others), beside: shown, aliases))
    let vocabulary = known.union(discovered)
    let late = vocabulary.words(beyond: known.union(early))
    if !late.isEmpty {
      linted.replace(with: reports(on: looks, with: vocabulary, holding: NeedleSet(words: late)))
    }
    var tree = ScannedTree(vocabulary: vocabulary, discovered: discovered)
    swap(&tree.digests, &linted.digests)
    return joined(looks, &linted.reports, tree)
  }

  /// What files with a needle of discovery show by themselves, and with the names that the record
  /// and the configuration give.
  private func earlyNames(
    in digests: [FileDigest]
  ) -> (shown: Vocabulary, all: Vocabulary, AliasIndex) {
    let shown = discover(in: digests, beside: known)
    let given = stillDeclared(known, in: digests).union(Vocabulary(configured: settings))
    return (shown, shown.union(given), AliasIndex(digests))
  }

  /// - Parameter needles: what a file must hold to be linted; nil for every file.
  private func reports(
    on looks: [FirstLook], with vocabulary: Vocabulary, holding needles: NeedleSet? = nil
  ) -> [FileReport?] {
    let search = needles.map { NeedleSearch($0) }
    let lintOne = { @Sendable (look: FirstLook, texts: inout SharedTexts) -> FileReport? in
      guard let bytes = look.bytesToLint(search), search?.occurs(in: bytes) ?? true else {
        return nil
      }
      var report = lint(
        look.outline(of: bytes), as: look.file.role, with: vocabulary, settings: settings)
      report.digest?.lineCount = look.lineCount
      if kept == .inventory { report.keepInventory(sharing: &texts) }
      return report
    }
    return mapInParallel(
      looks, threads: threads, state: { SharedTexts() }, transform: lintOne)
  }
}

/// What linting every file yields, the digests apart: a large tree has no room for two of any.
private struct Linted {
  /// In the order of the files, without their digests.
  var reports: [FileReport?]
  /// One for each report that there is, in the same order.
  var digests: [FileDigest] = []

  init(_ reports: [FileReport?]) {
    self.reports = reports
    digests.reserveCapacity(reports.count)
    for index in self.reports.indices {
      if let digest = self.reports[index]?.takeDigest() { digests.append(digest) }
    }
  }

  func digests(and others: [FileDigest]) -> [FileDigest] {
    others.isEmpty ? digests : digests + others
  }

  /// Takes over the reports on the files that were linted again.
  mutating func replace(with again: [FileReport?]) {
    var place = 0
    for (index, report) in again.enumerated() where reports[index] != nil {
      if var report, let digest = report.takeDigest() {
        digests[place] = digest
        reports[index] = report
      }
      place += 1
    }
  }
}

extension Vocabulary {
  /// The words that a file must hold to be judged otherwise with this vocabulary than with a
  /// smaller one.
  fileprivate func words(beyond smaller: Vocabulary) -> Set<String> {
    let grown = (entries + singletons).filter { smaller.entry($0.kind, $0.name) != $0 }
    let types = composing.filter { smaller.composing[$0.key] != $0.value }.keys
    return Set(grown.map { entry in String(entry.name.prefix { $0 != "." }) })
      .union(types.map { path in String(path.split(separator: ".").last ?? "") })
  }
}

extension FileReport {
  /// Drops what the inventory never asks for.
  fileprivate mutating func keepInventory(sharing texts: inout SharedTexts) {
    lookAlikes = []
    for index in findings.indices {
      findings[index].evidence = []
      findings[index].discovered = nil
    }
    guard var digest else { return }
    self.digest = nil
    texts.share(&digest)
    self.digest = digest
  }
}
