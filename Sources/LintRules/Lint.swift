import LintFindings

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
  FileReport(
    findings: [], facts: FileFacts(tier: role.tier), summary: FileSummary(path: role.path),
    notes: [], lookAlikes: [])
}

/// What discovery, project-wide rules and the inventory need to know of one file.
package func summarize(_ bytes: [UInt8], path: String) -> FileSummary {
  FileSummary(path: path)
}
