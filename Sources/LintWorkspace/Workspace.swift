/// Where the program works: the root, the repository around it, the configuration found.
///
/// The way in is `Workspace.find`; then `listFiles` yields the files with the role that each path
/// plays, `readSource` their bytes, `mapInParallel` the threads, and `Configuration` the
/// settings for the modules that lint and judge. All paths that leave this module are relative to
/// the root, so that nothing depends on the working directory or on links above the root.
/// This module knows no Swift syntax and prints nothing.
package struct Workspace: Sendable, Equatable {
  /// The folder of the configuration file, else the top of the git work tree, else the working
  /// directory; absolute, links resolved.
  package var root: String
  /// The top of the git work tree that holds the root; absolute, links resolved.
  package var gitTop: String?
  /// Absolute, links resolved.
  package var workingFolder: String
  /// The configuration file, absolute; nil when there is none or it is not wanted.
  package var configuration: String?
  /// Whether the configuration was given by hand and is no file: a FIFO, as shells make it of the
  /// output of a command.
  package var isConfigurationStream = false

  /// The names that a configuration may have, the preferred one first.
  package static let configurationNames = [".diratchet.json", "diratchet.json"]

  /// How the configuration is looked for.
  package enum Search: Sendable, Equatable {
    /// The nearest from the working directory up to the top of the git work tree.
    case nearest
    /// The one given by hand, relative to the working directory.
    case file(String)
    /// None is read; the root is where the nearest one lies all the same.
    case isolated
  }

  /// Finds root and configuration from a working directory, that of this process if none is given.
  /// Throws if a given configuration, or the directory, is not there.
  package static func find(
    from folder: String? = nil, _ search: Search = .nearest
  ) throws(WorkspaceProblem) -> Workspace {
    let working = try workingFolder(folder)
    let top = gitTop(above: working)
    switch search {
    case .file(let path):
      let file = try resolve(path, from: working)
      if (try? System.status(of: file))?.kind == .special {
        return Workspace(
          root: top ?? working, gitTop: top, workingFolder: working, configuration: file,
          isConfigurationStream: true)
      }
      let root = Paths.parent(of: file)
      return Workspace(
        root: root, gitTop: gitTop(above: root), workingFolder: working, configuration: file)
    case .nearest, .isolated:
      let file = nearestConfiguration(from: working, upTo: top)
      return Workspace(
        root: file.map(Paths.parent) ?? top ?? working, gitTop: top, workingFolder: working,
        configuration: search == .isolated ? nil : file)
    }
  }

  private static func workingFolder(_ given: String?) throws(WorkspaceProblem) -> String {
    do throws(SystemError) {
      let folder = if let given { given } else { try System.findWorkingFolder() }
      return try System.resolvedPath(folder)
    } catch {
      throw .noWorkingFolder(reason: error.reason)
    }
  }

  /// The given file under its own name, in its folder with links resolved.
  private static func resolve(
    _ path: String, from working: String
  ) throws(WorkspaceProblem) -> String {
    let file = Paths.absolute(path, from: working)
    do throws(SystemError) {
      if try System.status(of: file).kind != .folder {
        let folder = try System.resolvedPath(Paths.parent(of: file))
        return Paths.join(folder, Paths.name(of: file))
      }
    } catch {
      throw .configurationUnreadable(path, reason: error.reason)
    }
    throw .configurationUnreadable(path, reason: "it is a folder")
  }

  private static func nearestConfiguration(from working: String, upTo top: String?) -> String? {
    for folder in foldersUpward(from: working) {
      for name in configurationNames {
        let file = Paths.join(folder, name)
        // Also one that cannot be read: what it says must not be lost without a word.
        if (try? System.linkStatus(of: file)) != nil { return file }
      }
      if folder == top { return nil }
    }
    return nil
  }

  private static func gitTop(above folder: String) -> String? {
    foldersUpward(from: folder).first { GitFolder(of: $0) != nil }
  }

  private static func foldersUpward(from folder: String) -> [String] {
    var folders = [folder]
    var last = folder
    while last != "/" && last != "." {
      last = Paths.parent(of: last)
      folders.append(last)
    }
    return folders
  }

  /// Where a path that is relative to the root lies; absolute paths stay as they are.
  package func location(of path: String) -> String { Paths.absolute(path, from: root) }

  /// A path given by hand, seen from the working directory, as the root sees it; nil if the root
  /// does not hold it. What does not exist is resolved by its parent folder.
  package func pathBelowRoot(_ given: String) -> String? {
    Paths.relative(resolvedLocation(of: given), to: root)
  }

  /// Where a path given by hand lies: a folder with all links resolved, a file under its own name.
  func resolvedLocation(of given: String) -> String {
    let location = Paths.absolute(given, from: workingFolder)
    if (try? System.status(of: location))?.kind == .folder {
      return (try? System.resolvedPath(location)) ?? location
    }
    guard let folder = try? System.resolvedPath(Paths.parent(of: location)) else { return location }
    return Paths.join(folder, Paths.name(of: location))
  }
}

/// Why there is nothing to work on.
package enum WorkspaceProblem: Error, Sendable, Equatable, CustomStringConvertible {
  case noWorkingFolder(reason: String)
  case configurationUnreadable(String, reason: String)
  case missingPaths([String])
  case rootUnreadable(String, reason: String, isSandboxed: Bool)

  /// What is wrong and what to do instead.
  package var description: String {
    switch self {
    case .noWorkingFolder(let reason):
      "the working directory cannot be used: \(reason); change to another one"
    case .configurationUnreadable(let path, let reason):
      "the configuration `\(path)` cannot be read: \(reason); name a file that exists"
    case .missingPaths(let paths):
      "no such file or folder: \(paths.map { "`\($0)`" }.joined(separator: ", "))"
        + "; paths are relative to the working directory"
    case .rootUnreadable(let path, let reason, let isSandboxed):
      "the folder `\(path)` cannot be read: \(reason); "
        + (isSandboxed
          ? "set the build setting `ENABLE_USER_SCRIPT_SANDBOXING` to `NO` for this target"
          : "check its permissions")
    }
  }
}
