import LintFindings
import SwiftOutline
import SwiftTokens

extension Rule {
  static let sessionStateInSingleton = Rule(
    "session_state_in_singleton",
    level: .report,
    summary:
      "a field that belongs to the signed-in user, in an object that lives as long as the app",
    why: """
      The object outlives the account: after log-out the last user's data is still there, and the \
      next user sees it. A `logout()` that clears fields is right only until someone adds one. Keep \
      such state in an object that is created at log-in and released at log-out. A hint, read by \
      names: some of what it finds is harmless.
      """,
    needles: SingletonDeclaration.needles,
    examples: [
      .faulty(
        "the account in a shared object",
        """
        final class Accounts {
          static let shared = Accounts()
          var currentAccount: Account?  // want session_state_in_singleton "currentAccount"
        }
        """),
      .faulty(
        "tokens in a shared actor",
        """
        actor Push {
          static let shared = Push()
          private var tokens: [Token] = []  // want session_state_in_singleton "tokens"
        }
        """),
      .correct(
        "the session owns it",
        """
        final class SessionGraph {
          let account: Account
          init(account: Account) { self.account = account }
        }
        """),
      .correct(
        "other state, and sessions of the platform",
        """
        final class Cache {
          static let shared = Cache()
          var limit = 3
          var session: URLSession = .shared
          var hasUser: Bool = false
          lazy var user = makeUser()
        }
        """),
    ],
    check: findSessionState
  )
}

private func findSessionState(in view: FileView, into sink: inout FindingSink) {
  let singletons = Set(
    view.possibleSingletons.compactMap { index -> String? in
      guard let declaration = SingletonDeclaration(view: view, index: index),
        case .singleton = declaration.judgement
      else { return nil }
      return declaration.owner
    })
  if singletons.isEmpty { return }
  for (index, variable) in view.outline.variables.enumerated() where isSessionField(variable, view)
  {
    guard case .type = view.outline.scopes[variable.scope].kind,
      let owner = view.outline.enclosingTypePath(at: variable.nameToken), singletons.contains(owner)
    else { continue }
    let symbol = view.symbol(ofVariable: index)
    var sighting = Sighting(
      variable.nameToken..<variable.nameToken + 1, subject: symbol,
      evidence: ["`\(owner)` is a singleton", "the name `\(variable.name)` says session"],
      message: "`\(symbol)` outlives the user's session; keep it in an object that is released at "
        + "log-out")
    sighting.symbol = symbol
    sink.report(sighting)
  }
}

private func isSessionField(_ variable: VariableDeclaration, _ view: FileView) -> Bool {
  guard variable.isVariable, !variable.isComputed,
    !variable.modifiers.contains(where: { [.static, .class, .lazy].contains($0.word) }),
    let type = variable.type
  else { return false }
  return SessionName.isUserState(variable.name, type: view.subject(ofType: type))
}
