package import DebtRatchet
import LintFindings
import LintNotation
package import LintRules

/// What the configuration files say, worked out into the settings of each module.
package struct Configuration: Sendable {
  package var lint = LintSettings.standard
  package var scope = FileScope()
  package var ratchet: RatchetSettings
  package var modules: [ModuleSetting] = []
  package var customRules: [CustomRuleSetting] = []
  package var base = BaseSetting.none
  package var baseline = BaselineSetting.file("baseline.json")
  /// The files that were read, relative to the root, the extending ones first.
  package var files: [String] = []
  /// Where each configured glob is written, `file:line:column`.
  package var places: [IdlePattern: String] = [:]

  /// What holds without any configuration file.
  package static let standard = Configuration(ConfigurationLayer(), files: [])

  /// Reads the workspace's configuration file and those that it extends.
  ///
  /// Throws all mistakes of all files at once. Without a file the standard settings are yielded.
  package static func read(
    for workspace: Workspace, toolVersion: ToolVersion
  ) throws(ConfigurationFailure) -> Configuration {
    guard let file = workspace.configuration else { return standard }
    return try read(
      ConfigurationFiles(root: workspace.root, toolVersion: toolVersion) {
        path throws(SystemError) in
        try workspace.isConfigurationStream && path == file
          ? System.readStream(path) : System.read(path)
      }, file)
  }

  /// Reads the configuration as it was in a commit, as it is in the index for an empty name; the
  /// standard one if there is none.
  package static func read(
    for workspace: Workspace, in commit: String, of repository: GitRepository, _ blobs: BlobReader,
    toolVersion: ToolVersion
  ) throws(ConfigurationFailure) -> Configuration {
    let name = workspace.configuration.map(Paths.name) ?? Workspace.configurationNames[0]
    let content = { (path: String) throws(SystemError) -> [UInt8] in
      let name = Paths.relative(path, to: repository.top) ?? path
      let found = try? repository.content(ofPathFromTop: name, in: commit, blobs)
      guard let bytes = found ?? nil else { throw .missing }
      return bytes
    }
    let file = Paths.join(workspace.root, name)
    guard (try? content(file)) != nil else { return standard }
    return try read(
      ConfigurationFiles(root: workspace.root, toolVersion: toolVersion, content: content), file)
  }

  private static func read(
    _ files: ConfigurationFiles, _ file: String
  ) throws(ConfigurationFailure) -> Configuration {
    var files = files
    let layer = files.read(file)
    if files.problems.isEmpty { return Configuration(layer, files: files.files) }
    throw ConfigurationFailure(problems: files.problems)
  }

  init(_ layer: ConfigurationLayer, files: [String]) {
    ratchet = RatchetSettings(rules: [:], scope: "")
    self.files = files
    modules = layer.modules ?? []
    customRules = layer.customRules ?? []
    base = layer.base ?? .none
    baseline = layer.baseline ?? .file("baseline.json")
    scope = FileScope(layer)
    lint = LintSettings(layer)
    lint.customRules = customRules.map(\.rule)
    places = Self.places(of: layer)
    fillRatchet(from: layer)
  }

  private mutating func fillRatchet(from layer: ConfigurationLayer) {
    let custom = Set(lint.customRules.map(\.id))
    for rule in Catalogue.rules + lint.customRules {
      ratchet.rules[rule.id] = RuleState(
        level: lint.level(of: rule), family: rule.family, revision: rule.revision,
        isCustom: custom.contains(rule.id))
    }
    ratchet.scope = scopeFingerprint(of: scopeLines)
    ratchet.unit = layer.unit ?? .site
    ratchet.isStrict = layer.isStrict ?? false
    ratchet.enforcement = layer.enforcement ?? .fail
    for module in modules { ratchet.moduleEnforcement[module.name] = module.enforcement }
    (ratchet.exceptions, ratchet.coverage) = (exceptions, coverage)
    ratchet.module = ModuleMap(modules: modules, targets: []).module(of:)
  }

  private static func places(of layer: ConfigurationLayer) -> [IdlePattern: String] {
    var places: [IdlePattern: String] = [:]
    func note(_ key: IdlePattern.Key, _ globs: [PlacedGlob]?) {
      for placed in globs ?? [] {
        places[IdlePattern(key: key, glob: placed.glob.description)] = placed.place
      }
    }
    note(.include, layer.include)
    note(.exclude, layer.exclude)
    for globs in (layer.tiers ?? [:]).values { note(.tiers, globs) }
    return places
  }
}

extension FileScope {
  fileprivate init(_ layer: ConfigurationLayer) {
    include = layer.include?.map(\.glob) ?? []
    exclude = layer.exclude?.map(\.glob) ?? []
    tiers = (layer.tiers ?? [:]).mapValues { $0.map(\.glob) }
    countsTests = layer.countsTests ?? false
    countsGenerated = layer.countsGenerated ?? false
  }
}

extension LintSettings {
  fileprivate init(_ layer: ConfigurationLayer) {
    self = .standard
    levels = layer.levels
    containers = layer.containers ?? []
    wrappers = layer.wrappers ?? []
    allowed = layer.allowed ?? []
    honoursIgnores = layer.honoursIgnores ?? true
    countsTests = layer.countsTests ?? false
    countsGenerated = layer.countsGenerated ?? false
    environmentObjectsOnlyServices = layer.environmentObjectsOnlyServices ?? false
  }
}
