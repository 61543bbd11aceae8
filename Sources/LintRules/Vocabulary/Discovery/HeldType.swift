import SwiftOutline

extension PropertySummary {
  /// The type that the property yields: annotated (the result, for a function), or constructed.
  var heldType: String? {
    if let type {
      guard type.holds("->") else { return bareTypeName(type) }
      let result = type.split(separator: ">").last.map(String.init) ?? type
      return bareTypeName(result.trimmingSpaces)
    }
    guard let start = initializerStart else { return nil }
    // Hardly any has a dot.
    if !start.utf8.contains(UInt8(ascii: ".")) {
      return ContainerName.startsUpperCase(start) ? start : nil
    }
    let parts = components(of: start).filter { $0 != "init" }
    guard let first = parts.first, ContainerName.startsUpperCase(first) else { return nil }
    return isConstructed ? String(parts[parts.count - 1]) : String(first)
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
