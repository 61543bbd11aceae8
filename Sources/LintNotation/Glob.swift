/// A path pattern: `*` within a component, `**` any number of components or none, `?` one
/// character, `{a,b}` alternatives, `\` before a character that is meant literally.
///
/// A pattern without `/` matches a file's or a folder's name at any depth; one with `/` is relative
/// to the root, as is one that starts with `/`. A folder means everything below it. A `/` at the
/// end says that a folder is meant and does not count otherwise. Upper and lower case differ.
package struct Glob: Sendable, Equatable, CustomStringConvertible {
  /// The pattern as written.
  package let description: String
  private let alternatives: [Alternative]

  /// One way through the braces.
  private struct Alternative: Sendable, Equatable {
    var components: [GlobComponent]
    var isFolder: Bool
  }

  /// Throws if the pattern is empty, leaves the root, or has braces that make no sense.
  package init(_ pattern: String) throws(GlobProblem) {
    description = pattern
    // No path is longer, and messages quote the pattern.
    let limit = 4_096
    if pattern.utf8.count > limit { throw .tooLong(limit: limit) }
    var alternatives: [Alternative] = []
    for spelling in try expandBraces(Array(pattern.utf8)) {
      alternatives.append(try Self.parse(spelling))
    }
    self.alternatives = alternatives
  }

  private static func parse(_ spelling: [UInt8]) throws(GlobProblem) -> Alternative {
    let slash = UInt8(ascii: "/")
    var names = spelling.split(separator: slash).filter { !$0.elementsEqual(".".utf8) }
    if names.isEmpty { throw .empty }
    if names.contains(where: { $0.elementsEqual("..".utf8) }) { throw .leavesRoot }
    let isFolder = spelling.last == slash
    let isAnchored = spelling.dropLast().contains(slash)
    if !isAnchored { names.insert(ArraySlice("**".utf8), at: 0) }
    return Alternative(components: names.map { GlobComponent($0) }, isFolder: isFolder)
  }

  /// Whether the path, relative to the root with `/` between components, is matched itself or
  /// lies in a folder that is.
  package func matches(_ path: String) -> Bool { matches(split(path)) }

  /// As `matches(_:)` for a path that is split already, for callers that try many globs.
  package func matches(_ components: [ArraySlice<UInt8>]) -> Bool {
    alternatives.contains { alternative in
      // Whatever is below the match belongs to it: the folder rule is a `**` at the end.
      let below = alternative.isFolder ? [GlobComponent.oneName, .anyDepth] : [.anyDepth]
      return matchComponents(alternative.components + below, components)
    }
  }

  /// Whether a path below the folder could match; false allows a walk to leave the folder out.
  package func mayMatchBelow(_ folder: String) -> Bool {
    let components = split(folder)
    return alternatives.contains { alternative in
      for (index, pattern) in alternative.components.enumerated() {
        if pattern == .anyDepth || index == components.count { return true }
        if !pattern.matches(components[index]) { return false }
      }
      return true
    }
  }
}

/// Why a text is not a path pattern.
package enum GlobProblem: Error, Equatable, CustomStringConvertible {
  case empty
  case leavesRoot
  case unclosedBrace
  case tooManyAlternatives(limit: Int)
  case tooLong(limit: Int)

  /// What is wrong and what to do instead.
  package var description: String {
    switch self {
    case .empty: "an empty pattern matches nothing; write a name, a folder or `**`"
    case .leavesRoot: "`..` leaves the root; write the path from the root down"
    case .unclosedBrace: "`{` without `}`; close it, or write `\\{` for the character"
    case .tooManyAlternatives(let limit):
      "the braces stand for more than \(limit) patterns; write fewer alternatives"
    case .tooLong(let limit): "a pattern of more than \(limit) bytes; write several shorter ones"
    }
  }
}

/// The components of a path as bytes, for `Glob.matches`.
package func split(_ path: String) -> [ArraySlice<UInt8>] {
  Array(path.utf8).split(separator: UInt8(ascii: "/"))
}

/// Matches greedily and goes back to the last `**` only, which is enough: an earlier one could
/// only leave less for the later.
private func matchComponents(
  _ pattern: [GlobComponent], _ path: [ArraySlice<UInt8>]
) -> Bool {
  var patternIndex = 0
  var pathIndex = 0
  var retry: (pattern: Int, path: Int)?
  while pathIndex < path.count {
    if patternIndex < pattern.count, pattern[patternIndex] == .anyDepth {
      retry = (patternIndex + 1, pathIndex)
      patternIndex += 1
    } else if patternIndex < pattern.count, pattern[patternIndex].matches(path[pathIndex]) {
      patternIndex += 1
      pathIndex += 1
    } else if let (afterStar, start) = retry {
      retry = (afterStar, start + 1)
      patternIndex = afterStar
      pathIndex = start + 1
    } else {
      return false
    }
  }
  return pattern[patternIndex...].allSatisfy { $0 == .anyDepth }
}
