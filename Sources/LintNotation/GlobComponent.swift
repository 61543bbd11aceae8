/// The pattern of one path component.
enum GlobComponent: Sendable, Equatable {
  /// `**`: any number of components or none.
  case anyDepth
  /// No wildcard: the name itself.
  case name([UInt8])
  /// A name with `*` or `?` in it.
  case wildcard([Piece])

  enum Piece: Sendable, Equatable {
    case byte(UInt8)
    /// `?`
    case anyCharacter
    /// `*`
    case anyText
  }

  static let oneName = GlobComponent.wildcard([.anyCharacter, .anyText])

  /// The pattern of a component as written; a `**` that is not alone means `*`.
  init(_ spelling: ArraySlice<UInt8>) {
    if spelling.elementsEqual("**".utf8) {
      self = .anyDepth
      return
    }
    var pieces: [Piece] = []
    var isEscaped = false
    for byte in spelling {
      switch byte {
      case _ where isEscaped: pieces.append(.byte(byte))
      case UInt8(ascii: "\\"): break
      case UInt8(ascii: "?"): pieces.append(.anyCharacter)
      case UInt8(ascii: "*") where pieces.last == .anyText: break
      case UInt8(ascii: "*"): pieces.append(.anyText)
      default: pieces.append(.byte(byte))
      }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    let bytes = pieces.compactMap { if case .byte(let byte) = $0 { byte } else { nil } }
    self = bytes.count == pieces.count ? .name(bytes) : .wildcard(pieces)
  }

  func matches(_ name: ArraySlice<UInt8>) -> Bool {
    switch self {
    case .anyDepth: true
    case .name(let bytes): name.elementsEqual(bytes)
    case .wildcard(let pieces): matchPieces(pieces, name)
    }
  }
}

/// Matches greedily and goes back to the last `*` only.
private func matchPieces(_ pieces: [GlobComponent.Piece], _ name: ArraySlice<UInt8>) -> Bool {
  var piece = 0
  var offset = name.startIndex
  var retry: (piece: Int, offset: Int)?
  while offset < name.endIndex {
    if piece < pieces.count, pieces[piece] == .anyText {
      retry = (piece + 1, offset)
      piece += 1
    } else if piece < pieces.count, let end = endOfMatch(pieces[piece], name, offset) {
      piece += 1
      offset = end
    } else if let (afterStar, start) = retry {
      retry = (afterStar, start + 1)
      piece = afterStar
      offset = start + 1
    } else {
      return false
    }
  }
  return pieces[piece...].allSatisfy { $0 == .anyText }
}

/// Where the one character that the piece matches ends; nil if it does not match.
private func endOfMatch(
  _ piece: GlobComponent.Piece, _ name: ArraySlice<UInt8>, _ offset: Int
) -> Int? {
  switch piece {
  case .byte(let byte): return name[offset] == byte ? offset + 1 : nil
  case .anyText: return nil
  case .anyCharacter:
    guard !isContinuation(name[offset]) else { return nil }
    return name[(offset + 1)...].firstIndex { !isContinuation($0) } ?? name.endIndex
  }
}

/// Whether the byte continues a character of several bytes.
private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
