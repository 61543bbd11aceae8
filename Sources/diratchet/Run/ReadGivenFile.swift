import LintWorkspace

/// The bytes of a file that is named by hand, `-` for the standard input.
func readGivenFile(_ path: String) throws -> [UInt8] {
  do throws(SystemError) {
    return try path == "-" ? System.readAll(0) : System.readStream(path)
  } catch {
    throw CallError.sourceUnreadable(
      path, reason: "cannot be read: \(error.reason); name a file that exists")
  }
}
