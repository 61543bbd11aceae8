import Foundation

/// Compares the files whose paths come in on standard input, a line of answer for each.
///
/// It is a process of its own because SwiftParser may overflow the stack or never end.
func runWorker() {
  while let path = readLine() {
    let bytes = [UInt8](FileManager.default.contents(atPath: path) ?? Data())
    let comparison = compare(bytes)
    let fields = [
      "\(comparison.pieces)", comparison.hasReferenceErrors ? "errors" : "clean",
      comparison.difference ?? "", comparison.shapes.joined(separator: " "),
    ]
    FileHandle.standardOutput.write(Data((fields.joined(separator: "\t") + "\n").utf8))
  }
}
