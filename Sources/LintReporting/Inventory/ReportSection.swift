/// One part of the report in words and tables, before it is text, Markdown or HTML.
///
/// Words between backticks are code in every rendering. Names from scanned sources stand in
/// unescaped; each renderer escapes what its format needs.
struct ReportSection: Sendable, Equatable {
  /// For links: `ledger`.
  var id: String
  var title: String
  var paragraphs: [String] = []
  var tables: [ReportTable] = []

  /// The part without the columns of its tables in which no row says anything.
  func withoutEmptyColumns() -> ReportSection {
    var section = self
    section.tables = tables.map { $0.withoutEmptyColumns() }
    return section
  }

  /// The heading's number and words: `3 Hidden dependencies`.
  static func numbered(_ sections: [ReportSection]) -> [(heading: String, section: ReportSection)] {
    sections.enumerated().map { ("\($0 + 1) \($1.title)", $1) }
  }
}

/// Rows of cells under column heads.
struct ReportTable: Sendable, Equatable {
  /// What the table shows, for whoever cannot see where it stands.
  var caption: String
  var columns: [Column]
  var rows: [[ReportCell]]
  /// How many rows are shown at once; the others are folded away.
  var shownRows = 10
  var layout = Layout.grid
  /// What stands instead of a table without rows.
  var emptyText: String

  struct Column: Sendable, Equatable {
    var title: String
    var isNumeric = false
  }

  /// The table without the columns in which no row says anything.
  func withoutEmptyColumns() -> ReportTable {
    let kept = columns.indices.filter { column in rows.contains { $0[column] != .none } }
    guard !rows.isEmpty, kept.count < columns.count else { return self }
    var table = self
    table.columns = kept.map { columns[$0] }
    table.rows = rows.map { row in kept.map { row[$0] } }
    return table
  }

  enum Layout: Sendable, Equatable {
    case grid
    /// A block for each row where a grid would be too wide.
    case records
  }
}

/// What stands in a cell.
enum ReportCell: Sendable, Equatable {
  /// Words, with code between backticks.
  case text(String)
  case code(String)
  /// Several names.
  case codes([String])
  case number(Int)
  /// A number that is shown in another way than it is sorted by.
  case quantity(String, order: Int)
  /// A file, and a 1-based line of it.
  case place(String, line: Int?)

  static let none = ReportCell.text("")
}

extension ReportTable.Column: ExpressibleByStringLiteral {
  init(stringLiteral title: String) { self.init(title: title) }

  static func number(_ title: String) -> Self { Self(title: title, isNumeric: true) }
}
