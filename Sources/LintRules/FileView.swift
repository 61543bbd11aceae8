package import SwiftOutline
package import SwiftTokens

/// All that a rule sees of a file.
package struct FileView: Sendable {
  package let role: FileRole
  package let outline: Outline
  package let vocabulary: Vocabulary
  package let settings: LintSettings

  package var source: TokenizedSource { outline.source }
}
