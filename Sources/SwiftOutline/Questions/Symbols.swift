extension Outline {
  /// The name of what the token stands in: `CartViewModel.init(cart:)`, `CartViewModel.cart`,
  /// `Trip.Builder.make()`, the type's path between members, `(top level)` outside everything.
  ///
  /// Local functions, closures and types belong to the outermost member around them.
  public func symbol(at token: Int) -> String {
    let (owner, member) = symbolParts(at: token)
    return owner.map { "\($0).\(member)" } ?? member
  }

  /// The symbol in two parts: the type around the member, nil outside of types, and the member.
  public func symbolParts(at token: Int) -> (owner: String?, member: String) {
    guard let owner = index.members.owner(at: token) else { return (nil, "(top level)") }
    switch index.membersByOwner[owner] {
    case .type(let type): return (nil, types[type].path)
    case .function(let function):
      return (ownerPath(of: functions[function].scope), signature(of: function))
    case .variable(let variable):
      return (ownerPath(of: variables[variable].scope), boundName(at: token, from: variable))
    }
  }

  private func ownerPath(of scope: Int) -> String? {
    let type = index.typeOfScope[scope]
    return type < 0 ? nil : types[Int(type)].path
  }

  /// How many labels a symbol spells, and after how many bytes of them no more: it is made anew for
  /// every token that is asked about.
  private static let mostLabels = (count: 64, bytes: 512)

  /// A function's name with its labels: `load(id:_:)`.
  private func signature(of function: Int) -> String {
    let name = functions[function].name
    if functions[function].kind == .deinitializer { return name }
    var text: [UInt8] = []
    text.reserveCapacity(name.utf8.count + 96)
    text.append(contentsOf: name.utf8)
    text.append(UInt8(ascii: "("))
    let limit = text.count + Self.mostLabels.bytes
    let parameters = functions[function].parameters
    for index in parameters.indices.prefix(Self.mostLabels.count) where text.count < limit {
      text.append(contentsOf: (parameters[index].label ?? "_").utf8)
      text.append(UInt8(ascii: ":"))
    }
    text.append(UInt8(ascii: ")"))
    return String(decoding: text, as: UTF8.self)
  }

  /// The name of a tuple pattern that the token belongs to: the last one at or before it.
  private func boundName(at token: Int, from variable: Int) -> String {
    let tokens = variables[variable].tokens
    var named = variable
    while named > 0, variables[named - 1].tokens == tokens { named -= 1 }
    while named + 1 < variables.count, variables[named + 1].tokens == tokens,
      variables[named + 1].nameToken <= token,
      variables[named].initializer.map({ token < $0.lowerBound }) ?? true
    {
      named += 1
    }
    return variables[named].name
  }
}
