import LintFindings
package import SwiftOutline
import SwiftTokens

/// Judges one file: its findings with their evidence, and what other stages need to know of it.
///
/// A pure function; the result depends on nothing but the arguments.
///
/// - Parameters:
///   - bytes: the file as it lies on disk.
///   - role: what the path says of the file.
///   - vocabulary: the names discovered in the whole tree, and the recorded ones.
package func lint(
  _ bytes: [UInt8], as role: FileRole, with vocabulary: Vocabulary, settings: LintSettings
) -> FileReport {
  lint(outline(tokenize(bytes)), as: role, with: vocabulary, settings: settings)
}

/// Judges one file that has been outlined already.
package func lint(
  _ outline: Outline, as role: FileRole, with vocabulary: Vocabulary, settings: LintSettings
) -> FileReport {
  let bytes = outline.source.bytes
  var role = role
  if role.tier == .leaf, outline.declaresEntryType { role.tier = .coordinator }
  let view = FileView(outline, as: role, vocabulary: vocabulary, settings: settings)
  var report = FileReport(facts: facts(of: view))
  let holdsIgnores = Ignores.occur(in: bytes)
  let sights = settings.isLiteral ? Sights() : look(at: view, holdsIgnores: holdsIgnores)
  if settings.thoroughness == .gate, !settings.isLiteral, sights.found.isEmpty, !holdsIgnores {
    return report
  }
  let places = Places(in: outline.source, path: role.path)
  report.digest = digest(of: view, places: places)
  if settings.isLiteral {
    report.findings = findLiteralShapes(in: view, places: places)
  } else {
    judge(sights, in: view, places: places, into: &report)
  }
  if settings.recordsLineHashes { addLineHashes(of: bytes, to: &report.findings) }
  return report
}

/// What discovery needs to know of one file.
///
/// - Parameter depth: with `.needledFiles` only the declarations are read.
package func digest(
  _ bytes: [UInt8], as role: FileRole, depth: DiscoveryDepth
) -> FileDigest {
  digest(outline(tokenize(bytes)), as: role, depth: depth)
}

/// What discovery needs to know of a file that has been outlined already.
package func digest(_ outline: Outline, as role: FileRole, depth: DiscoveryDepth) -> FileDigest {
  let places = Places(in: outline.source, path: role.path)
  let digest =
    switch depth {
    case .needledFiles: FileDigest(of: outline, as: role, places: places)
    case .wholeTree:
      FileDigest(
        of: FileView(outline, as: role, vocabulary: Vocabulary(), settings: .standard),
        places: places)
    }
  return digest.withNames(of: outline, places: places)
}

/// What the rules see in a file, before it has places.
private struct Sights {
  var found: [Sighted] = []
  var lookAlikes: [(rule: RuleID, seen: (token: Int, reason: String))] = []
  /// Whether the file may hold ignores.
  var mayBeIgnored = false
}

/// - Parameter holdsIgnores: an ignore is unused only if no rule at all needs it.
private func look(at view: FileView, holdsIgnores: Bool) -> Sights {
  var sights = Sights(mayBeIgnored: holdsIgnores)
  let rules = holdsIgnores ? view.settings.enabledRules : view.settings.rulesToRun
  for index in rules.indices {
    guard let check = rules[index].check else { continue }
    var sink = FindingSink(for: rules[index].id)
    check(view, &sink)
    if !sink.sightings.isEmpty {
      let (rule, level) = (rules[index], view.settings.level(of: rules[index]))
      sights.found += sink.sightings.map {
        Sighted(rule: rule.id, family: rule.family, level: level, sighting: $0)
      }
    }
    sights.lookAlikes += sink.lookAlikes.map { (rules[index].id, $0) }
  }
  return sights
}

private func judge(
  _ sights: Sights, in view: FileView, places: Places, into report: inout FileReport
) {
  if sights.found.isEmpty, sights.lookAlikes.isEmpty, !sights.mayBeIgnored { return }
  let isIgnoring = sights.mayBeIgnored && view.settings.honoursIgnores
  var standings = Standings(
    of: view, places: places,
    ignores: isIgnoring ? Ignores(in: view.source, lines: places.lines) : nil)
  report.findings = mergeSites(sights.found, in: view).map { merged in
    standings.finding(for: merged)
  }.sorted(by: standsBefore)
  report.lookAlikes = sights.lookAlikes.map { rule, seen in
    view.lookAlike(seen, of: rule, places: places)
  }.sorted { $0.place.isBefore($1.place) ?? ($0.rule < $1.rule) }
  report.notes = standings.notes()
}

private func addLineHashes(of bytes: [UInt8], to findings: inout [Finding]) {
  guard !findings.isEmpty else { return }
  let hashes = lineHashes(of: bytes)
  for index in findings.indices {
    findings[index].lineHash = hashes[findings[index].place.line - 1]
  }
}

extension FileView {
  fileprivate func lookAlike(
    _ seen: (token: Int, reason: String), of rule: RuleID, places: Places
  ) -> LookAlike {
    let tokens = seen.token..<seen.token + 1
    return LookAlike(
      rule: rule, place: places.place(of: tokens), text: source.text(ofTokens: tokens),
      reason: seen.reason)
  }
}

private func digest(of view: FileView, places: Places) -> FileDigest? {
  if view.settings.thoroughness == .gate { return nil }
  var digest = FileDigest(of: view, places: places)
  if view.settings.recordsWiring { digest.wiring = Wiring(of: view, lines: places.lines) }
  return digest
}

private func facts(of view: FileView) -> FileFacts {
  let exemption = view.settings.isLiteral ? nil : view.fileExemption
  // Types are asked for by the ratchet only, and the inventory does not judge.
  if view.settings.recordsWiring {
    return FileFacts(tier: view.role.tier, exemption: exemption)
  }
  let declared = view.outline.types.lazy.filter { $0.kind != .extension }.map(\.path)
  let extended = view.outline.types.lazy.filter { $0.kind == .extension }.map(\.path)
  let constructions = view.outline.constructions
  var facts = FileFacts(
    tier: view.role.tier, exemption: exemption,
    declaredTypes: sortedNames(declared.filter { !isNested($0) }),
    extendedTypes: sortedNames(extended), constructedTypes: constructions.types)
  facts.nestedTypes = sortedNames(declared.filter(isNested))
  facts.handledTypes = constructions.handledTypes
  facts.implicitInitializers = constructions.implicitInitializers
  facts.initializers = sortedNames(
    view.outline.functions.lazy.filter { $0.kind == .initializer }.map(\.labels))
  return facts
}

/// Whether a path names a type inside of another.
private func isNested(_ path: String) -> Bool { path.utf8.contains(UInt8(ascii: ".")) }

/// Each name once, sorted as UTF-8 bytes.
func sortedNames(_ names: some Sequence<String>) -> [String] {
  Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
