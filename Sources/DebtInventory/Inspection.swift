import SwiftOutline

/// The ledger of one type, and what each place that creates it takes over when it is converted.
package struct Inspection: Sendable, Equatable {
  package var row: LedgerRow
  /// In the order of the places that create it.
  package var handovers: [Handover]

  /// The calls that move up to one place that creates the type.
  package struct Handover: Sendable, Equatable {
    package var creator: CreationSite
    package var arguments: [Argument]
  }

  /// One dependency that the place has to hand in.
  package struct Argument: Sendable, Equatable {
    package var subject: String
    /// How the type reaches for it today: `resolve`.
    package var means: [String]
    package var source: Source
  }

  /// Where the place has it from.
  package enum Source: Sendable, Equatable {
    /// Its own type's initialiser asks for it.
    case declared
    /// Its own type reaches for it already.
    case reached
    /// The call moves up to it.
    case moved
  }
}

/// What a name means, honest types too; and all names by which types are known, for whoever
/// mistyped it.
package func inspect(
  _ name: String, in source: InventorySource
) -> (inspections: [Inspection], knownNames: [String]) {
  let census = Census(source, creators: .ofEveryType)
  let types = census.index.types
  let places = types.indices.filter { place in
    let path = types[place].path
    return path == name || path.hasSuffix("." + name)
  }
  let names = types.flatMap { $0.path == $0.name ? [$0.path] : [$0.path, $0.name] }
  return (places.map(census.inspection), names)
}

extension Census {
  fileprivate func inspection(of place: Int) -> Inspection {
    let row = ledgerRow(of: place, hiding: hidden[place] ?? [])
    return Inspection(
      row: row, handovers: row.hides.isEmpty ? [] : row.creators.map { handover(of: row, to: $0) })
  }

  private func handover(of row: LedgerRow, to creator: CreationSite) -> Inspection.Handover {
    let place = filesByPath[creator.path].flatMap { index.type(ofSymbol: creator.symbol, in: $0) }
    // A type that creates itself, as a singleton does, is converted with the place.
    let other = place.flatMap { index.types[$0].path == row.type ? nil : $0 }
    let declared = other.map { declaredTypes(of: index.types[$0]) } ?? []
    let reached = Set(other.flatMap { hidden[$0] }?.map(\.subject) ?? [])
    let arguments = row.hides.filter { $0.subject != "?" }.map { hidden in
      var means: [String] = []
      for use in hidden.uses where !means.contains(use.means) { means.append(use.means) }
      return Inspection.Argument(
        subject: hidden.subject, means: means,
        source: declared.contains(hidden.subject)
          ? .declared : reached.contains(hidden.subject) ? .reached : .moved)
    }
    return Inspection.Handover(creator: creator, arguments: arguments)
  }
}
