import SwiftOutline

extension String {
  /// The same text; one that was put together holds up to twice the memory that it needs.
  var withoutRoomToSpare: String { String(decoding: utf8, as: UTF8.self) }
}

/// Texts and lists of texts that occur again and again, each stored once.
///
/// The digests of a large tree hold `private`, `some View` and `AnyPublisher<Void, Never>` ten
/// thousand times; shared, they take a fraction of the memory.
package struct SharedTexts: Sendable {
  private var texts: Set<String> = []
  private var lists: Set<[String]> = []

  package init() {}

  /// Stores what a digest holds only where it was not seen before; the digest stays equal.
  package mutating func share(_ digest: inout FileDigest) {
    share(&digest.summary.imports)
    for type in digest.summary.types.indices { share(&digest.summary.types[type]) }
    for index in digest.summary.globals.indices { share(&digest.summary.globals[index]) }
    for index in digest.reached.indices { share(&digest.reached[index]) }
    guard var wiring = digest.wiring else { return }
    digest.wiring = nil
    for index in wiring.constructions.indices { share(&wiring.constructions[index].type) }
    for index in wiring.implicit.indices { share(&wiring.implicit[index].owner) }
    for index in wiring.symbols.indices {
      share(&wiring.symbols[index].owner)
      share(&wiring.symbols[index].member)
    }
    digest.wiring = wiring
  }

  private mutating func share(_ type: inout TypeSummary) {
    share(&type.inherited)
    share(&type.modifiers)
    share(&type.attributes)
    for index in type.initializers.indices { share(&type.initializers[index]) }
    for index in type.properties.indices { share(&type.properties[index]) }
  }

  private mutating func share(_ initializer: inout InitializerSummary) {
    share(&initializer.modifiers)
    share(&initializer.attributes)
    for index in initializer.parameters.indices {
      share(&initializer.parameters[index].type)
      share(&initializer.parameters[index].attributes)
    }
  }

  private mutating func share(_ property: inout PropertySummary) {
    share(&property.name)
    if var type = property.type {
      share(&type)
      property.type = type
    }
    if var start = property.initializerStart {
      share(&start)
      property.initializerStart = start
    }
    share(&property.modifiers)
    share(&property.attributes)
  }

  private mutating func share(_ text: inout String) {
    // Shorter ones need no storage.
    if text.utf8.count > 15 { text = texts.insert(text).memberAfterInsert }
  }

  private mutating func share(_ list: inout [String]) {
    if !list.isEmpty { list = lists.insert(list).memberAfterInsert }
  }
}
