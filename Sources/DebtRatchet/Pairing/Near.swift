extension Pass {
  /// Pass 6, *moved*: to the same folder, or between a folder and one directly inside it.
  static let near = Pass(link: .near, tellsDescent: true) { taker, donor, _ in
    let (here, there) = (folder(of: taker.file), folder(of: donor.file))
    return here == there || isDirectly(here, inside: there) || isDirectly(there, inside: here)
  }
}

private func isDirectly(_ inner: Substring, inside outer: Substring) -> Bool {
  guard !inner.isEmpty, inner.utf8.count > outer.utf8.count else { return false }
  return folder(of: String(inner)) == outer
}
