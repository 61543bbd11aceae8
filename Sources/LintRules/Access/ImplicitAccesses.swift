import SwiftOutline
import SwiftTokens

/// Finds containers that are taken as an implicit member of a type that stands beside it:
/// `container: AppContainer = .shared`, `var c: Container { .shared }`, `(.shared as Container)`.
func findImplicitAccesses(in view: FileView) -> [Access] {
  view.names.leadingPeriods.compactMap { token in
    guard view.isName(token + 1),
      ContainerName.accessors.mayContain(view.source.tokens[token + 1], in: view.source.bytes),
      !view.outline.isMemberName(token + 1),
      ContainerName.accessors.contains(view.source.name(of: token + 1)),
      let type = view.typeBeside(implicit: token)
    else { return nil }
    return view.implicitAccess(to: token + 1, of: type)
  }
}

extension FileView {
  fileprivate func implicitAccess(to member: Int, of tokens: Range<Int>) -> Access? {
    let type = subject(ofType: tokens)
    let name = lastComponent(of: type)
    guard let evidence = containerEvidence(name) else { return nil }
    let accessor = source.name(of: member)
    // A type that is a container by its spelling alone may well be a style with a `.default`.
    guard holdsServices(name) || accessor.hasPrefix("shared") else { return nil }
    return Access(
      anchor: member..<member + 1, site: member, subject: "?", evidence: [evidence.text],
      container: "\(type).\(accessor)", exemption: compositionReason(at: member, receiver: name),
      discovered: evidence.discovered)
  }

  /// Whether a library or a declaration of the project makes the type one that holds services.
  private func holdsServices(_ name: String) -> Bool {
    isDeclaredContainer(name) || vocabulary.holds(.god, name) || vocabulary.holds(.delegate, name)
  }

  /// The type that is written beside an implicit member which is a whole value by itself: of the
  /// parameter, the variable or the function that it is a value of, or behind `as`.
  fileprivate func typeBeside(implicit token: Int) -> Range<Int>? {
    if kind(token + 2) == .identifier, source.tokens[token + 2].word == .as {
      return token + 3..<typeEnd(from: token + 3)
    }
    if kind(token + 2) == .period { return nil }
    if let (function, parameter) = outline.parameterDefault(at: token) {
      let parameter = outline.functions[function].parameters[parameter]
      return parameter.defaultValue?.lowerBound == token ? parameter.type : nil
    }
    switch outline.scopes[outline.innermostScope(at: token)].kind {
    case .variable(let index):
      let variable = outline.variables[index]
      let isValue = variable.initializer?.lowerBound == token || isResult(token)
      return isValue ? variable.type : nil
    case .function(let index): return isResult(token) ? outline.functions[index].result : nil
    case .file, .type, .closure: return nil
    }
  }

  /// Whether a value begins a body, perhaps behind `return`.
  private func isResult(_ token: Int) -> Bool {
    kind(token - 1) == .leftBrace || source.tokens[max(0, token - 1)].word == .return
  }

  /// Where a plain type that begins at a token ends.
  private func typeEnd(from start: Int) -> Int {
    var end = start
    while isName(end) {
      end += 1
      guard kind(end) == .period, isName(end + 1) else { break }
      end += 1
    }
    return end
  }
}
