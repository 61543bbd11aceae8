import LintWorkspace

extension Project {
  /// The files that a call is about: those given by hand, or the whole root.
  func listing(for invocation: Invocation) throws -> FileListing {
    var request = FileRequest(paths: try invocation.givenPaths(), threads: invocation.threads)
    request.listsExcludedPaths =
      !invocation.arguments.command.judgesConfiguredScope
      && !invocation.arguments.has(.forceExclude)
    return try workspace.listFiles(request, in: scope)
  }
}

extension Invocation {
  var threads: Int { arguments.count(of: .jobs) ?? System.coreCount }

  /// The paths of the call, and those of the file that `--files-from` names.
  func givenPaths() throws -> [String] {
    guard let list = arguments.value(of: .filesFrom) else { return arguments.operands }
    let bytes = try readGivenFile(list)
    let separator = arguments.has(.zeroTerminated) ? 0 : UInt8(ascii: "\n")
    let paths = bytes.split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
    return arguments.operands + paths.filter { !$0.isEmpty }
  }
}

extension Command {
  /// Whether paths given by hand that are out of scope are left out; `scan` reads them.
  var judgesConfiguredScope: Bool { words == ["check"] || words[0] == "baseline" }
}
