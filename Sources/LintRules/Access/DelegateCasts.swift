import SwiftOutline
import SwiftTokens

/// Finds the app delegate used as a locator, as in
/// `(UIApplication.shared.delegate as? AppDelegate)?.store`.
func findDelegateCasts(in view: FileView) -> [Access] {
  guard delegateWord.occur(in: view.source.bytes, where: { _, _ in true }),
    !view.startsApp
  else { return [] }
  return view.source.tokens.indices.compactMap { token in
    guard view.kind(token) == .leftParenthesis, let end = view.outline.partner(of: token),
      end - token < 16, let type = view.castDelegate(in: token + 1..<end)
    else { return nil }
    var next = end + 1
    while view.kind(next) == .postfixQuestion || view.kind(next) == .postfixExclamation {
      next += 1
    }
    guard view.kind(next) == .period, view.isName(next + 1) else { return nil }
    return Access(
      anchor: type..<type + 1, site: token, subject: view.source.name(of: next + 1),
      evidence: ["the app's delegate, cast to `\(view.source.name(of: type))`"],
      container: view.source.name(of: type))
  }
}

/// Spares most files the look at each parenthesis.
private let delegateWord = BytePatterns([Array("delegate".utf8)])

extension FileView {
  /// The type's name in `UIApplication.shared.delegate as? AppDelegate`; nil for other tokens.
  fileprivate func castDelegate(in tokens: Range<Int>) -> Int? {
    guard let first = tokens.first, isName(first), isApplication(first),
      let cast = tokens.first(where: { source.tokens[$0].word == .as }),
      let delegate = tokens[..<cast].last(where: isName), source.spells(delegate, "delegate")
    else { return nil }
    return tokens[cast...].last(where: isName)
  }

  private func isApplication(_ token: Int) -> Bool {
    ["UIApplication", "NSApplication", "NSApp", "WKExtension"].contains(source.name(of: token))
  }
}
