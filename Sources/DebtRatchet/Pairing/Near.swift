extension Pass {
  /// Pass 6, *moved*: to the same folder, or between a folder and one directly inside it.
  static let near = Pass(
    link: .near, tellsDescent: true,
    takerMarks: { taker, _ in
      let here = folder(of: taker.file)
      return ["in \(here)", "above \(here)"] + parent(of: here).map { "below \($0)" }
    },
    donorMarks: { donor, _ in
      let there = folder(of: donor.file)
      return ["in \(there)", "below \(there)"] + parent(of: there).map { "above \($0)" }
    })
}

/// The folder around a folder; none around the root.
private func parent(of inner: Substring) -> [Substring] {
  inner.isEmpty ? [] : [folder(of: String(inner))]
}
