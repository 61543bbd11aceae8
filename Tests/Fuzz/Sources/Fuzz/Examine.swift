import Foundation
import LintFindings
import LintRules
import SwiftOutline
import SwiftTokens

/// Ends the process when the scanner, the outline or the rules break a promise on these bytes.
func examine(_ bytes: [UInt8]) {
  examineOnce(bytes)
  if let enlarged = enlarged(bytes) { examineOnce(enlarged) }
}

private func examineOnce(_ bytes: [UInt8]) {
  var fault: String?
  var seconds = measure { fault = firstFault(in: bytes) }
  // A busy machine makes a run slow once, not three times.
  for _ in 0..<2 where seconds > limit(for: bytes) {
    seconds = min(seconds, measure { _ = firstFault(in: bytes) })
  }
  if seconds > limit(for: bytes) { fault = "\(seconds) s for \(bytes.count) bytes" }
  guard let fault else { return }
  FileHandle.standardError.write(Data("fault: \(fault)\n".utf8))
  try? Data(bytes).write(to: URL(fileURLWithPath: "fuzz-fault.swift"))
  abort()
}

private func firstFault(in bytes: [UInt8]) -> String? {
  let source = tokenize(bytes)
  if let fault = tilingFault(of: source) { return fault }
  if let fault = outlineFault(of: outline(source)) { return fault }
  return discoveryFault(in: bytes) ?? lintFault(in: bytes, as: leaf)
    ?? lintFault(in: bytes, as: FileRole(path: leaf.path, tier: .composition))
}

private let leaf = FileRole(path: "Sources/App/Input.swift")

/// The search that decides which files `check` looks for names in.
private let nameSearch = NeedleSearch(NeedleSet(discovery: .needledFiles))

private func discoveryFault(in bytes: [UInt8]) -> String? {
  let mayName = nameSearch.occurs(in: bytes)
  let found = discover(in: [digest(bytes, as: leaf, depth: .needledFiles)])
  let isNamed = !found.entries.isEmpty || !found.singletons.isEmpty
  return isNamed && !mayName ? "a name without a needle" : nil
}

/// All that the tool does with the one file of a tree.
private func lintFault(in bytes: [UInt8], as role: FileRole) -> String? {
  let digests = [digest(bytes, as: role, depth: .wholeTree)]
  let vocabulary = discover(in: digests, depth: .wholeTree)
  let report = lint(bytes, as: role, with: vocabulary, settings: .standard)
  _ = lintProject(digests, with: vocabulary, settings: .standard)
  var literal = LintSettings.standard
  literal.isLiteral = true
  let shapes = lint(bytes, as: role, with: vocabulary, settings: literal)
  for (report, settings) in [(report, LintSettings.standard), (shapes, literal)]
  where !report.findings.isEmpty {
    let needles = NeedleSet(settings: settings, vocabulary: vocabulary)
    if !needles.occurs(in: bytes) { return "a finding without a needle" }
  }
  return nil
}

/// The file with a stretch of it repeated to 48 KiB, for one input of 64; what takes more than
/// linear time shows only there.
private func enlarged(_ bytes: [UInt8]) -> [UInt8]? {
  let sum = bytes.reduce(UInt64(14_695_981_039_346_656_037)) {
    ($0 ^ UInt64($1)) &* 1_099_511_628_211
  }
  guard sum >> 58 == 0, bytes.count > 1, bytes.count < 4096 else { return nil }
  let start = Int(sum & 0xFFFF) % bytes.count
  let stretch = bytes[start...].prefix(1 + Int(sum >> 16 & 0xFFFF) % 64)
  let copies = 48 * 1024 / stretch.count
  return bytes[..<start] + (0..<copies).flatMap { _ in stretch } + bytes[start...]
}

/// What a file of this size may take, many times what ordinary Swift takes.
private func limit(for bytes: [UInt8]) -> Double { 0.05 + 6e-6 * Double(bytes.count) }

/// The processor seconds that something takes on this thread.
private func measure(_ body: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let start = now()
  body()
  return now() - start
}
