import LintReporting
import LintWorkspace
import SwiftOutline
import SwiftTokens

extension Command {
  static let outline = Command(
    "outline", summary: "print the declarations that the scanner sees in a file",
    operands: .exactly(["FILE"])
  ) { invocation in
    let bytes = try readGivenFile(invocation.arguments.operands[0])
    return Reply(renderOutline(SwiftOutline.outline(tokenize(bytes))))
  }
}

/// One line a declaration: `line:column`, then what is declared, indented by what is around it.
func renderOutline(_ outline: Outline) -> String {
  let lines = LineTable(of: outline.source.bytes)
  let depths = depthsOfScopes(in: outline)
  let entries =
    outline.imports.map { Entry($0, in: outline) } + outline.types.map { Entry($0, in: outline) }
    + outline.functions.map { Entry($0, in: outline) }
    + outline.variables.map { Entry($0, in: outline) }
  let rows = entries.sorted { $0.token < $1.token }.map { entry in
    let offset = Int(outline.source.tokens[entry.token].start)
    let position = lines.position(ofByteOffset: offset)
    let margin = String(repeating: "  ", count: min(depths[entry.scope], deepestMargin))
    return ["\(position.line):\(position.utf8Column)", margin + visible(entry.text)]
  }
  return table(rows)
}

/// How many levels are indented; nobody reads deeper ones, and a file may nest a million.
private let deepestMargin = 32

/// How many tokens of a default value are shown.
private let longestValue = 32

extension Outline {
  fileprivate func excerpt(_ tokens: Range<Int>) -> String {
    tokens.count <= longestValue
      ? source.text(ofTokens: tokens) : source.text(ofTokens: tokens.prefix(longestValue)) + "…"
  }
}

/// How many types, functions and variables are around each scope.
private func depthsOfScopes(in outline: Outline) -> [Int] {
  var depths: [Int] = []
  for scope in outline.scopes {
    let depth = scope.parent.map { depths[$0] } ?? 0
    switch scope.kind {
    case .file, .closure: depths.append(depth)
    case .type, .function, .variable: depths.append(depth + 1)
    }
  }
  return depths
}

/// One line of the dump.
private struct Entry {
  var token: Int
  var scope: Int
  var text: String

  init(_ declaration: ImportDeclaration, in outline: Outline) {
    token = declaration.tokens.lowerBound
    scope = 0
    text = outline.source.text(ofTokens: declaration.tokens)
  }

  init(_ declaration: TypeDeclaration, in outline: Outline) {
    token = declaration.tokens.lowerBound
    scope = declaration.scope
    let inherited = declaration.inherited.map(outline.typeSpelling)
    text =
      prefix(declaration.attributes, declaration.modifiers)
      + "\(declaration.kind.rawValue) \(declaration.name)"
      + (inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", "))
  }

  init(_ declaration: FunctionDeclaration, in outline: Outline) {
    token = declaration.tokens.lowerBound
    scope = declaration.scope
    let parameters = declaration.parameters.map { parameter in
      "\(parameter.label ?? "_"): \(outline.typeSpelling(parameter.type))"
        + (parameter.defaultValue.map { " = \(outline.excerpt($0))" } ?? "")
    }
    let keyword = declaration.kind == .function ? "func " : ""
    text =
      prefix(declaration.attributes, declaration.modifiers) + keyword + declaration.name
      + "(\(parameters.joined(separator: ", ")))"
      + (declaration.result.map { " -> \(outline.typeSpelling($0))" } ?? "")
  }

  init(_ declaration: VariableDeclaration, in outline: Outline) {
    token = declaration.nameToken
    scope = declaration.scope
    text =
      prefix(declaration.attributes, declaration.modifiers)
      + "\(declaration.isVariable ? "var" : "let") \(declaration.name)"
      + (declaration.type.map { ": \(outline.typeSpelling($0))" } ?? "")
  }
}

/// `@Injected private `
private func prefix(_ attributes: [Attribute], _ modifiers: [Modifier]) -> String {
  let names = attributes.map { "@\($0.name)" }
  let words = modifiers.map { modifier in
    "\(modifier.word)" + (modifier.detail.map { "(\($0))" } ?? "")
  }
  return (names + words).map { "\($0) " }.joined()
}
