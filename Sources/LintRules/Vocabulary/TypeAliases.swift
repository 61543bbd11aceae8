import SwiftOutline
import SwiftTokens

/// Another name for a type, `typealias Services = Shop.Container`, or a class that inherits from
/// what is called a container.
package struct TypeAlias: Sendable, Equatable {
  package var name: String
  /// The type that it stands for, as written without generic arguments: `Shop.Container`.
  package var target: String
  /// How it stands to that type, in words: `another name for`.
  package var relation = "another name for"
  /// Whether it is declared inside a type or function.
  package var isNested: Bool
  package var spot: Spot

  /// The last name of the type that it stands for.
  var targetName: String { lastComponent(of: target) }
}

/// The aliases of a file that stand for a single named type.
func typeAliases(in outline: Outline, places: Places) -> [TypeAlias] {
  let source = outline.source
  return outline.typealiases.compactMap { keyword in
    guard let target = aliasedType(after: keyword, in: source) else { return nil }
    return TypeAlias(
      name: source.name(of: keyword + 1), target: target,
      isNested: outline.innermostScope(at: keyword) != 0,
      spot: places.spot(ofBytes: source.tokens[keyword + 1].byteRange))
  }
}

/// The classes of a file that inherit from what is called a container.
func containerSubclasses(in digest: FileDigest) -> [TypeAlias] {
  digest.summary.types.indices.compactMap { index in
    guard digest.summary.types[index].kind == .class,
      let parent = digest.summary.types[index].inherited.first,
      ContainerName.isContainerType(bareTypeName(parent))
    else { return nil }
    // A class that is declared inside another is reached by its own name all the same.
    return TypeAlias(
      name: digest.summary.types[index].lastName, target: String(parent.prefix { $0 != "<" }),
      relation: "inherits from", isNested: true, spot: digest.typeSpots[index])
  }
}

/// The dotted name after `typealias A<T> =`; nil for a function, a tuple or a composition.
private func aliasedType(after keyword: Int, in source: TokenizedSource) -> String? {
  let head = keyword + 1..<min(keyword + 32, source.tokens.count)
  guard let equal = head.first(where: { source.tokens[$0].kind == .equal }) else { return nil }
  var token = equal + 1
  if token < source.tokens.count, [.any, .some].contains(source.tokens[token].word) { token += 1 }
  var names: [String] = []
  while token < source.tokens.count, isName(source.tokens[token].kind) {
    names.append(source.name(of: token))
    token += 1
    guard token < source.tokens.count, [.period, .doubleColon].contains(source.tokens[token].kind)
    else { break }
    token += 1
  }
  guard !names.isEmpty, token < source.tokens.count, !source.spells(token, "&"),
    source.tokens[token].kind != .arrow
  else { return nil }
  return names.joined(separator: ".")
}

private func isName(_ kind: TokenKind) -> Bool {
  kind == .identifier || kind == .backtickedIdentifier
}
