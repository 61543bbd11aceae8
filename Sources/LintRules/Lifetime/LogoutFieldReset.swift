import LintFindings
import SwiftOutline
import SwiftTokens

extension Rule {
  static let logoutFieldReset = Rule(
    "logout_field_reset",
    level: .report,
    summary: "a log-out that clears fields one by one",
    why: """
      A log-out that sets field after field to `nil` is right on the day it is written. Whoever adds \
      the next field forgets this function, and the next user sees the last one's data. Put what \
      belongs to the user into one session object, and log out by releasing it.
      """,
    needles: ["ogout", "ogOut", "ignOut", "oggedOut", "clear", "reset", "wipe"].map { .text($0) },
    examples: [
      .faulty(
        "three fields",
        """
        final class Session {
          func logout() {  // want logout_field_reset "logout"
            user = nil
            tokens = []
            cache.removeAll()
          }
        }
        """),
      .faulty(
        "stored keys count too",
        """
        final class SessionStore {
          func clear() {  // want logout_field_reset "clear"
            token = nil
            account = nil
            defaults.removeObject(forKey: "user")
          }
        }
        """),
      .correct(
        "the session is released",
        """
        final class AppGraph {
          func logOut() { session = nil }
        }
        """),
      .correct(
        "a form is reset, and one field is cleared in three branches",
        """
        final class SearchForm {
          func reset() { text = ""; filters = []; page = 0 }
          func logout() {
            if a { state = nil } else if b { state = nil } else { state = nil }
          }
        }
        """),
    ],
    check: findLogoutResets
  )
}

private func findLogoutResets(in view: FileView, into sink: inout FindingSink) {
  let resets = view.outline.functions.indices.compactMap { Reset($0, in: view.outline) }.sorted {
    $0.body.lowerBound < $1.body.lowerBound
  }
  let cleared = view.clearedTargets(in: resets.map(\.body))
  for (reset, cleared) in zip(resets, cleared) where cleared.count >= 3 {
    let function = view.outline.functions[reset.function]
    let owner = view.outline.enclosingTypePath(at: function.nameToken) ?? ""
    guard reset.kind == .logout || isSessionLike(owner, cleared) else { continue }
    let symbol = view.outline.symbol(at: function.nameToken)
    var sighting = Sighting(
      function.nameToken..<function.nameToken + 1, subject: owner.isEmpty ? function.name : owner,
      evidence: ["clears " + cleared.prefix(5).map { "`\($0)`" }.joined(separator: ", ")],
      message: "\(view.phrase(forSymbol: symbol)) clears \(cleared.count) fields one by one; keep "
        + "them in one session object and release that")
    sighting.symbol = symbol
    sink.report(sighting)
  }
}

/// A function that clears something when it is called by its name.
private struct Reset {
  /// An index into `outline.functions`.
  let function: Int
  let body: Range<Int>
  let kind: ResetKind

  init?(_ function: Int, in outline: Outline) {
    guard outline.functions[function].kind == .function,
      let body = outline.functions[function].body,
      let kind = ResetKind(outline.functions[function].name)
    else { return nil }
    self.function = function
    self.body = body
    self.kind = kind
  }
}

private enum ResetKind {
  case logout, clearing

  private static let logoutWords = ["logout", "signout", "loggedout"]
  private static let clearingWords = ["clear", "reset", "wipe"]

  init?(_ name: String) {
    guard ResetKind.mayBeNamed(name) else { return nil }
    let lower = name.lowercased()
    if ResetKind.logoutWords.contains(where: lower.holds) {
      self = .logout
    } else if ResetKind.clearingWords.contains(where: lower.hasPrefix) {
      self = .clearing
    } else {
      return nil
    }
  }

  /// Whether a name begins like a word of clearing or holds the `ou` of `out`; asked of every
  /// function, so no text is made.
  private static func mayBeNamed(_ name: String) -> Bool {
    switch name.utf8.first.map({ $0 | 0x20 }) {
    case UInt8(ascii: "c"), UInt8(ascii: "r"), UInt8(ascii: "w"): return true
    default: break
    }
    var previous: UInt8 = 0
    for byte in name.utf8 {
      if previous == UInt8(ascii: "o"), byte | 0x20 == UInt8(ascii: "u") { return true }
      previous = byte | 0x20
    }
    return false
  }
}

/// Whether the owner or a cleared field sounds like a user's session; a session alone may be one of
/// playing or recording.
private func isSessionLike(_ owner: String, _ fields: [String]) -> Bool {
  let words = ["account", "auth", "user", "login", "credential", "sessionmanager", "sessionstore"]
  let isOwner = words.contains { owner.lowercased().contains($0) }
  let telling = ["token", "user", "account", "credential", "credentials"]
  return isOwner || fields.contains { telling.contains(lastWord($0)) }
}

/// Whether a field is about watching or waiting, which every end of work clears.
private func isBookkeeping(_ field: String) -> Bool {
  let words = ["observation", "observer", "observers", "timer", "task", "tasks", "watchdog"]
  return (words + ["cancellable", "cancellables", "subscription", "subscriptions"]).contains(
    lastWord(field))
}

extension FileView {
  /// The distinct names that each of some bodies clears, in source order; without those of another
  /// body inside it.
  fileprivate func clearedTargets(in bodies: [Range<Int>]) -> [[String]] {
    var targets = [[String]](repeating: [], count: bodies.count)
    var seen = [Set<String>](repeating: [], count: bodies.count)
    for (body, tokens) in NestedRanges(bodies).stretches {
      for token in tokens where isName(token) {
        guard let target = clearedTarget(at: token), seen[body].insert(target).inserted else {
          continue
        }
        targets[body].append(target)
      }
    }
    return targets
  }

  private func clearedTarget(at token: Int) -> String? {
    if kind(token + 1) == .equal, isEmptyValue(token + 2) {
      let field = source.name(of: token)
      return isBookkeeping(field) ? nil : field
    }
    guard kind(token - 1) == .period, let call = outline.call(ofCallee: token) else { return nil }
    switch source.name(of: token) {
    case "removeAll", "clear", "reset":
      guard isName(token - 2), !isBookkeeping(source.name(of: token - 2)) else { return nil }
      return source.name(of: token - 2)
    case "removeObject", "removeValue", "removeItem":
      return call.arguments.first.map { source.text(ofTokens: $0.value) }
    default: return nil
    }
  }

  private func isEmptyValue(_ token: Int) -> Bool {
    switch source.tokens[min(token, source.tokens.count - 1)].word {
    case .nil, .false: return true
    default: break
    }
    switch kind(token) {
    case .leftBracket: return kind(token + 1) == .rightBracket || kind(token + 2) == .rightBracket
    case .stringStart: return kind(token + 1) == .stringEnd
    case .integerLiteral: return source.spells(token, "0")
    default: return false
    }
  }
}
