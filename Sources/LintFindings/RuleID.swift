/// A rule's name, `service_locator_resolve`; compared and sorted as UTF-8 bytes.
public struct RuleID: Sendable, Hashable, Comparable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  public let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }

  public var description: String { name }

  public static func < (left: RuleID, right: RuleID) -> Bool {
    left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
  }
}

/// Rules that are spellings of one debt: code that reaches for something, or declares a global.
public enum Family: String, Sendable, CaseIterable {
  case access, declaration
}

/// What is done with a rule's findings.
public enum Level: String, Sendable, CaseIterable {
  /// Counted by the ratchet.
  case gate
  /// Shown in reports and by `scan` only.
  case report
  /// Not run.
  case off
}
