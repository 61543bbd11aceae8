/// Words as they may stand in XML, in an attribute too: markup is escaped, and so is what XML 1.0
/// does not allow or nobody can see.
func xmlText(_ text: String) -> String {
  var result = ""
  for scalar in visible(text).unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&apos;"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// An element without content.
func xmlElement(_ name: String, _ attributes: KeyValuePairs<String, String>) -> String {
  "\(xmlStart(name, attributes).dropLast())/>"
}

/// The start of an element.
func xmlStart(_ name: String, _ attributes: KeyValuePairs<String, String>) -> String {
  "<\(name)\(attributes.map { " \($0)=\"\(xmlText($1))\"" }.joined())>"
}

/// The first line of a document.
let xmlDeclaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
