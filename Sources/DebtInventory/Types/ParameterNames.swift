import SwiftOutline

/// The names of new parameters, as the API design guidelines would have them: by role, unambiguous.
///
/// `BookingRepository` becomes `repository`; where two would clash, or the last word says nothing
/// (`SessionManager`), all words are kept.
struct ParameterNames {
  private var taken: Set<String>

  init(taken: Set<String>) { self.taken = taken }

  /// One name for each type, in order.
  ///
  /// - Parameter wishes: the bare type, and the name that the code has for it already, if any.
  mutating func names(for wishes: [(type: String, known: String?)]) -> [String] {
    let short = wishes.map { $0.known ?? shortName(ofType: $0.type) }
    let counts = Dictionary(short.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(wishes, short).map { wish, name in
      let isShared = counts[name, default: 0] > 1
      let wanted = isShared || taken.contains(name) ? fullName(ofType: wish.type) : name
      return reserve(wanted)
    }
  }

  private mutating func reserve(_ wanted: String) -> String {
    var name = wanted
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(wanted)\(number)"
      number += 1
    }
    return name
  }
}

private func shortName(ofType type: String) -> String {
  let words = namingWords(ofType: type)
  guard let last = words.last, words.count > 1, !emptyWords.contains(last),
    !last.hasSuffix("ing"), !last.hasSuffix("able"), !keywords.contains(last.lowercased())
  else { return fullName(ofType: type) }
  return lowerCamel([last])
}

/// All words of a type as a name: `bookingRepository`.
func fullName(ofType type: String) -> String {
  let name = lowerCamel(namingWords(ofType: type))
  return keywords.contains(name) || name.isEmpty ? "\(name)Value" : name
}

/// The words of the type's last component, without `Protocol` and the like at the end.
///
/// Of a list they are those of what it holds, in the plural: `tags` of `[Tag<User>]`.
private func namingWords(ofType type: String) -> [String] {
  if type.hasPrefix("["), let held = type.dropFirst().dropLast().split(separator: ":").last {
    var words = namingWords(ofType: bareType(String(held.drop { $0 == " " })))
    if let last = words.popLast() { words.append(last.hasSuffix("s") ? last : last + "s") }
    return words
  }
  let name = lastComponent(of: type).filter { $0.isLetter || $0.isNumber || $0 == "_" }
  var words = camelWords(in: name)
  if words.count > 1, let last = words.last, declarationWords.contains(last) { words.removeLast() }
  return words
}

/// `HTTPClient` is `HTTP`, `Client`; `OAuth2Token` is `O`, `Auth2`, `Token`.
private func camelWords(in name: String) -> [String] {
  var words: [String] = []
  let letters = Array(name)
  for (index, letter) in letters.enumerated() {
    let follows = index > 0 && !letters[index - 1].isUppercase
    let beginsWord = index > 0 && index + 1 < letters.count && letters[index + 1].isLowercase
    if words.isEmpty || letter.isUppercase && (follows || beginsWord) {
      words.append(String(letter))
    } else {
      words[words.count - 1].append(letter)
    }
  }
  return words
}

private func lowerCamel(_ words: [String]) -> String {
  (words.first?.lowercased() ?? "") + words.dropFirst().joined()
}

/// Words that tell a declaration's kind, not its role.
private let declarationWords: Set<String> = ["Protocol", "Type", "Interface", "Impl"]

/// Words that say nothing of what a thing is for.
private let emptyWords: Set<String> = [
  "Manager", "Service", "Services", "Provider", "Helper", "Handler", "Controller", "Object",
  "Delegate", "Wrapper", "Container", "Factory", "Model", "Data", "Info", "State", "Coordinator",
  "Item", "Value", "Utility", "Component", "Module", "Engine", "Processor", "Base",
  "Swift", "Kit", "Library", "Context",
]

private let keywords: Set<String> = [
  "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
  "deinit",
  "do", "else", "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import",
  "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol",
  "public",
  "repeat", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "true",
  "try", "typealias", "var", "where", "while",
]
