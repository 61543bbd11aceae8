/// The needles of all enabled rules: the pre-filter that spares most files the tokenizer.
///
/// `lint` yields no finding for a file in which none occurs; it never depends on having asked.
package struct NeedleSet: Sendable {
  package let needles: Set<Needle>
  /// Whether every file is interesting, because a rule needs the whole tree.
  package let isUniversal: Bool

  package init(settings: LintSettings, vocabulary: Vocabulary) {
    needles = Set(settings.enabledRules.flatMap(\.needles))
    isUniversal = settings.enabledRules.contains { $0.checkProject != nil }
  }

  /// The needles of files that discovery must read.
  package init(discovery depth: DiscoveryDepth) {
    needles = []
    isUniversal = depth == .wholeTree
  }

  /// Whether the file must be tokenized.
  package func occurs(in bytes: [UInt8]) -> Bool { true }
}
