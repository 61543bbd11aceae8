extension String {
  /// Whether another text occurs in it, byte for byte; quicker than a search for characters.
  func holds(_ wanted: String) -> Bool { utf8(after: wanted) != nil }

  /// What follows the first place where another text occurs in it; nil if it occurs nowhere.
  func utf8(after wanted: String) -> Substring.UTF8View? {
    guard let first = wanted.utf8.first else { return utf8[...] }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: wanted.utf8) { return rest.dropFirst(wanted.utf8.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
