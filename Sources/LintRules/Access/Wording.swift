import SwiftOutline

extension FileView {
  /// The member around a token as a message names it.
  func phrase(forSymbol symbol: String) -> String {
    guard symbol != "(top level)" else {
      let file = role.path.split(separator: "/").last.map(String.init) ?? role.path
      return "top-level code of `\(file)`"
    }
    return "`\(symbol)`"
  }

  /// The member around a token as a message names it.
  func phrase(forSymbolAt token: Int) -> String {
    phrase(forSymbol: outline.symbol(at: token))
  }

  /// `Type.name` for a variable of a type, `name` for one of the file.
  func symbol(ofVariable index: Int) -> String {
    let variable = outline.variables[index]
    guard let path = outline.enclosingTypePath(at: variable.nameToken) else { return variable.name }
    return "\(path).\(variable.name)"
  }

  /// What is asked for, as a message names it.
  func phrase(forSubject subject: String) -> String {
    subject == "?" ? "a value of inferred type" : "`\(subject)`"
  }
}
