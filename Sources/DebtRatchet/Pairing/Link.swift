/// The evidence that pairs gone debt with present debt, in the order in which it is tried.
package enum Link: Sendable, Hashable {
  /// Same file and subject under another rule.
  case sameFile
  /// The file was renamed or moved.
  case fileMap
  /// The same outermost type.
  case sameType
  /// The file constructs what the other file declares.
  case creator
  /// A higher tier in the same module.
  case upInModule
  /// The same folder, or one directly inside the other.
  case near
  /// Two or more subjects went the same way.
  case block
  /// A higher tier in another module.
  case upAcrossModules
  /// The subject's total fell.
  case shrinking
  /// Same place, other subject.
  case replaced
  /// The subject goes by another name everywhere.
  case renamedSubject
  /// An older revision of the rule recorded it in the same file.
  case olderRevision
  /// The file itself fell to a lower tier.
  case tierFell
}
