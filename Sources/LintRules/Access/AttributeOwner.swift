import SwiftOutline
import SwiftTokens

extension Attribute {
  /// The name without the module or type before it.
  var lastName: String { lastComponent(of: name) }

  /// The `@` and the name, without generic arguments and parentheses.
  var nameTokens: Range<Int> {
    let end = [genericArguments, arguments].compactMap { $0?.lowerBound }.min().map { $0 - 1 }
    return at..<max(at + 1, end ?? tokens.upperBound)
  }
}

extension FileView {
  /// The type of the variable or parameter that an attribute stands on; nil when not written.
  func declaredSubject(of attribute: Attribute) -> String? {
    if let index = variableByAttribute[attribute.at],
      let type = declaredOrConstructedType(ofVariable: index)
    {
      return type
    }
    if let parameter = parameterByAttribute[attribute.at], !parameter.type.isEmpty {
      return subject(ofType: parameter.type)
    }
    return attribute.genericArguments.map(subject(ofType:))
  }

  /// The member that an attribute stands on, `CartView.cart`; the one around it for a parameter.
  func symbol(of attribute: Attribute) -> String {
    guard let index = variableByAttribute[attribute.at],
      outline.enclosingFunction(at: attribute.at) == nil
    else { return outline.symbol(at: attribute.at) }
    return symbol(ofVariable: index)
  }
}
