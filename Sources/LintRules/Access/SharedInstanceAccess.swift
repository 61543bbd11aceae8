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
    needles: [.text("shared"), .word("instance"), .word("singleton")],
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
  // A type need not begin with a capital: `iOSTabs.shared`.
  let reads = view.staticReads(andOf: view.names.small.compactMap(view.staticRead))
  for read in reads where SingletonDeclaration.isName(read.name) {
    let (token, name, accessor) = (read.token, read.owner, read.name)
    guard let entry = view.vocabulary.singleton(name, handedOutAs: accessor),
      view.isExpressionName(token),
      !view.isCompoundName(read.member), !view.isInsideSingleton(at: token)
    else { continue }
    var sighting = Sighting(
      token..<token + 1, subject: name, evidence: [entry.evidence],
      message: "\(view.phrase(forSymbolAt: token)) reaches for `\(name).\(accessor)`; take the "
        + "`\(name)` as an `init` parameter")
    sighting.site = view.outline.receiver(ofMember: token)?.tokens.lowerBound ?? token
    sighting.exemption = view.compositionReason(at: token, receiver: name)
    sink.report(sighting)
  }
  findImplicitInstances(in: view, into: &sink)
}

/// `var session: Session = .shared`.
private func findImplicitInstances(in view: FileView, into sink: inout FindingSink) {
  for index in view.outline.variables.indices {
    guard let value = view.outline.variables[index].initializer, value.count == 2,
      let type = view.outline.variables[index].type, view.kind(value.lowerBound) == .period,
      SingletonDeclaration.isName(view.source.name(of: value.lowerBound + 1))
    else { continue }
    let name = view.subject(ofType: type)
    let token = value.lowerBound + 1
    let accessor = view.source.name(of: token)
    guard let entry = view.vocabulary.singleton(name, handedOutAs: accessor),
      !view.isInside(name, at: token)
    else { continue }
    let symbol = view.symbol(ofVariable: index)
    var sighting = Sighting(
      token..<token + 1, subject: name, evidence: [entry.evidence],
      message:
        "\(view.phrase(forSymbol: symbol)) reaches for `\(name).\(accessor)`"
        + "; take the `\(name)` as an `init` parameter")
    sighting.symbol = symbol
    sighting.exemption = view.compositionReason(at: token, receiver: name)
    sink.report(sighting)
  }
}

extension FileView {
  /// Whether the singleton that is named at a token is the type around it: of a qualified name all
  /// parts must agree.
  fileprivate func isInsideSingleton(at token: Int) -> Bool {
    var first = token
    while token - first < 16, kind(first - 1) == .period, isName(first - 2),
      beginsLikeType(first - 2)
    { first -= 2 }
    let names = (first...token).filter(isName).map { source.name(of: $0) }
    guard names.count > 1, !imports.contains(names[0]) else {
      return isInside(names[names.count - 1], at: token)
    }
    let path = "." + (outline.enclosingTypePath(at: token) ?? "") + "."
    return path.contains("." + names.joined(separator: ".") + ".")
  }

  /// Whether the token stands in a type of that name or in an extension of it.
  func isInside(_ name: String, at token: Int) -> Bool {
    let path = outline.enclosingTypePath(at: token) ?? ""
    return components(of: path).contains { $0 == name }
  }
}
