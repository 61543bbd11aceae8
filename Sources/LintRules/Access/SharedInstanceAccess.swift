import LintFindings
import SwiftOutline
import SwiftTokens

extension Rule {
  static let sharedInstanceAccess = Rule(
    "shared_instance_access",
    family: .access, level: .report,
    summary: "a singleton of the project reached for by its name",
    why: """
      `SessionManager.shared.token` may stand anywhere, so no signature says who depends on the \
      session. Tests share its state, and it keeps the last user's data when the account changes. \
      Take the object as an `init` parameter; that there is one of it is the root's business.
      """,
    fixes: [
      Fix(
        "plain Swift",
        "Add an `init` parameter of the singleton's type, pass `X.shared` where the type is built, "
          + "and move that call up until only the root is left.")
    ],
    needles: SingletonDeclaration.names.sorted().map { .word($0) },
    examples: [
      .faulty(
        "a view model that reaches for the session",
        """
        final class SessionManager { static let shared = SessionManager() }
        final class ProfileModel {
          func name() -> String { SessionManager.shared.name }  // want shared_instance_access "SessionManager"
        }
        """),
      .faulty(
        "the instance is handed on",
        """
        actor Store { static let sharedInstance = Store() }
        func start() { run(Store.sharedInstance) }  // want shared_instance_access "Store"
        """),
      .correct(
        "singletons of the platform and of other modules",
        """
        func load() { URLSession.shared.resume(); UIApplication.shared.open(); Purchases.shared.go() }
        """),
      .correct(
        "inside the singleton itself",
        """
        final class Log {
          static let shared = Log()
          static func debug(_ text: String) { Log.shared.write(text) }
        }
        """),
    ],
    check: findSharedInstances
  )
}

private func findSharedInstances(in view: FileView, into sink: inout FindingSink) {
  for token in view.source.tokens.indices where view.beginsLikeType(token) {
    guard let member = view.member(after: token),
      SingletonDeclaration.names.contains(view.source.name(of: member))
    else { continue }
    let name = view.source.name(of: token)
    guard let entry = view.vocabulary.entry(.singleton, name), view.isExpressionName(token),
      !view.isCompoundName(member), !view.isInside(name, at: token)
    else { continue }
    let accessor = view.source.name(of: member)
    var sighting = Sighting(
      token..<token + 1, subject: name, evidence: [entry.evidence],
      message: "\(view.phrase(forSymbolAt: token)) reaches for `\(name).\(accessor)`; take the "
        + "`\(name)` as an `init` parameter")
    sighting.site = view.outline.receiver(ofMember: token)?.tokens.lowerBound ?? token
    sighting.exemption = view.compositionReason(at: token, receiver: name)
    sink.report(sighting)
  }
}

extension FileView {
  /// Whether the token stands in a type of that name or in an extension of it.
  func isInside(_ name: String, at token: Int) -> Bool {
    let path = outline.enclosingTypePath(at: token) ?? ""
    return path.split(separator: ".").contains { $0 == name }
  }
}
