import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftTokens

/// What comparing one file yields.
struct Comparison {
  var pieces = 0
  /// Whether SwiftParser itself reports errors in the file.
  var hasReferenceErrors = false
  /// The first difference, with both sides; nil if there is none.
  var difference: String?
  /// The five literal shapes as the reference sees them.
  var shapes: [String] = []
}

func compare(_ bytes: [UInt8]) -> Comparison {
  let source = tokenize(bytes)
  let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  let reference = referencePieces(of: tree, bytes)
  var comparison = Comparison(pieces: reference.count)
  comparison.hasReferenceErrors = ParseDiagnosticsGenerator.diagnostics(for: tree)
    .contains { $0.diagMessage.severity == .error }
  comparison.difference =
    firstDifference(ownPieces(of: source), reference, in: source)
    ?? firstOutlineDifference(source, tree)
  comparison.shapes = referenceShapes(of: tree, named: "")
  return comparison
}

/// The first place where the two sides differ, described; nil if they agree.
///
/// The parser splits operators (`>>`, `??` in types) and version numbers, so pieces of those that
/// together cover our token are the same.
private func firstDifference(
  _ own: [Piece], _ reference: [Piece], in source: TokenizedSource
) -> String? {
  var (i, j) = (0, 0)
  while i < own.count, j < reference.count {
    let (ours, theirs) = (own[i], reference[j])
    if ours.start == theirs.start, ours.end == theirs.end, isSame(ours.kind, theirs) {
      (i, j) = (i + 1, j + 1)
      continue
    }
    guard ours.isOperator || ours.kind == .float, ours.start == theirs.start else { break }
    while j < reference.count, reference[j].end < ours.end { j += 1 }
    guard j < reference.count, reference[j].end == ours.end else { break }
    (i, j) = (i + 1, j + 1)
  }
  guard i < own.count || j < reference.count else { return nil }
  let ours = i < own.count ? describe(own[i], in: source) : "nothing"
  let theirs = j < reference.count ? describe(reference[j], in: source) : "nothing"
  return "ours \(ours), theirs \(theirs)"
}

private func isSame(_ ours: Piece.Kind, _ theirs: Piece) -> Bool {
  if ours == theirs.kind { return true }
  return theirs.kind == .operatorPart && Piece(kind: ours, start: 0, end: 0).isOperator
}

private func describe(_ piece: Piece, in source: TokenizedSource) -> String {
  let (line, column) = LineTable(of: source.bytes).position(ofByteOffset: piece.start)
  let text = source.text(in: piece.start..<min(piece.end, piece.start + 60))
  return "\(line):\(column) \(piece.kind.rawValue) \(text.debugDescription)"
}
