/// What stands before the first `<`.
func withoutGenericArguments(_ spelling: String) -> String {
  guard let angle = spelling.utf8.firstIndex(of: UInt8(ascii: "<")) else { return spelling }
  return String(spelling[..<angle])
}

/// A type's name without `any`, `some`, `inout`, attributes, optional marks, generic arguments and
/// parentheses around it: what two spellings of one type have in common.
///
/// A list is no name, so it is kept with what it holds: `[Tag<User>]`.
func bareType(_ spelling: String) -> String {
  // Most are plain, and there are millions.
  if !spelling.utf8.contains(where: isTypeMark) { return spelling }
  var rest = spelling[...]
  while let space = rest.firstIndex(of: " ") {
    let word = rest[..<space].drop { $0 == "(" }
    guard word.hasPrefix("@") || ["any", "some", "inout", "borrowing", "consuming"].contains(word)
    else { break }
    rest = rest[rest.index(after: space)...]
  }
  rest = rest.drop { $0 == "(" }
  if rest.first == "[" {
    while let last = rest.last, "?!)".contains(last) { rest.removeLast() }
    return String(rest)
  }
  let end = rest.firstIndex { $0 == "<" || $0 == "?" || $0 == "!" || $0 == ")" }
  return String(rest[..<(end ?? rest.endIndex)])
}

/// Whether a byte of a type's spelling belongs to no dotted name.
private func isTypeMark(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
    UInt8(ascii: "<"), UInt8(ascii: "?"), UInt8(ascii: "!"):
    true
  default: false
  }
}

/// Whether a type is a function itself, and not an optional or a list of functions:
/// `(Trip) -> Fare?`, but not `((Trip) -> Fare)?`.
func isFunction(_ spelling: String) -> Bool {
  var depth = 0
  var last = UInt8(ascii: " ")
  for byte in spelling.utf8 {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
    case UInt8(ascii: ">") where last != UInt8(ascii: "-"): depth -= 1
    case UInt8(ascii: ">") where depth == 0: return true
    default: break
    }
    last = byte
  }
  return false
}

/// A type without its optional marks, and whether it may be missing: an implicitly unwrapped one
/// is there when it is used.
func unwrapped(_ spelling: String) -> (type: String, isOptional: Bool) {
  var type = spelling[...]
  var isOptional = false
  while let last = type.last, last == "?" || last == "!", !isFunction(spelling) {
    isOptional = isOptional || last == "?"
    type.removeLast()
  }
  if type.first == "(", type.last == ")",
    ["any ", "some "].contains(where: type.dropFirst().hasPrefix)
  {
    type = type.dropFirst().dropLast()
  }
  return (String(type), isOptional)
}

/// The items of a list of types: `Trip.ID`, `[Fare: Int]` of `Trip.ID, [Fare: Int]`.
func listItems(_ list: Substring) -> [String] {
  var items: [String] = []
  var depth = 0
  var last: Character = " "
  var item = ""
  for character in list {
    if "([<".contains(character) { depth += 1 }
    if ")]>".contains(character), last != "-" || character != ">" { depth -= 1 }
    last = character
    if character == ",", depth == 0 {
      items.append(item)
      item = ""
    } else if !item.isEmpty || character != " " {
      item.append(character)
    }
  }
  return item.isEmpty ? items : items + [item]
}
