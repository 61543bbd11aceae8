import SwiftOutline

/// What a rule of the configuration looks for: a shape of syntax and the name in it.
///
/// Never text: comments, strings and longer names do not match.
package struct CustomMatch: Sendable, Equatable {
  /// A shape of syntax.
  package enum Shape: String, Sendable, CaseIterable {
    /// `@Name`
    case attribute
    /// `Name.member`, or `.member` of anything.
    case member
    /// `name(…)`, `Name.name(…)`
    case call
    /// `import Name`
    case `import`
    /// `static let name`, `class var name`
    case staticProperty
    /// A parameter whose type is `Name`.
    case parameterType
    /// A type that inherits from or conforms to `Name`.
    case inherits
  }
  package var shape: Shape
  /// The name, dotted for a member of a certain type; `*` stands for any letters at either end.
  package var name: String
  /// For `call` and `member`: the last name before the dot.
  package var receiver: String?
  /// For `call`: `metatype`, `keyPath`, `none`, or the first argument's label.
  package var argument: String?
  /// The outermost or innermost type around must have this name.
  package var inTypesNamed: String?

  package init(
    _ shape: Shape, _ name: String, receiver: String? = nil, argument: String? = nil,
    inTypesNamed: String? = nil
  ) {
    self.shape = shape
    self.name = name
    self.receiver = receiver
    self.argument = argument
    self.inTypesNamed = inTypesNamed
  }

  /// A number that changes with the match, for the record: FNV-1a, 31 bits.
  package var revision: Int {
    let parts = [shape.rawValue, name, receiver ?? "", argument ?? "", inTypesNamed ?? ""]
    let hash = parts.joined(separator: "\n").utf8.reduce(UInt32(2_166_136_261)) { hash, byte in
      (hash ^ UInt32(byte)) &* 16_777_619
    }
    return Int(hash & 0x7FFF_FFFF)
  }

  /// What a file must hold to match.
  var needles: [Needle] {
    let last = lastComponent(of: name)
    let literal = last.filter { $0 != "*" && $0 != "`" }
    if literal.isEmpty { return [.text(" ")] }
    return shape == .import
      ? [.text(literal)] : last.contains("*") ? [.text(literal)] : [.word(last)]
  }
}

extension String {
  /// Whether the name matches a pattern with `*` at its ends.
  func matchesName(_ pattern: String) -> Bool {
    let literal = pattern.filter { $0 != "*" }
    switch (pattern.hasPrefix("*"), pattern.hasSuffix("*")) {
    case (false, false): return self == pattern
    case (true, false): return hasSuffix(literal)
    case (false, true): return hasPrefix(literal)
    case (true, true): return literal.isEmpty || containsText(literal)
    }
  }

  private func containsText(_ text: String) -> Bool {
    indices.contains { self[$0...].hasPrefix(text) }
  }
}
