/// The three sides of a file that git could not merge.
package struct ConflictSides: Sendable, Equatable {
  /// The common ancestor; nil if both sides added the file.
  package var base: [UInt8]?
  package var ours: [UInt8]
  package var theirs: [UInt8]
}

extension Workspace {
  /// The sides of a file as the index holds them; nil if it is not in conflict, or without git.
  package func conflictSides(of path: String) -> ConflictSides? {
    guard let gitTop,
      let path = Paths.relative(resolvedLocation(of: path), to: gitTop),
      let ours = GitCommand.output(["show", ":2:\(path)"], in: gitTop),
      let theirs = GitCommand.output(["show", ":3:\(path)"], in: gitTop)
    else { return nil }
    let base = GitCommand.output(["show", ":1:\(path)"], in: gitTop)
    return ConflictSides(base: base, ours: ours, theirs: theirs)
  }
}
