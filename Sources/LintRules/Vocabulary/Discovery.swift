/// How much of the tree discovery looks at.
package enum DiscoveryDepth: Sendable {
  /// Containers, wrappers and static locators: what files with a needle of discovery show.
  case needledFiles
  /// Also god types, worlds and app delegates, for which every file must be summarised.
  case wholeTree
}

/// The vocabulary of a tree, from the summaries of its files in any order.
package func discover(
  in summaries: [FileSummary], depth: DiscoveryDepth = .needledFiles
) -> Vocabulary {
  Vocabulary()
}
