import LintFindings
import LintRules
import LintWorkspace
import SwiftOutline
import SwiftTokens

/// What the first pass keeps of one file.
struct FirstLook: Sendable {
  var file: SourceFile
  var content = Content.dropped
  /// What discovery needs to know of the file. Few files of a large tree have any, so that it is
  /// kept apart.
  var digest: FileDigest? {
    get { digests.first }
    set { digests = newValue.map { [$0] } ?? [] }
  }
  var note: SourceNote?
  var lineCount = 0
  var byteCount = 0

  enum Content: Sendable {
    /// Nothing in it looks like debt.
    case dropped
    /// To be linted, and to be read again for that.
    case wanted
    /// To be linted.
    case kept([UInt8])
    /// To be linted, and outlined already.
    case outlined(Outline)
    case deleted
    case unknown(UnknownSource)
  }

  private var digests: [FileDigest] = []
  private let overlay: [UInt8]?

  /// - Parameter overlay: what the file holds instead of what lies on disk.
  init(file: SourceFile, overlay: [UInt8]? = nil) {
    self.file = file
    self.overlay = overlay
  }

  private var reading: SourceReading {
    overlay.map(examine) ?? readSource(at: file.location)
  }

  /// The bytes, if they can be judged; what is odd about them is noted.
  mutating func read() -> [UInt8]? {
    switch reading {
    case .deleted:
      content = .deleted
    case .unknown(let reason):
      content = .unknown(reason)
    case .source(let bytes, let note):
      self.note = note
      byteCount = bytes.count
      lineCount = countLines(of: bytes)
      return bytes
    }
    return nil
  }

  /// The bytes for the second pass; nil when there is nothing to find in them.
  ///
  /// - Parameter grown: the search for the needles, when discovery added some.
  func bytesToLint(_ grown: NeedleSearch?) -> [UInt8]? {
    switch content {
    case .kept(let bytes): return bytes
    case .outlined(let outline): return outline.source.bytes
    case .deleted, .unknown: return nil
    case .dropped where grown == nil: return nil
    case .dropped, .wanted: break
    }
    // A file that changes between the passes is judged by what it was at the second.
    guard case .source(let bytes, _) = reading else { return nil }
    if case .dropped = content, let grown, !grown.occurs(in: bytes) { return nil }
    return bytes
  }

  /// The outline of the bytes for the second pass, made unless the first has made it.
  func outline(of bytes: [UInt8]) -> Outline {
    if case .outlined(let outline) = content { return outline }
    return SwiftOutline.outline(tokenize(bytes))
  }
}
