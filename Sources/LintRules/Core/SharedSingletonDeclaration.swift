import LintFindings
import SwiftOutline
import SwiftTokens

extension Rule {
  static let sharedSingletonDeclaration = Rule(
    "shared_singleton_declaration",
    family: .declaration,
    summary: "a class or actor that hands out its one instance to everybody",
    why: """
      `static let shared` takes two decisions on one line. "There is one" is about lifetime and \
      often right; "everyone can reach it" is about access and was rarely decided. Users of the \
      singleton hide that they depend on it, tests share its state, it outlives the user's session, \
      and its first use decides the order of initialisation. Let the composition root own the one \
      instance and pass it to those who need it.
      """,
    fixes: [
      Fix(
        "plain Swift",
        """
        Make the instance a stored property of the app's root object, pass it through `init`, and \
        make `shared` unavailable once its last use is gone.
        """),
      Fix("Factory", "`var session: Factory<Session> { self { Session() }.singleton }`."),
      Fix(
        "Swinject",
        "`container.register(Session.self) { _ in Session() }.inObjectScope(.container)`."),
    ],
    needles: SingletonDeclaration.needles,
    examples: [
      .faulty(
        "the usual singleton",
        """
        final class SessionManager {
          static let shared = SessionManager()  // want shared_singleton_declaration "shared"
          var token: String?
        }
        """),
      .faulty(
        "computed, or declared in an extension",
        """
        extension SessionManager {
          static var sharedInstance: SessionManager { current }  // want shared_singleton_declaration "sharedInstance"
        }
        """),
      .correct(
        "the root owns the one instance",
        """
        final class AppGraph {
          let session = SessionManager()
        }
        """),
      .correct(
        "a global actor, a value, and an extension of an Apple class",
        """
        @globalActor actor DatabaseActor { static let shared = DatabaseActor() }
        enum Spacing { static let shared = Spacing.small }
        extension UserDefaults { static let shared = UserDefaults(suiteName: "group.app")! }
        """),
    ],
    check: findSharedSingletonDeclarations
  )
}

private func findSharedSingletonDeclarations(in view: FileView, into sink: inout FindingSink) {
  for index in view.possibleSingletons {
    guard let declaration = SingletonDeclaration(view: view, index: index) else { continue }
    let name = view.outline.variables[index].nameToken
    switch declaration.judgement {
    case .singleton(let evidence):
      let symbol = view.symbol(ofVariable: index)
      var sighting = Sighting(
        name..<name + 1, subject: declaration.owner, evidence: evidence,
        message: "`\(symbol)` makes the one `\(declaration.owner)` reachable from everywhere; let "
          + "the composition root own it and pass it through `init`")
      sighting.symbol = symbol
      sink.report(sighting)
    case .lookAlike(let reason): sink.passOver(name, because: reason)
    case nil: break
    }
  }
}
