package import LintFindings

/// The part that a file plays in its repository, as far as its path tells.
///
/// `lint` raises a leaf that declares an entry type to `coordinator`, and adds the exemptions that
/// only the content shows (a generated header, an import of a test library).
package struct FileRole: Sendable, Equatable {
  /// The file, relative to the root, with `/`.
  package var path: String
  package var tier: Tier
  /// Why every finding of the file is exempt; nil if the path gives no reason.
  package var exemption: String?

  package init(path: String, tier: Tier = .leaf, exemption: String? = nil) {
    self.path = path
    self.tier = tier
    self.exemption = exemption
  }
}
