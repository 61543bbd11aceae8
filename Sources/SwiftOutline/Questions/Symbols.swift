extension Outline {
  /// The name of what the token stands in: `CartViewModel.init(cart:)`, `CartViewModel.cart`,
  /// `Trip.Builder.make()`, the type's path between members, `(top level)` outside everything.
  ///
  /// Local functions, closures and types belong to the outermost member around them.
  public func symbol(at token: Int) -> String {
    guard let owner = index.members.owner(at: token) else { return "(top level)" }
    switch index.membersByOwner[owner] {
    case .type(let type): return types[type].path
    case .function(let function):
      return qualified(signature(of: functions[function]), in: functions[function].scope)
    case .variable(let variable):
      return qualified(boundName(at: token, from: variable), in: variables[variable].scope)
    }
  }

  private func qualified(_ name: String, in scope: Int) -> String {
    let type = index.typeOfScope[scope]
    return type < 0 ? name : "\(types[Int(type)].path).\(name)"
  }

  /// How many labels a symbol spells, and after how many bytes of them no more: it is made anew for
  /// every token that is asked about.
  private static let mostLabels = (count: 64, bytes: 512)

  /// A function's name with its labels: `load(id:_:)`.
  private func signature(of function: FunctionDeclaration) -> String {
    if function.kind == .deinitializer { return function.name }
    var labels = ""
    for parameter in function.parameters.prefix(Self.mostLabels.count)
    where labels.utf8.count < Self.mostLabels.bytes {
      labels += (parameter.label ?? "_") + ":"
    }
    return "\(function.name)(\(labels))"
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
