public import SwiftTokens

/// The declarations, scopes and bracket pairs of a tokenized file.
public func outline(_ source: TokenizedSource) -> Outline {
  let last = source.tokens.count
  let file = Scope(kind: .file, tokens: 0..<last, parent: nil)
  return Outline(
    source: source, imports: [], types: [], functions: [], variables: [], attributes: [],
    closures: [], conditionalRegions: [], scopes: [file],
    partners: [Int32](repeating: -1, count: last))
}
