import SwiftOutline
import SwiftTokens

/// What does not hold together in an outline; nil if everything does.
func outlineFault(of found: Outline) -> String? {
  let count = found.source.tokens.count
  guard found.scopes.first?.tokens == 0..<count else { return "the first scope is not the file" }
  for scope in found.scopes.dropFirst() {
    let parent = found.scopes[scope.parent ?? 0].tokens
    guard parent.lowerBound <= scope.tokens.lowerBound,
      scope.tokens.upperBound <= parent.upperBound
    else { return "the scope \(scope.tokens) leaves \(parent)" }
  }
  if let range = found.declaredRanges.first(where: { $0.upperBound > count }) {
    return "\(range) ends behind the file"
  }
  // Questions may cost as much as a chain is long, so a large file is only sampled.
  for token in stride(from: 0, to: count, by: 1 + count / 500) {
    if let fault = found.fault(at: token) { return fault }
  }
  _ = FileSummary(of: found)
  return nil
}

extension Outline {
  fileprivate var declaredRanges: [Range<Int>] {
    types.flatMap { [$0.body, $0.tokens] + $0.inherited }
      + functions.flatMap { [$0.tokens, $0.body ?? 0..<0, $0.result ?? 0..<0] }
      + variables.flatMap { [$0.tokens, $0.initializer ?? 0..<0, $0.accessors ?? 0..<0] }
      + closures.map(\.body) + attributes.map(\.tokens) + imports.map(\.tokens)
      + conditionalRegions.map(\.tokens)
  }

  fileprivate func fault(at token: Int) -> String? {
    if let partner = partner(of: token), self.partner(of: partner) != token {
      return "token \(token) has a partner that has another"
    }
    let scope = scopes[innermostScope(at: token)].tokens
    guard scope.contains(token) else { return "token \(token) is not in its scope \(scope)" }
    if let call = call(ofCallee: token), call.end > source.tokens.count {
      return "the call at \(token) ends behind the file"
    }
    if let receiver = receiver(ofMember: token), receiver.tokens.upperBound > token {
      return "the receiver of \(token) is \(receiver.tokens)"
    }
    _ = symbol(at: token)
    _ = assignedVariable(at: token)
    _ = enclosingClosures(at: token)
    _ = parameterDefault(at: token)
    _ = isTypePosition(token)
    return nil
  }
}
