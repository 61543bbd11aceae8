import SwiftOutline

/// The default values of a type's initialisers that use a singleton on the way: what they fetch
/// stands in the signature, where everybody can read it, so it is not hidden. A value that is the
/// singleton itself is found by a rule of its own.
struct DefaultValues {
  /// The values of each initialiser, by its name with labels: `init(stack:)`.
  private var values: [String: [String]] = [:]
  /// How often each text has been taken out of the values of an initialiser.
  private var taken: [String: Int] = [:]

  init(of type: ProjectType) {
    for initializer in type.initializers {
      let written = initializer.parameters.compactMap(\.defaultValue)
      if !written.isEmpty { values[initializer.name, default: []] += written }
    }
  }

  /// Whether the next place that uses a singleton in an initialiser stands in its default values;
  /// asked in the order of the source, where they come before the body.
  mutating func take(_ text: String, named name: String) -> Bool {
    guard let values = values[name] else { return false }
    let all = values.reduce(0) { $0 + occurrences(of: text, in: $1) }
    let key = "\(name) \(text)"
    guard taken[key, default: 0] < all else { return false }
    taken[key, default: 0] += 1
    return true
  }

  private func occurrences(of name: String, in value: String) -> Int {
    let words = value.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    return words.count { word in
      let isWhole =
        word.count == value.count && word.dropFirst(name.count + 1).contains(".") == false
      return word.hasPrefix(name + ".") && !isWhole
    }
  }
}

extension InitializerSummary {
  /// As symbols spell it: `init(id:_:)`.
  fileprivate var name: String {
    "init(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }
}
