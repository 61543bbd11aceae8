/// What names say about services.
enum ServiceName {
  /// Whether a type of that name does something for others, rather than hold a screen's state.
  static func isServiceLike(_ name: String) -> Bool {
    let bare = String(name.prefix { $0 != "<" })
    let stem = bare.hasSuffix("Protocol") ? String(bare.dropLast("Protocol".count)) : bare
    return suffixes.contains { bare.hasSuffix($0) || stem.hasSuffix($0) }
  }

  /// Whether a type of that name collaborates with others, in the widest sense: what a container
  /// of services is made of.
  static func isCollaborator(_ name: String) -> Bool {
    let bare =
      ["Protocol", "Type", "Impl", "Interface"].first { name.hasSuffix($0) }
      .map { String(name.dropLast($0.count)) } ?? name
    return isServiceLike(bare) || roles.contains { bare.hasSuffix($0) }
  }

  private static let roles = [
    "Updater", "Reporter", "Generator", "Registry", "Handler", "Factory", "Router", "Fetcher",
    "Loader", "Uploader", "Downloader", "Scheduler", "Observer", "Engine", "Player", "Recorder",
    "Resolver", "Interactor", "Adapter", "Center", "Connection", "Network", "Notifier",
    "Dispatcher", "Processor", "Sender", "Synchronizer", "Providing", "Queue", "Context",
    "Commander", "Kit", "Proxy", "Validator", "Verifier", "Syncer", "Purger", "Presenter",
  ]

  private static let suffixes = [
    "Manager", "Service", "Client", "Store", "Repository", "Provider", "Data", "Settings",
    "Preferences", "Helper", "Coordinator", "API", "Gateway", "Storage", "Keychain", "Tracker",
    "Database", "Controller", "Monitor", "Session", "Analytics", "Logger", "Cache", "UseCase",
  ]
}
