import SwiftTokens

extension OutlineBuilder {
  /// What a parameter list belongs to: they differ in what a single name means.
  enum ParameterKind { case function, `subscript`, closure }

  /// Passes the attributes, name and type of a parameter, up to its default value.
  mutating func readParameterStart() {
    switch structure.kind(index) {
    case .at: readAttribute()
    case .rightParenthesis: break
    case .comma: frame.awaitsStart = false
    default:
      frame.awaitsStart = false
      guard case .function(let owner) = frame.owner else { return }
      let function = Int(owner)
      let kind = functions[function].kind == .subscript ? ParameterKind.subscript : .function
      let parameter = readParameter(kind)
      // Who has one parameter often has two.
      if functions[function].parameters.isEmpty {
        functions[function].parameters.reserveCapacity(2)
      }
      functions[function].parameters.append(parameter)
    }
  }

  /// Passes the name and type of a parameter behind its attributes, and the `=` after them.
  private mutating func readParameter(_ kind: ParameterKind) -> Parameter {
    let taken = takePrefix(orStart: index)
    var parameter = readParameterHead(from: index, kind: kind)
    if !taken.attributes.isEmpty {
      parameter.attributes = taken.attributes + parameter.attributes
    }
    parameter.tokens = taken.start..<parameter.tokens.upperBound
    index = max(index, parameter.tokens.upperBound)
    if structure.kind(index) == .equal {
      index += 1
      parameter.defaultValue = index..<index
    }
    return parameter
  }

  /// Ends the last parameter of a function, which may have none.
  mutating func finishParameter(of function: Int, at end: Int) {
    guard let last = functions[function].parameters.indices.last else { return }
    let start = functions[function].parameters[last].tokens.lowerBound
    guard end > start else { return }
    functions[function].parameters[last].tokens = start..<end
    if let value = functions[function].parameters[last].defaultValue {
      functions[function].parameters[last].defaultValue =
        value.lowerBound..<max(value.lowerBound, end)
    }
  }

  /// Reads names and type of a parameter.
  mutating func readParameterHead(from start: Int, kind: ParameterKind) -> Parameter {
    var token = start
    var parameter = Parameter(
      label: nil, name: "", attributes: [], type: start..<start, defaultValue: nil,
      tokens: start..<start)
    while structure.kind(token) == .at, let attribute = recordTypeAttribute(at: token) {
      parameter.attributes.append(attribute)
      token = attribute.tokens.upperBound
    }
    let colon = structure.nameColon(from: token)
    if colon != nil || kind == .closure {
      token = readParameterNames(from: token, colon: colon, kind: kind, into: &parameter)
    }
    if colon != nil || kind != .closure {
      token = readParameterType(from: token, into: &parameter)
    }
    parameter.tokens = start..<token
    return parameter
  }

  private mutating func readParameterNames(
    from start: Int, colon: Int?, kind: ParameterKind, into parameter: inout Parameter
  ) -> Int {
    var end = start
    if let colon {
      end = colon
    } else {
      while structure.isName(end), end < start + 2 { end += 1 }
    }
    guard end > start else { return start }
    structure.mark(.declaredName, start..<end)
    parameter.name = source.name(of: end - 1)
    if end - start > 1 {
      let label = end - 2
      if structure.word(label) != .underscore { parameter.label = source.name(of: label) }
    } else if kind == .function, structure.word(start) != .underscore {
      parameter.label = parameter.name
    }
    return colon.map { $0 + 1 } ?? end
  }

  /// Reads the type, in front of which specifiers and attributes may stand.
  private mutating func readParameterType(from start: Int, into parameter: inout Parameter) -> Int {
    var token = start
    while true {
      if structure.kind(token) == .at, let attribute = recordTypeAttribute(at: token) {
        parameter.attributes.append(attribute)
        token = attribute.tokens.upperBound
      } else if isOwnership(token), structure.startsType(structure.specifierEnd(from: token)) {
        token = structure.specifierEnd(from: token)
      } else {
        break
      }
    }
    var end = structure.typeEnd(from: token)
    markType(token..<end)
    structure.mark(.typePosition, start..<token)
    parameter.type = token..<end
    if structure.isOperator(end), source.spells(end, "...") { end += 1 }
    return end
  }

  private func isOwnership(_ token: Int) -> Bool {
    switch structure.word(token) {
    case .inout, .borrowing, .consuming, .sending, .isolated, .nonisolated: true
    case .none where structure.kind(token) == .identifier:
      structure.firstByte(token) == UInt8(ascii: "_") && structure.startsType(token + 1)
    default: false
    }
  }
}

extension Structure {
  /// The colon behind one to three names: `_ cart:`, `isolated actor:`.
  fileprivate func nameColon(from start: Int) -> Int? {
    var token = start
    while isName(token), token < start + 4 { token += 1 }
    return token > start && kind(token) == .colon ? token : nil
  }
}
