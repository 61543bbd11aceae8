/// What the scanner knows of one dependency-injection library, as data.
struct Library: Sendable, Equatable {
  let name: String
  /// Modules whose import shows that the library is used.
  let modules: [String]
  /// Attributes that fetch their value from the library's container.
  var wrappers: [String] = []
  /// Types that are, or whose instances are, containers.
  var containers: [String] = []
  /// Protocols and classes whose members are composition code.
  var compositionTypes: [String] = []
  /// Functions called without a receiver that fetch a value.
  var freeFunctions: [String] = []
  /// Member functions other than `resolve` that fetch a value from a container.
  var verbs: [String] = []
  /// Static functions of composition types that hand out the container: `CartAssembly.instance()`.
  var accessors: [String] = []
}

extension Library {
  /// Whether members of its containers are called to fetch what they make.
  var hasFactories: Bool { name == "Factory" }

  /// Every library of the table, each under the name of its documentation.
  static let all: [Library] = [
    Library(
      name: "Swinject",
      modules: [
        "Swinject", "SwinjectAutoregistration", "SwinjectStoryboard", "SwinjectPropertyLoader",
      ],
      containers: ["Container", "Resolver", "Assembler", "SwinjectStoryboard"],
      compositionTypes: ["Assembly"]),
    Library(
      name: "Factory", modules: ["Factory", "FactoryKit", "FactoryTesting"],
      wrappers: [
        "Injected", "LazyInjected", "WeakLazyInjected", "DynamicInjected", "InjectedType",
        "InjectedContainer", "InjectedObject", "InjectedObservable",
      ],
      containers: ["Container", "SharedContainer"],
      compositionTypes: ["AutoRegistering"], freeFunctions: ["resolve", "dependency"]),
    Library(
      name: "Resolver", modules: ["Resolver"],
      wrappers: [
        "Injected", "LazyInjected", "WeakLazyInjected", "OptionalInjected", "InjectedObject",
      ],
      containers: ["Resolver"], compositionTypes: ["ResolverRegistering"],
      freeFunctions: ["resolve"], verbs: ["optional"]),
    Library(
      name: "swift-dependencies",
      modules: ["Dependencies", "DependenciesMacros", "ComposableArchitecture"],
      compositionTypes: ["DependencyKey", "TestDependencyKey"]),
    Library(
      name: "Needle", modules: ["NeedleFoundation"],
      compositionTypes: ["Component", "BootstrapComponent"]),
    Library(
      name: "Dip", modules: ["Dip", "DipUI"], wrappers: ["Injected", "InjectedWeak"],
      containers: ["DependencyContainer"]),
    Library(
      name: "DITranquillity", modules: ["DITranquillity"], containers: ["DIContainer"],
      compositionTypes: ["DIPart", "DIFramework"]),
    Library(
      name: "Cleanse", modules: ["Cleanse"],
      compositionTypes: ["RootComponent", "Component", "Module"]),
    Library(name: "Weaver", modules: ["WeaverDI"]),
    Library(name: "SafeDI", modules: ["SafeDI"]),
    Library(
      name: "Knit", modules: ["Knit", "KnitMacros"], containers: ["Container", "Resolver"],
      compositionTypes: ["ModuleAssembly", "AutoInitModuleAssembly"], verbs: ["unsafeResolver"]),
    Library(
      name: "EasyDi", modules: ["EasyDi"], compositionTypes: ["Assembly"],
      accessors: ["instance"]),
    Library(name: "Pure", modules: ["Pure"]),
    Library(name: "Typhoon", modules: ["Typhoon"], compositionTypes: ["TyphoonAssembly"]),
    Library(
      name: "DIKit", modules: ["DIKit"], wrappers: ["Inject", "Injected", "LazyInject"],
      containers: ["DependencyContainer"], freeFunctions: ["resolve"]),
    Library(
      name: "InfomaniakDI", modules: ["InfomaniakDI"],
      wrappers: ["InjectService", "LazyInjectService"], containers: ["SimpleResolver"]),
  ]

  /// The modules of all libraries.
  static let modules = WordSet(all.flatMap(\.modules))

  /// The name of the library that a module belongs to; nil for another module.
  static func name(ofModule module: String) -> String? {
    all.first { $0.modules.contains(module) }?.name
  }

  /// The libraries that some modules belong to.
  static func imported(by modules: some Sequence<String>) -> [Library] {
    let modules = Set(modules.lazy.filter(Self.modules.contains))
    if modules.isEmpty { return [] }
    return all.filter { library in library.modules.contains(where: modules.contains) }
  }

  /// Names of injecting property wrappers that mean the same whoever declares them.
  static let wrapperNames: WordSet = [
    "Injected", "LazyInjected", "WeakLazyInjected", "DynamicInjected", "OptionalInjected",
    "InjectedObject", "InjectedObservable", "InjectedType", "InjectedContainer", "InjectedWeak",
    "Inject",
  ]

  /// Whether an attribute of that name injects, whoever declares it: one of those, or another with
  /// the word in it, `LazyInjectService`. What is `Injectable` or an `Injection` does not.
  static func saysInjection(_ name: String) -> Bool {
    if wrapperNames.contains(name) { return true }
    guard let rest = name.utf8(after: "Inject") else { return false }
    let end = rest.starts(with: "ed".utf8) ? rest.dropFirst(2).first : rest.first
    return end.map { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? true
  }

  /// Protocols and classes whose members are composition code, of all libraries.
  static let compositionTypes = WordSet(all.flatMap(\.compositionTypes))

  /// Functions and methods by which all libraries fetch a value.
  static let functionNames = WordSet(["resolve"] + all.flatMap { $0.freeFunctions + $0.verbs })

  /// Container types of all libraries.
  static let containerTypes = WordSet(all.flatMap(\.containers))
}
