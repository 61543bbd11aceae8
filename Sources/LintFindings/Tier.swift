/// How far up the object graph a file stands; debt may move up, never down.
public enum Tier: String, Sendable, CaseIterable, Comparable {
  case leaf, coordinator, composition

  private var rank: Int {
    switch self {
    case .leaf: 0
    case .coordinator: 1
    case .composition: 2
    }
  }

  public static func < (left: Tier, right: Tier) -> Bool { left.rank < right.rank }
}
