/// The tables that answer "what surrounds this token?" without a walk.
struct OutlineIndex: Sendable {
  let scopes: NestedRanges
  let functions: NestedRanges
  /// The outermost function, variable or type whose tokens hold a token.
  let members: NestedRanges
  /// The parameters with a default value, in the order of `defaultOwners`.
  let defaults: NestedRanges
  let defaultOwners: [(function: Int, parameter: Int)]
  /// For each scope the innermost type around it, -1 for none.
  let typeOfScope: [Int32]
  /// For each scope whether a function, variable or closure is around it or it is one itself.
  let isInsideMember: [Bool]
  let membersByOwner: [Member]

  /// A declaration that gives its tokens a symbol.
  enum Member: Sendable {
    case type(Int)
    case function(Int)
    case variable(Int)
  }

  init(
    scopes: [Scope], types: [TypeDeclaration], functions: [FunctionDeclaration],
    variables: [VariableDeclaration]
  ) {
    self.scopes = NestedRanges(scopes.lazy.map(\.tokens))
    self.functions = NestedRanges(functions.indices.lazy.map { functions[$0].tokens })
    var typeOfScope: [Int32] = []
    var isInsideMember: [Bool] = []
    typeOfScope.reserveCapacity(scopes.count)
    isInsideMember.reserveCapacity(scopes.count)
    for scope in scopes {
      switch scope.kind {
      case .file:
        typeOfScope.append(-1)
        isInsideMember.append(false)
      case .type(let type):
        typeOfScope.append(Int32(type))
        isInsideMember.append(scope.parent.map { isInsideMember[$0] } ?? false)
      case .function, .variable, .closure:
        typeOfScope.append(scope.parent.map { typeOfScope[$0] } ?? -1)
        isInsideMember.append(true)
      }
    }
    self.typeOfScope = typeOfScope
    self.isInsideMember = isInsideMember
    let ranges = Self.defaultRanges(of: functions)
    defaultOwners = ranges.map(\.owner)
    defaults = NestedRanges(ranges.lazy.map(\.range))
    let members = Self.members(
      isInsideMember: isInsideMember, types: types, functions: functions, variables: variables)
    membersByOwner = members.map(\.member)
    self.members = NestedRanges(members.lazy.map(\.range))
  }

  private static func defaultRanges(
    of functions: [FunctionDeclaration]
  ) -> [(owner: (function: Int, parameter: Int), range: Range<Int>)] {
    var ranges: [(owner: (function: Int, parameter: Int), range: Range<Int>)] = []
    for function in functions.indices {
      for parameter in functions[function].parameters.indices {
        guard let value = functions[function].parameters[parameter].defaultValue else { continue }
        ranges.append(((function, parameter), value))
      }
    }
    return ranges.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The declarations that stand in the file or in a type, by position, an outer one first.
  private static func members(
    isInsideMember: [Bool], types: [TypeDeclaration], functions: [FunctionDeclaration],
    variables: [VariableDeclaration]
  ) -> [(member: Member, range: Range<Int>)] {
    var members: [(member: Member, range: Range<Int>)] = []
    members.reserveCapacity(types.count + functions.count)
    for index in types.indices where !isInsideMember[types[index].scope] {
      members.append((.type(index), types[index].tokens))
    }
    for index in functions.indices where !isInsideMember[functions[index].scope] {
      members.append((.function(index), functions[index].tokens))
    }
    for index in variables.indices where !isInsideMember[variables[index].scope] {
      members.append((.variable(index), variables[index].tokens))
    }
    return members.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
  }
}
