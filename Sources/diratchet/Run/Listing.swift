import LintRules
import LintWorkspace

/// The files that a call is about.
struct Selection: Sendable {
  var listing: FileListing
  /// What a file holds that is given on the standard input, by its path.
  var overlay: [String: [UInt8]] = [:]
  /// Whether files or folders were given by hand, as against the whole root.
  var isPartial: Bool
  /// The files of the index, by path, when that is what is judged (`--staged`).
  var indexed: [String: TrackedFile]?
  /// Those of them whose content the clone lacks, because they are not checked out.
  var lackedFiles: Set<String> = []

  /// Whether there is a file under a path, relative to the root.
  func holds(_ path: String, in workspace: Workspace) -> Bool {
    if let indexed { return indexed[path] != nil }
    let status = try? System.linkStatus(of: workspace.location(of: path))
    return status.map { $0.kind != .folder } ?? false
  }

  /// Why a file is not looked at; nil if the walk did not come by it.
  func reasonForSkipping(_ file: String) -> SkipReason? {
    (listing.skipped + listing.leftOut).first { skipped in
      skipped.path == file || skipped.path.hasSuffix("/") && file.hasPrefix(skipped.path)
    }?.reason
  }

  /// The files of the index that are not checked out, and so cannot be said to be gone.
  func sparseFiles(_ workspace: Workspace) -> Set<String> {
    if indexed != nil { return lackedFiles }
    return (try? GitRepository(workspace)?.sparseFiles()) ?? []
  }

  /// Where a file lies that is reached by a link now, relative to the root; nil if it is not, or if
  /// the link leads out of the root.
  func targetOfLink(_ file: String, _ workspace: Workspace) -> String? {
    switch reasonForSkipping(file) {
    case .link(let target): return target
    case .folderLink:
      let location = try? System.resolvedPath(workspace.location(of: file))
      return location.flatMap { Paths.relative($0, to: workspace.root) }
    default: return nil
    }
  }
}

extension Project {
  /// The files that a call is about: those given by hand, or the whole root.
  func select(for invocation: Invocation) throws -> Selection {
    if invocation.arguments.operands == ["-"] { return try selectStandardInput(for: invocation) }
    let paths = try invocation.givenPaths()
    if invocation.arguments.has(.staged) {
      return try selectStaged(paths, isPartial: invocation.namesPaths)
    }
    var request = FileRequest(paths: paths, threads: invocation.threads)
    request.listsExcludedPaths = invocation.readsExcludedPaths
    let isPartial = invocation.namesPaths
    // An empty list of files is a list, not the whole root.
    let listing =
      isPartial && paths.isEmpty ? FileListing() : try workspace.listFiles(request, in: scope)
    return Selection(listing: listing, isPartial: isPartial)
  }

  /// The files of the root that a call with paths is not about.
  func neighbours(of selection: Selection, threads: Int) throws -> [SourceFile] {
    let given = Set(selection.listing.files.map(\.role.path))
    let request = FileRequest(paths: [], threads: threads)
    return try workspace.listFiles(request, in: scope).files.filter {
      !given.contains($0.role.path)
    }
  }

  /// The one file whose content comes from the standard input.
  private func selectStandardInput(for invocation: Invocation) throws -> Selection {
    guard let name = invocation.arguments.value(of: .stdinFilename) else {
      throw UsageError.needsFlag(
        "`--stdin-filename FILE` beside `-`", command: invocation.arguments.command.name)
    }
    let bytes = try readGivenFile("-")
    let listing = try listFile(named: name, for: invocation)
    let overlay = Dictionary(
      listing.files.map { ($0.role.path, bytes) }, uniquingKeysWith: { first, _ in first })
    return Selection(listing: listing, overlay: overlay, isPartial: true)
  }

  /// A file that need not exist: an editor may ask before it was saved for the first time.
  private func listFile(
    named name: String, for invocation: Invocation
  ) throws(WorkspaceProblem) -> FileListing {
    let path = workspace.pathBelowRoot(name) ?? name
    let location = workspace.location(of: path)
    if (try? System.status(of: location)) != nil {
      let request = FileRequest(paths: [name], listsExcludedPaths: invocation.readsExcludedPaths)
      return try workspace.listFiles(request, in: scope)
    }
    var listing = FileListing()
    listing.givenCount = 1
    listing.files = [sourceFile(at: path)]
    return listing
  }
}

extension Invocation {
  var threads: Int { arguments.count(of: .jobs) ?? System.coreCount }

  /// Whether paths given by hand are read although they are out of scope: `scan` does that.
  fileprivate var readsExcludedPaths: Bool {
    let isLimited = arguments.has(.forceExclude) || arguments.has(.xcodeInputFiles)
    return !arguments.command.judgesConfiguredScope && !isLimited
  }

  /// Whether the call names what is to be judged, be it nothing.
  fileprivate var namesPaths: Bool {
    !arguments.operands.isEmpty || arguments.has(.filesFrom) || arguments.has(.xcodeInputFiles)
  }

  /// The paths of the call, those of the file that `--files-from` names, and Xcode's.
  fileprivate func givenPaths() throws -> [String] {
    let inputs =
      arguments.has(.xcodeInputFiles) ? try scriptInputs(terminal.environment) : []
    return arguments.operands + (try listedPaths()) + inputs
  }

  private func listedPaths() throws -> [String] {
    guard let list = arguments.value(of: .filesFrom) else { return [] }
    let bytes = try readGivenFile(list)
    if !arguments.has(.zeroTerminated), bytes.contains(0) {
      throw UsageError.zeroBytes(list: list)
    }
    let separator = arguments.has(.zeroTerminated) ? 0 : UInt8(ascii: "\n")
    return bytes.split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Command {
  /// Whether paths given by hand that are out of scope are left out.
  fileprivate var judgesConfiguredScope: Bool { words == ["check"] || words[0] == "baseline" }
}
