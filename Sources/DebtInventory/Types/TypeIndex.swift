import SwiftOutline

/// The types of a project, each with its extensions from all files.
///
/// Types of equal name are told apart by file and module. A second declaration in one file, as
/// under `#if`, counts to the first.
struct TypeIndex {
  private(set) var types: [ProjectType] = []
  private let files: [FileSurvey]
  private var indicesByPath: [String: [Int]] = [:]
  private var indicesByName: [String: [Int]] = [:]

  init(_ files: [FileSurvey]) {
    self.files = files
    addDeclarations()
    addExtensions()
    for (index, type) in types.enumerated() { indicesByName[type.name, default: []].append(index) }
  }

  private mutating func addDeclarations() {
    for part in parts where part.summary.kind != .extension {
      let path = part.summary.path
      let twin = indicesByPath[path]?.first { types[$0].declaration?.file == part.file }
      if let twin {
        types[twin].extensions.append(part)
      } else {
        append(ProjectType(path: path, declaration: part))
      }
    }
  }

  private mutating func addExtensions() {
    for part in parts where part.summary.kind == .extension {
      let path = part.summary.path
      if let index = type(at: path, seenFrom: part.file) {
        types[index].extensions.append(part)
      } else {
        append(ProjectType(path: path, declaration: nil, extensions: [part]))
      }
    }
  }

  private mutating func append(_ type: ProjectType) {
    indicesByPath[type.path, default: []].append(types.count)
    types.append(type)
  }

  private var parts: [ProjectType.Part] {
    files.enumerated().flatMap { index, file in
      zip(file.summary.types, file.typeLines).map { summary, line in
        ProjectType.Part(summary: summary, file: index, line: line)
      }
    }
  }

  /// The file in which a type is declared, or first extended.
  func file(of type: ProjectType) -> FileSurvey { files[type.parts[0].file] }

  /// The type of exactly that path: in the same file, else in the same module, else anywhere.
  func type(at path: String, seenFrom file: Int) -> Int? {
    nearest(of: indicesByPath[path] ?? [], to: file)
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
    if let exact = type(at: name, seenFrom: file) { return exact }
    let candidates = indicesByName[lastComponent(of: name)] ?? []
    return nearest(of: candidates.filter { types[$0].path.hasSuffix("." + name) }, to: file)
  }

  /// The type that a symbol such as `Trip.Builder.make(id:)` stands in.
  func type(ofSymbol symbol: String, in file: Int) -> Int? {
    var path = symbol.prefix { $0 != "(" }
    while !path.isEmpty {
      if let found = type(at: String(path), seenFrom: file) { return found }
      path = path.lastIndex(of: ".").map { path[..<$0] } ?? ""
    }
    return nil
  }

  private func nearest(of candidates: [Int], to file: Int) -> Int? {
    guard candidates.count > 1 else { return candidates.first }
    let sameFile = candidates.first { index in types[index].parts.contains { $0.file == file } }
    let module = files[file].module
    return sameFile
      ?? candidates.first { index in
        types[index].declaration.map { files[$0.file].module == module } ?? false
      } ?? candidates.first
  }
}
