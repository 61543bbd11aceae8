import LintFindings
import SwiftOutline

extension Rule {
  static let singleImplementationProtocol = Rule(
    "single_implementation_protocol",
    level: .report,
    summary: "a protocol that one type implements and no test replaces",
    why: """
      A protocol made only "for DI" doubles every signature and hides where code is. It earns its \
      place when the implementation leaves the process or is not deterministic, when it stands at a \
      module boundary, or when it turns a dependency round. A hint: it does not see other packages.
      """,
    examples: [
      .faulty(
        "one conformer, no fake",
        files: [
          .init(
            "Cart.swift",
            "protocol CartServing {}  // want single_implementation_protocol \"CartServing\""),
          .init("LiveCart.swift", "final class LiveCart: CartServing {}"),
        ]),
      .faulty(
        "paired by name",
        """
        protocol TripStoreProtocol { func load() }  // want single_implementation_protocol "TripStoreProtocol"
        final class TripStore: TripStoreProtocol { func load() {} }
        """),
      .correct(
        "two conformers, one of them a mock",
        """
        protocol CartServing {}
        final class LiveCart: CartServing {}
        final class MockCart: CartServing {}
        """),
      .correct(
        "a delegate, and a capability",
        """
        protocol CartDelegate {}
        final class CartView: CartDelegate {}
        protocol Sortable {}
        struct Trip: Sortable {}
        """),
    ],
    checkProject: findSingleImplementations
  )
}

private func findSingleImplementations(in view: ProjectView, into sink: inout ProjectSink) {
  let conformers = conformersByProtocol(in: view)
  for digest in view.ownDigests {
    for (index, type) in digest.summary.types.enumerated()
    where type.kind == .protocol && !isCapability(type.lastName) {
      guard let only = conformers[type.lastName], only.count == 1, let implementation = only.first
      else { continue }
      sink.report(
        ProjectSighting(
          spot: digest.typeSpots[index], text: type.lastName, subject: type.path,
          symbol: type.path, evidence: ["only `\(implementation)` conforms to it"],
          message:
            "`\(type.path)` has one implementation, `\(implementation)`; use the type itself "
            + "unless it leaves the process or stands at a module boundary"),
        in: digest)
    }
  }
}

/// The types that conform to each protocol of the project, be it through one that refines it.
private func conformersByProtocol(in view: ProjectView) -> [String: Set<String>] {
  let types = view.digests.lazy.flatMap(\.summary.types)
  var refined: [String: [String]] = [:]
  for type in types where type.kind == .protocol {
    refined[type.lastName, default: []] += type.inheritedNames
  }
  var conformers: [String: Set<String>] = [:]
  for type in types where type.kind != .protocol {
    var waiting = type.inheritedNames
    var seen: Set<String> = []
    // Nobody refines so many protocols.
    while seen.count < 64, let name = waiting.popLast() {
      guard seen.insert(name).inserted, let others = refined[name] else { continue }
      conformers[name, default: []].insert(type.path)
      waiting += others[max(0, others.count - 64)...]
    }
  }
  return conformers
}

private func isCapability(_ name: String) -> Bool {
  ["Delegate", "DataSource", "able", "ible"].contains { name.hasSuffix($0) }
}
