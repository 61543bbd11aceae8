import SwiftTokens

/// A place where code reaches into a container.
struct Access: Sendable, Equatable {
  /// The token that the finding is put at.
  var anchor: Range<Int>
  /// The first token of the chain that the access is part of: what makes several rules one site.
  var site: Int
  /// What is reached for.
  var subject: String
  /// What made it an access, in words.
  var evidence: [String]
  /// How the message calls the container: `Container.shared`.
  var container: String?
  /// Whether a metatype says what is asked for.
  var isByType = false
  /// Why syntax shows it to be composition; nil if it does not.
  var exemption: String?
  /// The discovered name without which it would be none, as the record lists it.
  var discovered: String?
}

/// What shows that something is a container.
struct Evidence: Sendable, Equatable {
  /// In words: "receiver `container`, file imports Swinject".
  var text: String
  /// The discovered name that it rests on, as the record lists it; nil if it needs none.
  var discovered: String?
  /// Whether it shows a factory of a container, not the container.
  var isOfFactory = false

  init(_ text: String, discovered: String? = nil) {
    self.text = text
    self.discovered = discovered
  }
}

/// The accesses of a file, and what looked like one.
struct Accesses: Sendable {
  var found: [Access] = []
  var lookAlikes: [(token: Int, reason: String)] = []
}
