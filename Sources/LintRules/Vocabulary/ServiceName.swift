/// What names say about services.
enum ServiceName {
  /// Whether a type of that name does something for others, rather than hold a screen's state.
  static func isServiceLike(_ name: String) -> Bool {
    let bare = name.prefix { $0 != "<" }
    return suffixes.contains { bare.hasSuffix($0) || bare.hasSuffix($0 + "Protocol") }
  }

  private static let suffixes = [
    "Manager", "Service", "Client", "Store", "Repository", "Provider", "Data", "Settings",
    "Preferences", "Helper", "Coordinator", "API", "Gateway", "Storage", "Keychain", "Tracker",
    "Database", "Controller", "Monitor", "Session", "Analytics", "Logger", "Cache", "UseCase",
  ]
}
