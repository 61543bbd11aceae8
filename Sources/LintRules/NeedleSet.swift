import SwiftOutline

/// The needles of all enabled rules: the pre-filter that spares most files the tokenizer.
///
/// `lint` yields no finding, look-alike or note for a file in which none occurs; it never depends
/// on having asked.
package struct NeedleSet: Sendable {
  /// Whether every file is interesting, because a rule or discovery needs the whole tree.
  package let isUniversal: Bool
  /// What is searched for; two sets with the same needles drop the same files.
  package let needles: Set<Needle>

  /// The needles of the enabled rules and of the names that they look for.
  package init(settings: LintSettings, vocabulary: Vocabulary) {
    let rules = settings.askingRules
    var needles = rules.flatMap(\.needles) + [.text(Ignores.marker)]
    for kind in [Vocabulary.Kind.wrapper, .environment] {
      needles += vocabulary.names(of: kind).map { .word($0) }
    }
    needles += settings.wrappers.map { .word($0) }
    needles += settings.containers.map { .owner($0) }
    needles += vocabulary.names(of: .function).map { .call(lastComponent(of: $0)) }
    for kind in [Vocabulary.Kind.container, .god, .world] {
      needles += vocabulary.names(of: kind).map(NeedleSet.owner)
    }
    needles += vocabulary.names(of: .delegate).map(NeedleSet.delegate)
    // Their members are static, so the type is always named.
    let locators = vocabulary.names(of: .locator)
    needles += Set(locators.map { name in String(name.prefix { $0 != "." }) }).map { .owner($0) }
    self.init(needles, isUniversal: rules.contains { $0.checkProject != nil })
  }

  /// The needle of a name of which a member is taken; a property `Screen.services` is reached by
  /// its type, or as `services` where that type is inherited.
  private static func owner(_ name: String) -> Needle {
    let root = String(name.prefix { $0 != "." })
    return root == name && ContainerName.startsUpperCase(name) ? .owner(name) : .word(root)
  }

  /// The needle of an app delegate, or of what yields one: `appDelegate()`, and
  /// `UIApplication.typed` through any application.
  private static func delegate(_ name: String) -> Needle {
    let last = lastComponent(of: name)
    return last == name || ContainerName.accessors.contains(last) ? owner(name) : .word(last)
  }

  /// The needles of the files that discovery must read.
  package init(discovery depth: DiscoveryDepth) {
    self.init(Discovery.needles, isUniversal: depth == .wholeTree)
  }

  /// The needles of files that hold one of some words.
  package init(words: Set<String>) {
    self.init(words.map { .word($0) }, isUniversal: false)
  }

  init(needles: [Needle]) { self.init(needles, isUniversal: false) }

  private init(_ needles: [Needle], isUniversal: Bool) {
    self.isUniversal = isUniversal
    self.needles = Set(needles)
  }

  /// Whether the file must be tokenized; who asks of many files makes one `NeedleSearch`.
  package func occurs(in bytes: [UInt8]) -> Bool {
    NeedleSearch([self]).occurring(in: bytes).contains(0)
  }
}
