extension System {
  /// Replaces the content of a file in one step: a reader sees all of the old or all of the new.
  ///
  /// Writes to a temporary file in the same folder, waits until it is stored, and renames it. A
  /// link is resolved first, so that its target is replaced and the link stays. A new file's folder
  /// must exist.
  package static func replaceFile(at path: String, with bytes: [UInt8]) throws(SystemError) {
    let target = (try? resolvedPath(path)) ?? path
    let temporary = "\(target).\(processIdentifier).temporary"
    let descriptor = try openFile(temporary, for: .replacing)
    removeLeftovers(beside: temporary, of: target)
    do throws(SystemError) {
      copyPermissions(from: target, to: descriptor)
      try store(bytes, in: descriptor)
      try move(temporary, to: target)
    } catch {
      try? remove(temporary)
      throw error
    }
  }

  /// Removes what runs left that were killed while they wrote; a minute is more than any needs.
  private static func removeLeftovers(beside temporary: String, of target: String) {
    let folder = Paths.parent(of: target)
    let prefix = Paths.name(of: target) + "."
    guard let now = (try? status(of: temporary))?.modified.seconds,
      let entries = try? entries(of: folder)
    else { return }
    for entry in entries where entry.name.hasPrefix(prefix) && entry.name.hasSuffix(".temporary") {
      let path = Paths.join(folder, entry.name)
      guard let written = (try? linkStatus(of: path))?.modified.seconds else { continue }
      if now > 60, written < now - 60 { try? remove(path) }
    }
  }

  private static func store(_ bytes: [UInt8], in descriptor: Int32) throws(SystemError) {
    do throws(SystemError) {
      try write(bytes, to: descriptor)
    } catch {
      closeDescriptor(descriptor)
      throw error
    }
    try synchronizeAndClose(descriptor)
  }

  /// Writes a report: a regular file is replaced in one step, missing folders are made; what is
  /// there and is no regular file (a FIFO, `/dev/null`) is opened and written.
  package static func writeReport(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let kind = (try? status(of: path))?.kind
    if kind == nil || kind == .file {
      try makeFolders(for: path)
      return try replaceFile(at: path, with: bytes)
    }
    let descriptor = try openFile(path, for: .replacing)
    defer { closeDescriptor(descriptor) }
    try write(bytes, to: descriptor)
  }

  /// Adds to the end of a file, which is made if it is not there.
  package static func append(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let descriptor = try openFile(path, for: .appending)
    defer { closeDescriptor(descriptor) }
    try write(bytes, to: descriptor)
  }

  /// Makes the folders above a path that are missing.
  private static func makeFolders(for path: String) throws(SystemError) {
    var missing: [String] = []
    var folder = Paths.parent(of: path)
    while folder != "." && folder != "/" && (try? status(of: folder)) == nil {
      missing.append(folder)
      folder = Paths.parent(of: folder)
    }
    for folder in missing.reversed() { try makeFolder(folder) }
  }
}
