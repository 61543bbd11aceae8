/// How the text of a run is to look.
package struct TextOptions: Sendable {
  package var palette: Palette
  package var detail: Detail
  package var listsKnown: Bool
  package var showsStatistics: Bool
  /// The most findings that a block prints; nil for all.
  package var limit: Int?
  /// Put before every path; empty for paths relative to the root.
  package var pathPrefix: String
  /// How many columns a line may take; nil where nobody looks at it on a terminal.
  package var columns: Int?
  /// How long the run took, `0.06 s`; nil leaves it out, so that two runs print the same.
  package var elapsed: String?

  /// How much is printed.
  package enum Detail: Sendable, Comparable { case quiet, normal, verbose }

  package init(
    palette: Palette = .plain, detail: Detail = .normal, listsKnown: Bool = false,
    showsStatistics: Bool = false, limit: Int? = nil, pathPrefix: String = "",
    columns: Int? = nil, elapsed: String? = nil
  ) {
    self.palette = palette
    self.detail = detail
    self.listsKnown = listsKnown
    self.showsStatistics = showsStatistics
    self.limit = limit
    self.pathPrefix = pathPrefix
    self.columns = columns
    self.elapsed = elapsed
  }
}
