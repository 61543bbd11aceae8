/// A pattern for one component of a path, as `.gitignore` files write it: `*`, `?`, `[a-z]`, `\`.
enum NamePattern: Sendable {
  case literal([UInt8])
  /// `*` and then these bytes.
  case suffix([UInt8])
  case steps([Step])

  /// What stands for some of a name's bytes.
  enum Step: Sendable {
    case byte(UInt8)
    case anyByte
    case anyBytes
    case oneOf(ByteSet)
  }

  init(_ text: ArraySlice<UInt8>) {
    let steps = Self.steps(of: text)
    let literal = steps.compactMap { if case .byte(let byte) = $0 { byte } else { nil } }
    if literal.count == steps.count {
      self = .literal(literal)
    } else if literal.count == steps.count - 1, case .anyBytes = steps[0] {
      self = .suffix(literal)
    } else {
      self = .steps(steps)
    }
  }

  private static func steps(of text: ArraySlice<UInt8>) -> [Step] {
    var steps: [Step] = []
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): steps.append(.anyBytes)
      case UInt8(ascii: "?"): steps.append(.anyByte)
      case UInt8(ascii: "\\"): if let next = rest.popFirst() { steps.append(.byte(next)) }
      case UInt8(ascii: "["):
        let set = ByteSet(advancing: &rest)
        steps.append(set.map(Step.oneOf) ?? .byte(byte))
      default: steps.append(.byte(byte))
      }
    }
    return steps
  }

  func matches(_ name: [UInt8]) -> Bool {
    switch self {
    case .literal(let bytes): name == bytes
    case .suffix(let bytes):
      name.count >= bytes.count && name[(name.count - bytes.count)...].elementsEqual(bytes)
    case .steps(let steps): Self.matches(name, steps)
    }
  }

  /// On a mismatch only the last `*` takes one byte more: what came before it cannot help.
  private static func matches(_ name: [UInt8], _ steps: [Step]) -> Bool {
    var position = 0
    var index = 0
    var retry: (position: Int, index: Int)?
    while position < name.count {
      if index < steps.count, case .anyBytes = steps[index] {
        index += 1
        retry = (position, index)
      } else if index < steps.count, steps[index].accepts(name[position]) {
        position += 1
        index += 1
      } else if let last = retry {
        position = last.position + 1
        index = last.index
        retry = (position, index)
      } else {
        return false
      }
    }
    return steps[index...].allSatisfy { if case .anyBytes = $0 { true } else { false } }
  }
}

extension NamePattern.Step {
  fileprivate func accepts(_ byte: UInt8) -> Bool {
    switch self {
    case .byte(let wanted): byte == wanted
    case .anyByte: true
    case .anyBytes: false
    case .oneOf(let set): set.contains(byte)
    }
  }
}

/// The bytes that a bracket expression such as `[a-z_]` or `[!0-9]` stands for.
struct ByteSet: Sendable {
  private var members = [Bool](repeating: false, count: 256)

  func contains(_ byte: UInt8) -> Bool { members[Int(byte)] }

  /// Takes an expression whose `[` was taken already; nil, and nothing taken, if it never closes.
  init?(advancing text: inout ArraySlice<UInt8>) {
    var rest = text
    let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isNegated { rest = rest.dropFirst() }
    var isFirst = true
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "]") && !isFirst {
        if isNegated { members = members.map { !$0 } }
        text = rest
        return
      }
      isFirst = false
      if byte == UInt8(ascii: "["), let bytes = Self.namedClass(advancing: &rest) {
        for member in bytes { members[Int(member)] = true }
      } else {
        insertRange(from: byte, advancing: &rest)
      }
    }
    return nil
  }

  private mutating func insertRange(from byte: UInt8, advancing rest: inout ArraySlice<UInt8>) {
    let low = byte == UInt8(ascii: "\\") ? rest.popFirst() ?? byte : byte
    var high = low
    if rest.first == UInt8(ascii: "-"), let next = rest.dropFirst().first,
      next != UInt8(ascii: "]")
    {
      rest = rest.dropFirst(2)
      high = next == UInt8(ascii: "\\") ? rest.popFirst() ?? next : next
    }
    if low <= high { for member in low...high { members[Int(member)] = true } }
  }

  /// The bytes of `[:digit:]` and its like, whose first `[` was taken already.
  private static func namedClass(advancing rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    for (name, bytes) in classes where rest.starts(with: ":\(name):]".utf8) {
      rest = rest.dropFirst(name.utf8.count + 3)
      return bytes
    }
    return nil
  }

  private static let classes: [(name: String, bytes: [UInt8])] = {
    let digits = Array("0123456789".utf8)
    let lower = Array("abcdefghijklmnopqrstuvwxyz".utf8)
    let upper = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    let visible = Array(UInt8(0x21)...0x7E)
    return [
      ("digit", digits), ("lower", lower), ("upper", upper), ("alpha", lower + upper),
      ("alnum", digits + lower + upper), ("xdigit", digits + Array("abcdefABCDEF".utf8)),
      ("space", Array(" \t\n\u{B}\u{C}\r".utf8)), ("blank", Array(" \t".utf8)),
      ("punct", visible.filter { !(digits + lower + upper).contains($0) }),
      ("graph", visible), ("print", visible + [0x20]), ("cntrl", Array(UInt8(0)...0x1F) + [0x7F]),
    ]
  }()
}
