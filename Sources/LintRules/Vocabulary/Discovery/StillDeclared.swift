import SwiftOutline

/// The names of a record that some files still declare, in the digests of those that
/// `NeedleSet(declaring:)` finds.
///
/// To discover a god type or a world takes the whole tree, and one that is recorded stays until its
/// declaration is gone, however small it has become.
package func stillDeclared(_ recorded: Vocabulary, in digests: [FileDigest]) -> Vocabulary {
  let wanted = recorded.entries.filter(\.isCostly)
  if wanted.isEmpty { return Vocabulary() }
  let names = WordSet(wanted.map(\.name))
  var origins: [String: String] = [:]
  for digest in digests {
    for name in declaredNames(in: digest)
    where names.contains(name) && (origins[name] ?? "\u{10FFFF}") > digest.path {
      origins[name] = digest.path
    }
  }
  return Vocabulary(
    wanted.compactMap { entry in
      origins[entry.name].map { origin in
        Vocabulary.Entry(
          entry.kind, entry.name, origin: origin, reason: "recorded, and still declared")
      }
    })
}

extension Vocabulary {
  /// Whether it lists a god type, static locator or world that another one lacks.
  package func hasLostCostlyNames(in other: Vocabulary) -> Bool {
    entries.contains { $0.isCostly && other.entry($0.kind, $0.name) == nil }
  }
}

/// Types by their own names, globals, and static properties as `Type.property`.
private func declaredNames(in digest: FileDigest) -> [String] {
  digest.summary.globals.map(\.name)
    + digest.summary.types.flatMap { type in
      let statics = type.properties.filter(\.isStatic).map { "\(type.lastName).\($0.name)" }
      return type.kind == .extension ? statics : [type.lastName] + statics
    }
}

extension Vocabulary.Entry {
  /// Whether it takes every file of a tree to discover the name.
  fileprivate var isCostly: Bool { [.god, .locator, .world].contains(kind) }

  /// What a file that declares the name holds.
  fileprivate var declarations: [Needle] {
    let owner = name.split(separator: ".").first.map(String.init) ?? name
    return kind == .world && owner == name ? [.bound(name)] : [.declaredSuffix(owner)]
  }
}

extension NeedleSet {
  /// The needles of the files that may declare a recorded name.
  package init(declaring recorded: Vocabulary) {
    self.init(needles: recorded.entries.filter(\.isCostly).flatMap(\.declarations))
  }
}
