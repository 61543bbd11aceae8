import LintFindings
import LintRules
import LintWorkspace

extension Project {
  /// The parts that files play, in their order: by their paths, and by what only the content shows.
  func parts(of files: [SourceFile], threads: Int) -> [FileRole] {
    mapInParallel(files, threads: threads, transform: part)
  }

  private func part(of file: SourceFile) -> FileRole {
    guard case .source(let bytes, _) = readSource(at: file.location) else { return file.role }
    let facts = lint(bytes, as: file.role, with: Vocabulary(), settings: gateSettings).facts
    return FileRole(path: file.role.path, tier: facts.tier, exemption: facts.exemption)
  }
}
