/// A piece of HTML. It is made of elements and of escaped words only, so that no name from a
/// scanned file can become markup.
struct Markup: Sendable {
  private(set) var html: String

  private init(html: String) { self.html = html }

  /// Nothing.
  static let none = Markup(html: "")

  /// The length of the piece.
  var byteCount: Int { html.utf8.count }

  /// The words themselves: markup is escaped, and so is what cannot be seen.
  static func words(_ text: String) -> Markup { Markup(html: escaped(text)) }

  /// Style or script of this program: the one text that is not escaped.
  static func verbatim(_ text: StaticString) -> Markup { Markup(html: "\(text)") }

  /// An element with what is in it.
  static func element(
    _ name: StaticString, _ attributes: Attributes = [:], _ content: Markup...
  ) -> Markup {
    element(name, attributes, content)
  }

  /// An element with what is in it.
  static func element(
    _ name: StaticString, _ attributes: Attributes = [:], _ content: [Markup]
  ) -> Markup {
    Markup(html: "<\(name)\(text(of: attributes))>\(joined(content).html)</\(name)>")
  }

  /// An element that holds nothing and has no end, such as `meta`; also one whose end HTML lets
  /// out, such as `tr`.
  static func open(_ name: StaticString, _ attributes: Attributes = [:]) -> Markup {
    Markup(html: "<\(name)\(text(of: attributes))>")
  }

  /// Pieces one after the other.
  static func joined(_ pieces: [Markup]) -> Markup {
    var html = ""
    html.reserveCapacity(pieces.reduce(0) { $0 + $1.byteCount })
    for piece in pieces { html += piece.html }
    return Markup(html: html)
  }

  /// The document type, then the page.
  static func document(_ page: Markup) -> String { "<!DOCTYPE html>\n\(page.html)\n" }

  static func + (left: Markup, right: Markup) -> Markup { Markup(html: left.html + right.html) }

  typealias Attributes = KeyValuePairs<StaticString, String>

  private static func text(of attributes: Attributes) -> String {
    attributes.map { name, value in
      value.isEmpty ? " \(name)" : " \(name)=\"\(escaped(value))\""
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in visible(text).unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
