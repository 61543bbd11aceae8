import SwiftTokens

/// A member that is taken from what begins like a type: `Session.shared`.
struct StaticRead {
  /// The token of the name, and of the member.
  var token: Int
  var member: Int
  /// Both as text, backticks aside: several rules look at each.
  var owner: String
  var name: String
}

extension FileView {
  /// The reads, and those of some names that do not begin like a type's; in source order.
  func staticReads(andOf small: [StaticRead]) -> [StaticRead] {
    small.isEmpty ? staticReads : (staticReads + small).sorted { $0.token < $1.token }
  }

  /// The read whose owner stands at a token; nil if nothing is taken from it.
  func staticRead(at token: Int) -> StaticRead? {
    member(after: token).map { member in
      StaticRead(
        token: token, member: member, owner: source.name(of: token), name: source.name(of: member))
    }
  }
}
