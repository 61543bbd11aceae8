import LintNotation

/// Reads a configuration file and, before it, the files that it extends.
struct ConfigurationFiles {
  let root: String
  let toolVersion: ToolVersion
  /// The content of a file, given its absolute path.
  let content: (String) throws(SystemError) -> [UInt8]
  /// Relative to the root, in the order in which their reading began.
  private(set) var files: [String] = []
  private(set) var problems: [ConfigurationProblem] = []
  /// Files whose reading has begun and not ended.
  private var open: [String] = []
  private var customRules: [String] = []

  init(
    root: String, toolVersion: ToolVersion,
    content: @escaping (String) throws(SystemError) -> [UInt8]
  ) {
    self.root = root
    self.toolVersion = toolVersion
    self.content = content
  }

  /// The layer of a file, an absolute path; whatever is wrong is in `problems`.
  mutating func read(_ location: String) -> ConfigurationLayer {
    do throws(SystemError) {
      return read(try content(location), at: location)
    } catch {
      let fact = ConfigurationProblem.Fact.unreadable(reason: error.reason)
      problems.append(ConfigurationProblem(file: shown(location), position: nil, fact: fact))
      return ConfigurationLayer()
    }
  }

  private func shown(_ location: String) -> String {
    Paths.relative(location, to: root) ?? location
  }

  private mutating func read(_ bytes: [UInt8], at location: String) -> ConfigurationLayer {
    var log = ProblemLog(file: shown(location))
    defer { problems += log.problems }
    guard let value = parse(bytes, &log),
      let object = ObjectReader(value, "the configuration", keys: LayerReader.keys, &log)
    else { return ConfigurationLayer() }
    files.append(log.file)
    open.append(location)
    defer { open.removeLast() }
    let inherited = readExtended(by: object, of: location, &log)
    var reader = LayerReader(
      object: object, toolVersion: toolVersion, knownCustomRules: customRules)
    reader.read(&log)
    customRules = reader.knownCustomRules
    return reader.layer.extending(inherited)
  }

  private func parse(_ bytes: [UInt8], _ log: inout ProblemLog) -> JSONValue? {
    do throws(JSONProblem) {
      return try readJSON(bytes, dialect: .lenient)
    } catch {
      log.report(.notJSON(error.fact), at: error.position)
      return nil
    }
  }

  /// The layers of all extended files, put together; a later one wins over an earlier.
  ///
  /// The recursion is as deep as files extend each other, and no file twice.
  private mutating func readExtended(
    by object: ObjectReader, of location: String, _ log: inout ProblemLog
  ) -> ConfigurationLayer {
    var layer = ConfigurationLayer()
    for value in object.elements("extends", &log) ?? [] {
      let expected = "paths of files in it"
      guard let path = object.text(value, "extends", expected, &log) else { continue }
      let file = Paths.absolute(path, from: Paths.parent(of: location))
      if open.contains(file) {
        log.report(.extendsItself(path: path), at: value.position)
        continue
      }
      if path.contains("://") {
        log.report(.remote(path), at: value.position)
        continue
      }
      do throws(SystemError) {
        layer = read(try content(file), at: file).extending(layer)
      } catch {
        log.report(.unreadable(path, reason: error.reason), at: value.position)
      }
    }
    return layer
  }
}
