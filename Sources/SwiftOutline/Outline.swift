public import SwiftTokens

/// The declarations of one Swift file and the structure of its expressions.
///
/// In: tokens. Out: flat lists of declarations in source order, a tree of scopes, and questions
/// about expressions that are answered on demand from the tokens. It is total: malformed Swift
/// yields what can be made of it. It knows nothing of dependency injection.
///
/// It never changes; a class, because every question hands it on.
public final class Outline: Sendable {
  public let source: TokenizedSource
  public let imports: [ImportDeclaration]
  public let types: [TypeDeclaration]
  public let functions: [FunctionDeclaration]
  public let variables: [VariableDeclaration]
  /// The keywords of the type aliases, token indices in source order.
  public let typealiases: [Int]
  public let attributes: [Attribute]
  public let closures: [Closure]
  public let conditionalRegions: [ConditionalRegion]
  /// The scopes, each after the one around it; the first is the file.
  public let scopes: [Scope]
  let structure: Structure
  let index: OutlineIndex

  /// The outline of what a builder has read.
  init(_ builder: consuming OutlineBuilder) {
    source = builder.structure.source
    imports = builder.imports
    types = builder.types
    functions = builder.functions
    variables = builder.variables
    typealiases = builder.typealiases
    attributes = builder.attributes
    closures = builder.closures
    conditionalRegions = builder.structure.conditionalRegions
    scopes = builder.scopes
    structure = builder.structure
    index = OutlineIndex(
      scopes: scopes, types: types, functions: functions, variables: variables)
  }
}

/// The declarations, scopes and bracket pairs of a tokenized file.
///
/// A total function, linear in the number of tokens, without recursion.
public func outline(_ source: TokenizedSource) -> Outline {
  var builder = OutlineBuilder(structure: StructureScan.structure(of: source))
  builder.run()
  return Outline(builder)
}
