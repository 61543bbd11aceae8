import SwiftOutline
import SwiftTokens

/// Finds the app delegate used as a locator, as in
/// `(UIApplication.shared.delegate as? AppDelegate)?.store`, and by a name of its own, as in
/// `guard let app = UIApplication.shared.delegate as? AppDelegate` with `app.store` below.
func findDelegateCasts(in view: FileView) -> [Access] {
  let found = view.names.typeLike.compactMap { name in
    switch view.kind(name - 1) {
    case .leftParenthesis: view.memberOfDelegate(castIn: name - 1)
    case .equal: view.namedDelegate(castAfter: name - 1)
    default: nil
    }
  }
  return found.isEmpty || view.startsApp ? [] : found
}

private let applications: WordSet = ["UIApplication", "NSApplication", "NSApp", "WKExtension"]

extension FileView {
  /// What is taken from the delegate that the parentheses cast.
  fileprivate func memberOfDelegate(castIn open: Int) -> Access? {
    guard let end = outline.partner(of: open), end - open < 16,
      let type = castDelegate(in: open + 1..<end)
    else { return nil }
    var next = end + 1
    while kind(next) == .postfixQuestion || kind(next) == .postfixExclamation { next += 1 }
    guard kind(next) == .period, isName(next + 1) else { return nil }
    return delegateAccess(type, site: open, subject: source.name(of: next + 1))
  }

  /// What is taken from the delegate that is the value of a `let` or `var`.
  fileprivate func namedDelegate(castAfter equal: Int) -> Access? {
    guard isName(equal - 1), [.let, .var].contains(source.tokens[max(0, equal - 2)].word) else {
      return nil
    }
    let near = equal + 1..<min(equal + 12, source.tokens.count)
    guard let cast = near.first(where: { source.tokens[$0].word == .as }) else { return nil }
    var last = cast + 1
    if kind(last) == .postfixQuestion || kind(last) == .postfixExclamation { last += 1 }
    while isName(last), kind(last + 1) == .period, isName(last + 2) { last += 2 }
    guard isName(last), let type = castDelegate(in: equal + 1..<last + 1),
      let taken = firstMember(ofVariable: equal - 1, after: last)
    else { return nil }
    return delegateAccess(type, site: equal + 1, subject: source.name(of: taken))
  }

  /// The member that is taken first from a variable, in the function or type that declares it.
  private func firstMember(ofVariable name: Int, after token: Int) -> Int? {
    let function = outline.enclosingFunction(at: name).flatMap { outline.functions[$0].body }
    let type = outline.enclosingType(at: name).map { outline.types[$0].body }
    let end = (function ?? type)?.upperBound ?? source.tokens.count
    let text = source.name(of: name)
    // Nobody reads on for a thousand lines to see what it is for.
    return (token + 1..<max(token + 1, min(end, token + 8192))).lazy.filter { use in
      self.isName(use) && self.kind(use - 1) != .period && self.source.name(of: use) == text
    }.compactMap(servedMember).first
  }

  private func delegateAccess(_ type: Int, site: Int, subject: String) -> Access {
    let name = source.name(of: type)
    return Access(
      anchor: type..<type + 1, site: site, subject: subject,
      evidence: ["the app's delegate, cast to `\(name)`"], container: name)
  }

  /// The type's name in `UIApplication.shared.delegate as? AppDelegate`; nil for other tokens.
  fileprivate func castDelegate(in tokens: Range<Int>) -> Int? {
    guard let first = tokens.first, isName(first), isApplication(first),
      let cast = tokens.first(where: { source.tokens[$0].word == .as }),
      let delegate = tokens[..<cast].last(where: isName), source.spells(delegate, "delegate")
    else { return nil }
    return tokens[cast...].last(where: isName)
  }

  /// The last name of the type that ends before a token, where it stands behind a cast.
  func castType(endingBefore end: Int) -> String? {
    var first = end - 1
    guard isName(first) else { return nil }
    while kind(first - 1) == .period, isName(first - 2) { first -= 2 }
    if kind(first - 1) == .postfixExclamation || kind(first - 1) == .postfixQuestion { first -= 1 }
    return first > 0 && source.tokens[first - 1].word == .as ? source.name(of: end - 1) : nil
  }

  private func isApplication(_ token: Int) -> Bool {
    applications.mayContain(source.tokens[token], in: source.bytes)
      && applications.contains(source.name(of: token))
  }
}
