/// A byte pattern that a file must hold for a rule to have a finding in it.
package enum Needle: Sendable, Hashable {
  /// The bytes anywhere.
  case text(String)
  /// The bytes as a whole word: no letter, digit, `_` or byte from 0x80 on beside them.
  case word(String)
  /// A word that ends in the bytes.
  case suffix(String)
}
