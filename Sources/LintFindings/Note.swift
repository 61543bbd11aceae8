/// Something worth telling about a scanned file that is not a finding, such as an unused ignore.
public struct Note: Sendable, Equatable {
  /// The file, relative to the root.
  public var path: String
  /// 1-based; nil when the note is about the whole file.
  public var line: Int?
  /// One sentence, lower case, no full stop.
  public var message: String

  public init(path: String, line: Int? = nil, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }
}
