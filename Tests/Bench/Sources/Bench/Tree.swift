import Foundation

/// A source tree like that of a large app, the same on every machine.
///
/// One file in nine holds something that the rules look for; the files average 5 kB.
struct Tree {
  let files: Int

  func write(to folder: URL) throws {
    var words = Words(seed: 0x5DEE_CE66)
    for index in 0..<files {
      let module = folder.appending(path: "Modules/Feature\(index / 400)/Part\(index / 40 % 10)")
      if index % 40 == 0 {
        try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
      }
      let text = source(index: index, words: &words)
      try Data(text.utf8).write(to: module.appending(path: "Type\(index).swift"))
    }
  }

  private func source(index: Int, words: inout Words) -> String {
    var text = "import Foundation\nimport SwiftUI\n\n/// \(words.sentence())\n"
    text += "final class Type\(index): ObservableObject {\n"
    if index % 9 == 0 { text += debt(index: index, words: &words) }
    for number in 0..<22 {
      text += """
          /// \(words.sentence())
          func \(words.next())\(number)(_ value: Int, named name: String) -> [String] {
            guard value > \(number), !name.isEmpty else { return [] }
            let \(words.next())Parts = name.split(separator: "/").map(String.init)
            return [name, "\\(value) of \(words.next())"]
          }

        """
    }
    return text + "}\n"
  }

  private func debt(index: Int, words: inout Words) -> String {
    switch index / 9 % 4 {
    case 0: "  @EnvironmentObject private var store: Store\(index % 97)\n"
    case 1: "  @Injected private var service: Service\(index % 89)\n"
    case 2: "  static let shared = Type\(index)()\n"
    default: "  let \(words.next()) = AppContainer.shared.resolve(Client\(index % 83).self)\n"
    }
  }
}

/// An endless text, always the same one for a seed.
struct Words {
  private static let all = [
    "account", "address", "airport", "amount", "basket", "booking", "carrier", "change", "city",
    "date", "detail", "fare", "filter", "flight", "guest", "hotel", "invoice", "journey", "leg",
    "luggage", "map", "message", "night", "offer", "order", "passenger", "payment", "price",
    "query", "rating", "refund", "result", "room", "route", "search", "seat", "session", "ticket",
    "trip",
  ]
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> String {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Self.all[Int(state >> 33) % Self.all.count]
  }

  mutating func sentence() -> String {
    "The \(next()) of the \(next()) that the \(next()) shows, with its \(next())."
  }
}
