import LintFindings
import LintRules
import LintWorkspace

/// A tree after both passes. Everything is in the order of the paths.
struct ScannedTree: Sendable {
  /// What was known and what was discovered.
  var vocabulary: Vocabulary
  /// What the sources themselves show.
  var discovered: Vocabulary
  /// Names on which the records and the sources do not agree.
  var doubtful: Set<String> = []
  /// Those of them that nothing in the sources declares.
  var gone: Set<String> = []
  /// Sorted by path, line, column and rule.
  var findings: [Finding] = []
  /// Of every file that was read; the inventory does not ask.
  var facts: [String: FileFacts] = [:]
  var notes: [Note] = []
  var lookAlikes: [LookAlike] = []
  var digests: [FileDigest] = []
  /// Files whose content cannot be judged, with the reason.
  var unknown: [Note] = []
  /// Files that were listed and are gone by now.
  var deleted: [String] = []
  var fileCount = 0
  var lineCount = 0
  var byteCount = 0

  init(vocabulary: Vocabulary, discovered: Vocabulary) {
    self.vocabulary = vocabulary
    self.discovered = discovered
  }

  /// Adds what both passes made of one file, its digest left out.
  mutating func add(_ look: FirstLook, _ report: FileReport?, keeping kept: TreeScan.Kept) {
    let role = look.file.role
    switch look.content {
    case .deleted:
      deleted.append(role.path)
      return
    case .unknown(let reason):
      unknown.append(Note(path: role.path, message: reason.description))
      return
    case .dropped, .wanted, .kept, .outlined: break
    }
    fileCount += 1
    lineCount += look.lineCount
    byteCount += look.byteCount
    if let note = look.note { notes.append(Note(path: role.path, message: note.description)) }
    if kept == .everything {
      facts[role.path] = report?.facts ?? FileFacts(tier: role.tier, exemption: role.exemption)
    }
    guard let report else { return }
    findings += report.findings
    notes += report.notes
    lookAlikes += report.lookAlikes
  }

  /// Adds what rules about the whole project find.
  mutating func add(_ found: [Finding]) {
    if found.isEmpty { return }
    findings += found
    findings.sort(by: standsBefore)
  }
}
