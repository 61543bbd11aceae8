/// One place where a rule holds: all that is known of it once Swift syntax is left behind.
public struct Finding: Sendable, Equatable {
  public var rule: RuleID
  /// What is reached for: a type, a key path's last part, a singleton's type; `?` when unknown.
  public var subject: String
  /// Where it happens: `TripDetailViewModel.cancelTrip()`.
  public var symbol: String
  public var tier: Tier
  public var standing: Standing
  /// What made it a finding, in words: `argument is a metatype`.
  public var evidence: [String]
  /// Other rules that hold at the same place, sorted.
  public var facets: [RuleID]
  /// The flagged source text, exactly as written.
  public var text: String
  /// One sentence that names the concrete type and member and says what to do instead.
  public var message: String
  public var place: Place
  /// The discovered name without which it would be none, as the record lists it
  /// (`container AppDIContainer`); nil if the name is built in or configured.
  public var discovered: String?
  /// The fingerprint of its line for code scanning services; nil unless it was asked for.
  public var lineHash: String?

  public init(
    rule: RuleID, subject: String, symbol: String, tier: Tier, standing: Standing = .counted,
    evidence: [String] = [], facets: [RuleID] = [], text: String, message: String, place: Place,
    discovered: String? = nil
  ) {
    self.rule = rule
    self.subject = subject
    self.symbol = symbol
    self.tier = tier
    self.standing = standing
    self.evidence = evidence
    self.facets = facets
    self.text = text
    self.message = message
    self.place = place
    self.discovered = discovered
  }

  /// Whether it is debt: it counts, and lies below the composition root.
  package var isDebt: Bool { standing == .counted && tier != .composition }

  /// The first name of the symbol: `Server` of `Server.delete(_:)`.
  package var outermostSymbol: String { String(symbol.prefix { $0 != "." && $0 != "(" }) }

  /// Whether a finding counts as debt, and if not, why not.
  public enum Standing: Sendable, Equatable {
    case counted
    /// In a composition root, a test, a preview or generated code; the reason says which.
    case exempt(reason: String)
    /// Under an inline ignore that gives a reason.
    case ignored(reason: String)
    /// Its subject or type is allowed by the configuration.
    case allowed(reason: String)
  }
}

/// Where a finding lies.
///
/// Lines and columns are 1-based; columns count UTF-8 bytes; ends are exclusive.
public struct Place: Sendable, Equatable {
  /// The file, relative to the root, with `/`.
  public var path: String
  public var line: Int
  public var utf8Column: Int
  /// The column in UTF-16 units, for editors.
  public var utf16Column: Int
  public var endLine: Int
  public var endUTF8Column: Int
  /// Length in bytes of the line that holds the start, its line break not included.
  public var lineLength: Int

  public init(
    path: String, line: Int, utf8Column: Int, utf16Column: Int, endLine: Int, endUTF8Column: Int,
    lineLength: Int
  ) {
    self.path = path
    self.line = line
    self.utf8Column = utf8Column
    self.utf16Column = utf16Column
    self.endLine = endLine
    self.endUTF8Column = endUTF8Column
    self.lineLength = lineLength
  }
}

extension Place {
  /// Whether it begins before another one, by path as UTF-8 bytes, line and column; nil if both
  /// begin at one point.
  public func isBefore(_ other: Place) -> Bool? {
    if path != other.path { return path.utf8.lexicographicallyPrecedes(other.path.utf8) }
    if line != other.line { return line < other.line }
    return utf8Column == other.utf8Column ? nil : utf8Column < other.utf8Column
  }
}

/// The order of findings in every output: path as UTF-8 bytes, line, column, rule, subject.
public func standsBefore(_ left: Finding, _ right: Finding) -> Bool {
  if let isBefore = left.place.isBefore(right.place) { return isBefore }
  if left.rule != right.rule { return left.rule < right.rule }
  return left.subject.utf8.lexicographicallyPrecedes(right.subject.utf8)
}
