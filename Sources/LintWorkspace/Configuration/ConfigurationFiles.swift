import LintNotation

/// Reads a configuration file and, before it, the files that it extends.
struct ConfigurationFiles {
  let root: String
  let toolVersion: ToolVersion
  /// Relative to the root, in the order in which their reading began.
  private(set) var files: [String] = []
  private(set) var problems: [ConfigurationProblem] = []
  /// Files whose reading has begun and not ended.
  private var open: [String] = []
  private var customRules: [String] = []

  init(root: String, toolVersion: ToolVersion) {
    self.root = root
    self.toolVersion = toolVersion
  }

  /// The layer of a file, an absolute path; whatever is wrong is in `problems`.
  mutating func read(_ location: String) -> ConfigurationLayer {
    let shown = Paths.relative(location, to: root) ?? location
    var log = ProblemLog(file: shown)
    defer { problems += log.problems }
    guard let value = parse(location, &log),
      let object = ObjectReader(value, "the configuration", keys: LayerReader.keys, &log)
    else { return ConfigurationLayer() }
    files.append(shown)
    open.append(location)
    defer { open.removeLast() }
    let inherited = readExtended(by: object, of: location, &log)
    var reader = LayerReader(
      object: object, toolVersion: toolVersion, knownCustomRules: customRules)
    reader.read(&log)
    customRules = reader.knownCustomRules
    return reader.layer.extending(inherited)
  }

  private func parse(_ location: String, _ log: inout ProblemLog) -> JSONValue? {
    do {
      return try readJSON(try System.read(location), dialect: .lenient)
    } catch let problem as JSONProblem {
      log.report(.notJSON(problem.fact), at: problem.position)
    } catch {
      log.report(.unreadable(reason: (error as? SystemError)?.reason ?? "unknown"), at: nil)
    }
    return nil
  }

  /// The layers of all extended files, put together; a later one wins over an earlier.
  ///
  /// The recursion is as deep as files extend each other, and no file twice.
  private mutating func readExtended(
    by object: ObjectReader, of location: String, _ log: inout ProblemLog
  ) -> ConfigurationLayer {
    var layer = ConfigurationLayer()
    for value in object.elements("extends", &log) ?? [] {
      guard let path = value.string, !path.isEmpty else {
        log.report(
          .wrongType(key: "extends", expected: "paths of files in it", found: value.kind),
          at: value.position)
        continue
      }
      let target = Paths.absolute(path, from: Paths.parent(of: location))
      let file = (try? System.resolvedPath(target)) ?? target
      if open.contains(file) {
        log.report(.extendsItself(path: path), at: value.position)
      } else if (try? System.status(of: file))?.kind != .file {
        log.report(.unreadable(path, reason: "no such file"), at: value.position)
      } else {
        layer = read(file).extending(layer)
      }
    }
    return layer
  }
}
