import SwiftOutline
import SwiftTokens

extension FileView {
  private func isInit(_ token: Int) -> Bool { source.tokens[token].word == .initKeyword }

  /// The type that is constructed at its own last name, or at the `init` after it.
  func constructedType(at token: Int) -> String? {
    if isInit(token) {
      guard kind(token - 1) == .period else { return nil }
      if !outline.isMemberName(token) {
        return typeAssigned(at: token - 1) ?? typeWrapped(at: token - 1)
      }
      return kind(token - 2) == .identifier ? dottedTypeName(endingAt: token - 2) : nil
    }
    guard beginsLikeType(token), outline.isCalledWithParentheses(token) else { return nil }
    return dottedTypeName(endingAt: token)
  }

  /// The type of the variable that a `.init(…)` is assigned to, as far as the file declares it:
  /// `let model: Model = .init()`, `self.model = .init()`.
  private func typeAssigned(at dot: Int) -> String? {
    if let variable = lastVariable(before: dot), variable.initializer?.lowerBound == dot {
      return variable.type.map { subject(ofType: $0) }
    }
    return typeOfAssigned(to: dot)
  }

  /// The type of the property whose wrapper is filled: `_model = State(wrappedValue: .init())`.
  private func typeWrapped(at dot: Int) -> String? {
    guard let (open, label) = argumentList(ofValueAt: dot), isName(open - 1),
      ["wrappedValue", "initialValue"].contains(label ?? ""), source.spells(open - 2, "="),
      isName(open - 3)
    else { return nil }
    let wrapper = source.name(of: open - 3)
    return wrapper.first == "_"
      ? typeOfProperty(named: String(wrapper.dropFirst()), around: dot) : nil
  }

  /// The type and the label of the parameter that a `.init` is given to.
  func parameterGiven(to token: Int) -> (owner: String, label: String?)? {
    guard isInit(token), kind(token - 1) == .period, !outline.isMemberName(token),
      let (open, label) = argumentList(ofValueAt: token - 1), isName(open - 1),
      label != nil || open == token - 2, let owner = dottedTypeName(endingAt: open - 1)
    else { return nil }
    return (owner, label)
  }

  /// The parenthesis that opens the arguments of which one begins at a token, and its label.
  private func argumentList(ofValueAt value: Int) -> (open: Int, label: String?)? {
    let isLabelled = kind(value - 1) == .colon && isName(value - 2)
    var before = isLabelled ? value - 3 : value - 1
    // Nobody passes a thousand arguments.
    for _ in 0..<1024 {
      switch kind(before) {
      case .leftParenthesis: return (before, isLabelled ? source.name(of: value - 2) : nil)
      case .rightParenthesis, .rightBrace, .rightBracket:
        guard let partner = outline.partner(of: before), partner < before else { return nil }
        before = partner - 1
      case .leftBrace, .leftBracket, .endOfFile: return nil
      default: before -= 1
      }
    }
    return nil
  }

  /// The variable that is declared last before a token.
  private func lastVariable(before token: Int) -> VariableDeclaration? {
    let next = outline.variables.partitioningIndex { $0.nameToken >= token }
    return next == 0 ? nil : outline.variables[next - 1]
  }

  /// `Trip.Builder`; nil when the chain begins with anything but names in capitals.
  private func dottedTypeName(endingAt token: Int) -> String? {
    let last = source.name(of: token)
    guard ContainerName.startsUpperCase(last) else { return nil }
    guard outline.isMemberName(token) else { return kind(token - 1) == .period ? nil : last }
    guard let receiver = outline.receiver(ofMember: token) else { return nil }
    var names: [String] = []
    for link in receiver.links {
      switch link {
      case .name(let name) where ContainerName.startsUpperCase(source.name(of: name)):
        names.append(source.name(of: name))
      case .genericArguments: continue
      default: return nil
      }
    }
    return (names + [last]).joined(separator: ".")
  }

  /// The names of weak variables, and the types that they are declared with.
  var weakNames: [String] {
    let weak = outline.variables.indices.filter { index in
      outline.variables[index].modifiers.contains { $0.word == .weak }
    }
    return weak.map { outline.variables[$0] }.flatMap {
      [$0.name] + ($0.type.map { [subject(ofType: $0)] } ?? [])
    }
  }
}
