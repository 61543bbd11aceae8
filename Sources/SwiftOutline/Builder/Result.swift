extension OutlineBuilder {
  /// The outline of what has been read.
  consuming func outline() -> Outline {
    let regions = conditionalRegions()
    let index = OutlineIndex(
      scopes: scopes, types: types, functions: functions, variables: variables)
    return Outline(
      source: structure.source, imports: imports, types: types, functions: functions,
      variables: variables, typealiases: typealiases, attributes: attributes, closures: closures,
      conditionalRegions: regions, scopes: scopes, structure: structure, index: index)
  }

  private func conditionalRegions() -> [ConditionalRegion] {
    structure.regions.map { region in
      let directives = region.directives.map { structure.directives[Int($0)] }
      let start = directives.first.map { Int($0.start) } ?? 0
      let end = directives.last.map { $0.kind == .endif ? Int($0.end) : structure.tokens.count - 1 }
      return ConditionalRegion(
        directives: directives.map { Int($0.start) }, tokens: start..<max(start, end ?? start))
    }
  }
}
