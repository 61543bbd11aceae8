import LintFindings
import SwiftOutline
import SwiftTokens

extension Rule {
  static let sharedDefaultArgument = Rule(
    "shared_default_argument",
    family: .access, level: .report,
    summary: "a singleton as the default value of a parameter",
    why: """
      `init(api: APIClient = .shared)` is the accepted half-way step: tests can pass something else. \
      In production the default still hides the dependency, and nobody sees who uses the singleton. \
      Plan the removal of the default on the day it is added: pass the value where the type is built.
      """,
    fixes: [
      Fix("plain Swift", "Delete the default and let the coordinator or root pass its instance.")
    ],
    needles: [.text("shared"), .word("instance"), .word("singleton")],
    examples: [
      .faulty(
        "an implicit member",
        """
        final class APIClient { static let shared = APIClient() }
        final class CartViewModel {
          init(api: APIClient = .shared) {}  // want shared_default_argument "shared"
        }
        """),
      .faulty(
        "a qualified one",
        """
        final class Log { static let shared = Log() }
        func track(_ log: any Logging = Log.shared) {}  // want shared_default_argument "Log"
        """),
      .correct(
        "singletons of the platform, and other values",
        """
        final class Loader {
          init(session: URLSession = .shared, queue: DispatchQueue = .main, limit: Int = 3) {}
        }
        """),
      .correct(
        "no default",
        """
        final class APIClient { static let shared = APIClient() }
        final class CartViewModel { init(api: APIClient) {} }
        """),
    ],
    check: findSharedDefaults
  )
}

private func findSharedDefaults(in view: FileView, into sink: inout FindingSink) {
  for index in view.outline.functions.indices {
    for place in view.outline.functions[index].parameters.indices {
      guard let value = view.outline.functions[index].parameters[place].defaultValue else {
        continue
      }
      let parameter = view.outline.functions[index].parameters[place]
      guard let (token, type, evidence) = view.singleton(in: value, of: parameter) else {
        continue
      }
      let symbol = view.outline.symbol(at: view.outline.functions[index].nameToken)
      var sighting = Sighting(
        token..<token + 1, subject: type, evidence: [evidence],
        message: "\(view.phrase(forSymbol: symbol)) falls back to the singleton `\(type)` for "
          + "`\(parameter.name)`; pass it where the type is built and remove the default")
      sighting.symbol = symbol
      sighting.exemption = view.compositionReason(at: token, receiver: nil)
      sink.report(sighting)
    }
  }
}

extension FileView {
  /// The flagged token, the singleton's type and what shows it, when a default value is `.shared`
  /// or `X.shared`.
  fileprivate func singleton(
    in value: Range<Int>, of parameter: Parameter
  ) -> (token: Int, type: String, evidence: String)? {
    guard let last = value.last, isName(last),
      SingletonDeclaration.isName(source.name(of: last)), kind(last - 1) == .period
    else { return nil }
    let isImplicit = value.count == 2
    guard isImplicit || isName(last - 2) && value.count <= 5 else { return nil }
    let type = isImplicit ? subject(ofType: parameter.type) : source.name(of: last - 2)
    return vocabulary.singleton(type, handedOutAs: source.name(of: last)).map { entry in
      (isImplicit ? last : last - 2, type, entry.evidence)
    }
  }
}
