import SwiftTokens

extension OutlineBuilder {
  /// Passes `\` and the root type of a key path.
  mutating func readKeyPathStart() {
    structure.roles[index].formUnion(.keyPath)
    index += 1
    switch structure.kind(index) {
    case .identifier, .backtickedIdentifier:
      markKeyPathName()
    case .leftParenthesis, .leftBracket:
      guard let close = structure.partner(index) else { return }
      structure.mark(.keyPath, index..<close + 1)
      index = close + 1
    default: break
    }
    readKeyPathComponents()
  }

  /// Passes components up to brackets, which hold expressions, or to the end of the key path.
  mutating func readKeyPathComponents() {
    while true {
      switch structure.kind(index) {
      case .period:
        structure.roles[index].formUnion(.keyPath)
        index += 1
        if structure.isName(index) || structure.kind(index) == .integerLiteral {
          markKeyPathName()
        }
      case .postfixQuestion, .postfixExclamation:
        structure.roles[index].formUnion(.keyPath)
        index += 1
      case .leftBracket, .leftParenthesis:
        guard !structure.followsLineBreak(index) else { return }
        openKeyPathBracket()
        return
      default: return
      }
    }
  }

  /// Passes a name of the key path and the generic arguments after it.
  private mutating func markKeyPathName() {
    structure.roles[index].formUnion(.keyPath)
    index += 1
    guard structure.opensAngle(index), let end = structure.genericArgumentsEnd(from: index) else {
      return
    }
    structure.mark([.keyPath, .typePosition], index..<end)
    structure.roles[end - 1].formUnion(.genericClose)
    index = end
  }

  private mutating func openKeyPathBracket() {
    guard let close = structure.partner(index) else { return }
    structure.roles[index].formUnion(.keyPath)
    structure.roles[close].formUnion(.keyPath)
    openBracket()
    frame.continuation = .keyPath
    frame.callee = -1
  }
}
