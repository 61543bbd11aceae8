/// What names say about services.
enum ServiceName {
  /// Whether a type of that name does something for others, rather than hold a screen's state.
  static func isServiceLike(_ name: String) -> Bool {
    let bare = String(Substring(name.utf8.prefix { $0 != UInt8(ascii: "<") }))
    let stem = bare.hasSuffix("Protocol") ? String(bare.dropLast("Protocol".count)) : bare
    return suffixes.contains { bare.hasSuffix($0) || stem.hasSuffix($0) }
  }

  /// Whether a type of that name collaborates with others, in the widest sense: what a container
  /// of services is made of.
  static func isCollaborator(_ name: String) -> Bool {
    let text = Array(name.utf8)
    guard mayEndService(text[...]) || text.contains(UInt8(ascii: "<")) else { return false }
    let bare =
      variants.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) } ?? name
    return isServiceLike(bare) || roles.contains { bare.hasSuffix($0) }
  }

  /// Whether a word is the last of a name that `isCollaborator` holds of; asked of many words, so
  /// it compares bytes. May be wrong the other way round.
  static func mayEndService(_ word: ArraySlice<UInt8>) -> Bool {
    guard mayEnd[lastHash(of: lastBytes(3, of: word))] else { return false }
    if ends.contains(lastBytes(4, of: word)) || ends.contains(lastBytes(3, of: word)) {
      return true
    }
    guard variantEnds.contains(lastBytes(4, of: word)) else { return false }
    let text = String(decoding: word, as: UTF8.self)
    return variants.contains { variant in
      text.hasSuffix(variant) && mayEndService(word.dropLast(variant.utf8.count))
    }
  }

  private static let ends = endsOf(roles + suffixes)
  private static let variantEnds = endsOf(variants)

  /// Whether a word may end in three bytes, by their hash: the sets are asked of few words.
  private static let mayEnd: [Bool] = ends.union(variantEnds).reduce(
    into: Array(repeating: false, count: 4096)
  ) { $0[lastHash(of: $1 & 0xFF_FFFF)] = true }

  private static func lastHash(of bytes: UInt32) -> Int { Int((bytes &* 0x9E37_79B1) >> 20) }

  private static func endsOf(_ names: [String]) -> Set<UInt32> {
    Set(names.map { lastBytes(min(4, $0.utf8.count), of: Array($0.utf8)[...]) })
  }

  /// The last bytes of a word, four at most, as one number; 0 for a shorter word.
  private static func lastBytes(_ count: Int, of word: ArraySlice<UInt8>) -> UInt32 {
    guard word.count >= count else { return 0 }
    return word[(word.endIndex - count)...].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// What may follow the name of a role: `CartServiceProtocol`.
  private static let variants = ["Protocol", "Type", "Impl", "Interface"]

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
