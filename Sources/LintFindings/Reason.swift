/// Whether a text gives a reason for debt: something in it can be read, a letter or a digit.
///
/// Blanks, punctuation and characters that nobody sees say nothing.
package func isReason(_ text: String) -> Bool {
  text.unicodeScalars.contains { scalar in
    let properties = scalar.properties
    return (properties.isAlphabetic || properties.numericType != nil)
      && !properties.isDefaultIgnorableCodePoint
  }
}
