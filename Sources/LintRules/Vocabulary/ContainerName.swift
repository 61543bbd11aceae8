/// What names say about containers, before any declaration is looked at.
enum ContainerName {
  /// Whether a receiver of that name resolves from a container: `resolver`, `appContainer`.
  static func isContainerLike(_ name: String) -> Bool {
    let bare = name.utf8.first == UInt8(ascii: "_") ? String(name.drop { $0 == "_" }) : name
    if exact.contains(bare) { return true }
    return hasSuffix(bare) && !isForeign(bare)
  }

  /// Whether a type of that name is a container that code may reach through a static accessor.
  static func isContainerType(_ name: String) -> Bool {
    startsUpperCase(name) && hasSuffix(name) && !isForeign(name)
  }

  /// Whether the static members of a type of that name are the services themselves.
  static func isLocatorType(_ name: String) -> Bool {
    startsUpperCase(name) && name.utf8.last == UInt8(ascii: "r") && name.hasSuffix("Locator")
  }

  /// Whether a type of that name is the app's delegate, which may be declared in Objective-C.
  static func isAppDelegate(_ name: String) -> Bool {
    name.utf8.last == UInt8(ascii: "e") && name.hasSuffix("AppDelegate") && startsUpperCase(name)
  }

  /// Whether the name begins like a type's.
  static func startsUpperCase(_ name: some StringProtocol) -> Bool {
    guard let first = name.utf8.first(where: { $0 != UInt8(ascii: "_") }) else { return false }
    // Most names are plain, and asking a character takes ten times as long.
    if first < 0x80 { return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) }
    return name.drop { $0 == "_" }.first?.isUppercase ?? false
  }

  /// Static members that hand out the one container.
  static let accessors: WordSet = [
    "shared", "default", "main", "current", "instance", "root", "sharedContainer",
    "defaultContainer", "sharedAssembler", "sharedInstance",
  ]

  /// Links of a receiver that only lead to the container: `container.synchronize().resolve(…)`.
  static let passThrough: WordSet = ["shared", "main", "root", "synchronize", "self"]

  /// Members that administer a container and fetch nothing.
  static let management: WordSet = [
    "reset", "registered", "manager", "push", "pop", "with", "decorator", "autoregister",
    "preview", "onPreview", "onTest", "onDebug", "onSimulator", "onDevice", "onArg", "onArgs",
    "removeAll", "apply", "storyboardInitCompleted", "bootstrap", "append",
  ]

  /// Whether calling a member of that name puts something into a container.
  static func isRegistration(_ name: some StringProtocol) -> Bool {
    registrations.contains(String(name))
  }

  /// Whether a member of that name administers a container.
  static func isManagement(_ name: some StringProtocol) -> Bool {
    management.contains(String(name)) || name.hasPrefix("register")
  }

  /// Members that put something into a container.
  static let registrations: WordSet = [
    "register", "register1", "register2", "register3", "autoregister", "initCompleted",
    "storyboardInitCompleted", "registerSingleton", "registerFactory", "registerLazy",
    "resolvingProperties", "implements", "resolveProperties", "decorator", "onRegister",
    "registerInstance", "registerType", "registerIfNeeded", "bind", "preview", "onTest",
    "onPreview", "onDebug", "once", "context",
  ]

  /// Names of variables that say container by themselves.
  static let bare: WordSet = ["container", "resolver", "injector", "locator", "assembler"]

  private static let exact: WordSet = [
    "container", "resolver", "r", "di", "injector", "locator", "assembler", "Resolver",
    "Container",
  ]
  private static let suffixes = ["Container", "Locator", "Assembler", "Injector"]

  /// Whether a name ends like a container's: each of the suffixes ends with the same letter, which
  /// few names do.
  private static func hasSuffix(_ name: String) -> Bool {
    name.utf8.last == UInt8(ascii: "r") && suffixes.contains { name.hasSuffix($0) }
  }

  /// Containers of other things: SwiftData and Core Data stores, CloudKit, views, coders.
  private static func isForeign(_ name: String) -> Bool {
    foreignSuffixes.contains { name.hasSuffix($0) }
  }
  private static let foreignSuffixes = [
    "ModelContainer", "PersistentContainer", "CloudKitContainer", "CKContainer", "ViewContainer",
    "ViewModelContainer", "TextContainer", "modelContainer", "persistentContainer",
    "DecodingContainer", "EncodingContainer", "StackContainer", "ScrollContainer",
    "singleValueContainer", "SingleValueContainer", "eyedContainer", "nestedContainer",
  ]
}
