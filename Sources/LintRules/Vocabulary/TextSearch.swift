extension String {
  /// Whether another text occurs in it, byte for byte; quicker than a search for characters.
  func holds(_ wanted: String) -> Bool {
    guard let first = wanted.utf8.first else { return true }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: wanted.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
