import SwiftOutline

/// The types of a project, each with its extensions from all files.
///
/// Types of equal name are told apart by file and module. A second declaration in one file, as
/// under `#if`, counts to the first.
struct TypeIndex {
  private(set) var types: [ProjectType] = []
  private let files: [FileSurvey]
  private let modules: [String: Int]
  /// The first type of each path, seen from each file and module that holds a part of it, and from
  /// anywhere.
  private var exact: [Key: UInt32] = [:]
  /// The same for what is written without the types around it: `StateModel` of `Home.StateModel`.
  private var shortened: [Key: UInt32] = [:]
  /// A number for each path and each end of one: a large tree has no room for a text in every key.
  private var numbers: [String: UInt32] = [:]

  private struct Key: Hashable {
    var view: UInt32
    var path: UInt32
  }

  init(_ files: [FileSurvey]) {
    self.files = files
    let names = Set(files.map(\.module)).sorted(by: precedes)
    modules = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    forEachPart { part, index in
      if part.summary.kind != .extension { index.addDeclaration(part) }
    }
    forEachPart { part, index in
      if part.summary.kind == .extension { index.addExtension(part) }
    }
  }

  private mutating func forEachPart(_ body: (ProjectType.Part, inout TypeIndex) -> Void) {
    for file in files.indices {
      for type in files[file].summary.types.indices {
        body(ProjectType.Part(files, file: file, type: type), &self)
      }
    }
  }

  private mutating func addDeclaration(_ part: ProjectType.Part) {
    let path = part.summary.path
    let key = Key(view: view(ofFile: part.file), path: number(of: path))
    if let twin = exact[key] {
      types[Int(twin)].extensions.append(part)
    } else {
      types.append(ProjectType(path: path, declaration: part))
      enter(path, from: [view(ofFile: part.file), view(ofModuleOf: part.file), anywhere])
    }
  }

  private mutating func addExtension(_ part: ProjectType.Part) {
    let path = part.summary.path
    if let index = type(at: path, seenFrom: part.file) {
      types[index].extensions.append(part)
      enter(path, as: index, from: [view(ofFile: part.file)])
    } else {
      types.append(ProjectType(path: path, declaration: nil, extensions: [part]))
      enter(path, from: [view(ofFile: part.file), anywhere])
    }
  }

  /// Makes a type known by its path and by the ends of its path.
  private mutating func enter(_ path: String, as index: Int? = nil, from views: [UInt32]) {
    let index = UInt32(index ?? types.count - 1)
    let whole = number(of: path)
    for view in views { TypeIndex.keepFirst(index, at: Key(view: view, path: whole), in: &exact) }
    var rest = path[...]
    // Nobody writes more names than that.
    for _ in 0..<4 {
      guard let dot = rest.utf8.firstIndex(of: UInt8(ascii: ".")) else { break }
      rest = rest[rest.utf8.index(after: dot)...]
      let name = number(of: String(rest))
      for view in views {
        TypeIndex.keepFirst(index, at: Key(view: view, path: name), in: &shortened)
      }
    }
  }

  private static func keepFirst(_ index: UInt32, at key: Key, in paths: inout [Key: UInt32]) {
    if paths[key] == nil { paths[key] = index }
  }

  private mutating func number(of path: String) -> UInt32 {
    if let known = numbers[path] { return known }
    let number = UInt32(numbers.count)
    numbers[path] = number
    return number
  }

  private var anywhere: UInt32 { 0 }
  private func view(ofModuleOf file: Int) -> UInt32 {
    UInt32(1 + (modules[files[file].module] ?? 0))
  }
  private func view(ofFile file: Int) -> UInt32 { UInt32(1 + modules.count + file) }

  /// The file in which a type is declared, or first extended.
  func file(of type: ProjectType) -> FileSurvey { files[type.firstPart.file] }

  /// The type of exactly that path: in the same file, else in the same module, else anywhere.
  func type(at path: String, seenFrom file: Int) -> Int? { nearest(path, in: exact, to: file) }

  private func nearest(_ path: String, in paths: [Key: UInt32], to file: Int) -> Int? {
    // What is known nowhere is known in no file.
    guard let path = numbers[path], let any = paths[Key(view: anywhere, path: path)] else {
      return nil
    }
    let near = [view(ofFile: file), view(ofModuleOf: file)].lazy.compactMap { view in
      paths[Key(view: view, path: path)]
    }.first
    return Int(near ?? any)
  }

  /// The type that a name means in a file, looked up outward from the types around it.
  func type(named name: String, within path: String, in file: Int) -> Int? {
    var around = path[...]
    while !around.isEmpty {
      if let found = type(at: "\(around).\(name)", seenFrom: file) { return found }
      around = around.lastIndex(of: ".").map { around[..<$0] } ?? ""
    }
    return type(at: name, seenFrom: file)
  }

  /// The types that `name` may mean when only its last components are written, as `StateModel` for
  /// `Home.StateModel`: the nearest one, exact matches first.
  func type(written name: String, in file: Int) -> Int? {
    type(at: name, seenFrom: file) ?? nearest(name, in: shortened, to: file)
  }

  /// The type that a symbol such as `Trip.Builder.make(id:)` stands in.
  func type(ofSymbol symbol: String, in file: Int) -> Int? {
    var path = symbol[..<(symbol.utf8.firstIndex(of: UInt8(ascii: "(")) ?? symbol.endIndex)]
    while !path.isEmpty {
      if let found = type(at: String(path), seenFrom: file) { return found }
      path = path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path[..<$0] } ?? ""
    }
    return nil
  }
}
