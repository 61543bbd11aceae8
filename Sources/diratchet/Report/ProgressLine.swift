import LintWorkspace

/// One line on the error output that says how far a long run is, and is gone afterwards.
///
/// It is shown on a terminal only, and not before 300 milliseconds have passed.
struct ProgressLine: Sendable {
  private let isShown = System.isTerminal(2)
  private let start = ContinuousClock.now

  func show(_ text: String) {
    guard isShown, ContinuousClock.now - start > .milliseconds(300) else { return }
    write("\r\u{1B}[K\(text)")
  }

  func erase() {
    if isShown { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    // A progress line that cannot be shown is no reason to stop.
    try? System.write(Array(text.utf8), to: 2)
  }
}
