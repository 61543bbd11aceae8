import LintFindings
import SwiftOutline

extension Rule {
  static let godContainer = Rule(
    "god_container",
    level: .report,
    summary: "one type or file that holds the services of everything",
    why: """
      Every feature edits it and it imports everything, so every change rebuilds and conflicts with \
      every other, and any code that sees it can reach all of it. Split it by feature and by \
      lifetime: an app graph, a session graph that dies at log-out, and for each feature a small \
      struct of what it needs.
      """,
    examples: [
      .faulty(
        "ten services behind an accessor",
        """
        final class Core {  // want god_container "Core"
          static let shared = Core()
          let a: AService, b: BService, c: CService, d: DService, e: EService
          let f: FService, g: GService, h: HService, i: IService, j: JService
        }
        """),
      .faulty(
        "a global of many services",
        """
        var Current = World()
        struct World {  // want god_container "World"
          var a: AStore, b: BStore, c: CStore, d: DStore, e: EStore
          var f: FClient, g: GClient, h: HClient, i: IClient, j: JClient
        }
        """),
      .correct(
        "a graph that nobody can reach from everywhere",
        """
        final class AppGraph {
          let a: AService, b: BService, c: CService, d: DService, e: EService
          let f: FService, g: GService, h: HService, i: IService, j: JService
        }
        """),
      .correct(
        "few services",
        """
        final class Core {
          static let shared = Core()
          let a: AService, b: BService, c: CService
        }
        """),
    ],
    checkProject: findGodContainers
  )
}

private func findGodContainers(in view: ProjectView, into sink: inout ProjectSink) {
  let gods = Dictionary(
    view.vocabulary.entries.filter { $0.kind == .god || $0.kind == .locator }
      .map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  for digest in view.ownDigests {
    for (index, type) in digest.summary.types.enumerated() where type.kind != .extension {
      let spot = digest.typeSpots[index]
      guard let god = gods[type.lastName], god.origin == "\(digest.path):\(spot.line)",
        god.reason.contains("services")
      else { continue }
      sink.report(
        ProjectSighting(
          spot: spot, text: type.lastName, subject: type.path, symbol: type.path,
          evidence: [god.reason],
          message: "`\(type.path)` holds \(god.reason); split it by feature and by lifetime"),
        in: digest)
    }
    reportFullFile(digest, into: &sink)
  }
}

/// A file with more than forty registrations, put at its first type.
private func reportFullFile(_ digest: FileDigest, into sink: inout ProjectSink) {
  guard digest.registrations > 40, let type = digest.summary.types.first,
    let spot = digest.typeSpots.first
  else { return }
  let name = digest.path.split(separator: "/").last.map(String.init) ?? digest.path
  sink.report(
    ProjectSighting(
      spot: spot, text: type.lastName, subject: type.path, symbol: type.path,
      evidence: ["\(digest.registrations) registrations in one file"],
      message: "`\(name)` registers \(digest.registrations) services; split it by feature"),
    in: digest)
}
