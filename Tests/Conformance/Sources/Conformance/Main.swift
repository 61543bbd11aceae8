import Foundation

/// Compares every Swift file of some trees and prints what differs.
///
///     Conformance [--seconds <limit per file>] [--tool <diratchet>] <file or folder>…
///
/// With `--tool` the five literal shapes are compared too; then only folders are taken.
@main
struct Main {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--worker" {
      // The parser recurses: give it room.
      let thread = Thread {
        runWorker()
        exit(0)
      }
      thread.stackSize = 1 << 30
      thread.start()
      while true { sleep(1000) }
    }
    var seconds: Int32 = 10
    if arguments.first == "--seconds", arguments.count > 1 {
      seconds = Int32(arguments[1]) ?? seconds
      arguments.removeFirst(2)
    }
    var findings: ToolFindings?
    if arguments.first == "--tool", arguments.count > 1 {
      findings = try ToolFindings(tool: arguments[1], paths: Array(arguments.dropFirst(2)))
      arguments.removeFirst(2)
    }
    var report = Report(findings: findings)
    var worker = try WorkerProcess(seconds: seconds)
    for path in arguments.flatMap(swiftFiles) {
      report.add(try worker.answer(for: path), for: path)
    }
    worker.stop()
    report.printTotals()
    exit(report.differs ? 1 : 0)
  }
}

/// The Swift sources and interfaces at or below a path, in order.
private func swiftFiles(at path: String) -> [String] {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
  guard isFolder.boolValue else { return [path] }
  let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
  return names.sorted()
    .filter { name in
      let isSwift = name.hasSuffix(".swift") || name.hasSuffix(".swiftinterface")
      return isSwift && !name.split(separator: "/").contains(".build")
    }
    .map { "\(path)/\($0)" }
    .filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
}
