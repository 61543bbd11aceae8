/// Types of Apple's frameworks, known by their names.
enum PlatformName {
  /// Whether a type of that name belongs to the platform, as far as names tell.
  static func isPlatformType(_ name: String) -> Bool {
    known.contains(name) || beginsWithCapitals(name) && prefixes.contains { hasPrefix($0, name) }
  }

  /// Whether the first two letters are capitals, as those of every prefix.
  private static func beginsWithCapitals(_ name: String) -> Bool {
    var letters = name.utf8.makeIterator()
    guard name.utf8.count > 3, let first = letters.next(), let second = letters.next() else {
      return false
    }
    return (0x41...0x5A).contains(first) && (0x41...0x5A).contains(second)
  }

  /// `NSCache` has the prefix `NS`; `NSfwPolicy` and `UIStore` of a project are not told apart.
  private static func hasPrefix(_ prefix: String, _ name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let rest = name.dropFirst(prefix.count)
    return rest.first?.isUppercase ?? false && rest.dropFirst().first?.isLowercase ?? false
  }

  private static let prefixes = [
    "NS", "UI", "CK", "AV", "WK", "CL", "CN", "EK", "HK", "MK", "PH", "SK", "SF", "UN", "WC",
    "CA", "CB", "AS", "GK", "MP", "NW", "SCN", "LA", "CS", "AX", "MX", "BG", "CX", "MT", "TK",
  ]
  private static let known: WordSet = [
    "UserDefaults", "Locale", "URLSession", "URLCache", "JSONDecoder", "JSONEncoder", "Bundle",
    "NotificationCenter", "FileManager", "ProcessInfo", "Calendar", "DateFormatter", "TimeZone",
    "NumberFormatter", "ISO8601DateFormatter", "DispatchQueue", "OperationQueue", "Logger",
    "ModelContainer", "ModelContext", "HTTPCookieStorage", "URLCredentialStorage", "Host",
    "PropertyListEncoder", "PropertyListDecoder", "RunLoop", "Thread", "UndoManager",
    "ByteCountFormatter", "MeasurementFormatter", "RelativeDateTimeFormatter", "Date", "URL",
    "String", "Data", "Array", "Dictionary", "Set", "Int", "Double", "Bool", "Optional", "Color",
    "Font", "Image", "AnyCancellable", "DistributedNotificationCenter", "StateRestoration",
    "DateComponentsFormatter", "PersonNameComponentsFormatter", "CharacterSet", "IndexSet",
    "InputStream", "OutputStream", "Stream", "Process", "Pipe", "Timer", "Operation",
    "XCUIApplication", "XCUIDevice", "CSSearchableIndex", "WidgetCenter", "AppStorage",
  ]
}
