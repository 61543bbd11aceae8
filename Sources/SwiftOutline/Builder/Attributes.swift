import SwiftTokens

extension OutlineBuilder {
  /// Passes `@` and an attribute in front of a declaration or parameter; its arguments are passed
  /// as the expressions that they are.
  mutating func readAttribute() {
    let at = index
    guard let attribute = attribute(at: at, takesSpacedArguments: true) else {
      index += 1
      return
    }
    attributes.append(attribute)
    index = attribute.tokens.upperBound
    if frame.holdsStatements || frame.kind == .parameters {
      if prefix.start < 0 { prefix.start = at }
      prefix.keep(attribute)
    }
    if let arguments = attribute.arguments { readArguments(arguments, of: attribute) }
  }

  private mutating func readArguments(_ arguments: Range<Int>, of attribute: Attribute) {
    // `@abi(func f())` and `@_specialize(target: f())` name another form of the declaration.
    guard attribute.name != "abi", attribute.name != "_specialize" else {
      return structure.mark(.typePosition, arguments)
    }
    waitingPrefixes.append(prefix)
    prefix = DeclarationPrefix()
    enter(Frame(kind: .attributeArguments, open: arguments.lowerBound - 1))
    index = arguments.lowerBound
  }

  /// Passes an attribute of a closure's signature with its arguments.
  mutating func readSignatureAttribute() {
    guard let attribute = recordTypeAttribute(at: index) else {
      index += 1
      return
    }
    index = attribute.tokens.upperBound
  }

  /// Records an attribute of a type, whose arguments hold no expressions.
  @discardableResult
  mutating func recordTypeAttribute(at token: Int) -> Attribute? {
    guard let attribute = attribute(at: token, takesSpacedArguments: false) else { return nil }
    if let last = attributes.last, last.at >= token { return attribute }
    attributes.append(attribute)
    return attribute
  }

  /// Reads an attribute and marks its name.
  ///
  /// - Parameter takesSpacedArguments: whether `(` may follow a space; in a type it begins a
  ///   function's parameters then.
  private mutating func attribute(at token: Int, takesSpacedArguments: Bool) -> Attribute? {
    guard let nameEnd = structure.attributeNameEnd(at: token) else { return nil }
    var end = nameEnd
    var genericArguments: Range<Int>?
    var name = attributeName(in: token + 1..<nameEnd)
    while structure.opensAngle(end), let close = structure.closingAngle(of: end) {
      genericArguments = structure.genericArguments(from: end, to: close)
      end = close + 1
      guard structure.kind(end) == .period, let next = structure.attributeNameEnd(at: end) else {
        break
      }
      name += "." + attributeName(in: end + 1..<next)
      genericArguments = nil
      end = next
    }
    structure.mark(.typePosition, token..<end)
    var arguments: Range<Int>?
    if structure.kind(end) == .leftParenthesis, let close = structure.partner(end),
      takesSpacedArguments
        ? !structure.followsLineBreak(end)
        : !structure.followsSpace(end) && structure.takesTypeArguments(token + 1)
    {
      arguments = end + 1..<close
      end = close + 1
    }
    return Attribute(
      name: name, at: token, tokens: token..<end, arguments: arguments,
      genericArguments: genericArguments)
  }

  /// The dotted name, without the module of `Module::Name`.
  private func attributeName(in range: Range<Int>) -> String {
    if range.count == 1 { return source.name(of: range.lowerBound) }
    return structure.dottedName(in: range)
  }
}
