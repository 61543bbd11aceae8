/// A script phase of an Xcode target that calls the program.
package struct XcodeScript: Sendable, Equatable {
  /// The project, relative to the root: `App/App.xcodeproj`.
  package var project: String
  package var target: String
  /// Whether Xcode lets the script read declared inputs only.
  package var isSandboxed: Bool

  package init(project: String, target: String, isSandboxed: Bool) {
    self.project = project
    self.target = target
    self.isSandboxed = isSandboxed
  }
}

extension Workspace {
  /// The script phases that call the program, in the projects that lie in some folders or above
  /// them; by project.
  ///
  /// - Parameter folders: relative to the root.
  package func findXcodeScripts(above folders: Set<String>) -> [XcodeScript] {
    var visited: Set<String> = [""]
    for folder in folders {
      var folder = folder
      while folder != ".", !folder.isEmpty, visited.insert(folder).inserted {
        folder = Paths.parent(of: folder)
      }
    }
    return visited.sorted(by: Paths.precede).flatMap { folder in
      let entries = (try? System.entries(of: location(of: folder))) ?? []
      let projects = entries.map(\.name).filter { $0.hasSuffix(".xcodeproj") }
      return projects.sorted(by: Paths.precede).flatMap { name -> [XcodeScript] in
        let path = Paths.join(folder, name)
        let bytes = try? System.read(location(of: path) + "/project.pbxproj")
        return bytes.map { XcodeProject($0).scripts(inProject: path) } ?? []
      }
    }
  }
}

/// The objects of a project file, as far as they matter to script phases.
///
/// Xcode writes each object from a line `ID /* … */ = {` to a line `};` with the same indentation.
struct XcodeProject {
  private var objects: [(id: Substring, lines: ArraySlice<Substring>)] = []
  private var indexByID: [Substring: Int] = [:]

  init(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    var start: Int?
    for (index, line) in lines.enumerated() {
      if let first = start, line == "\t\t};" {
        let id = firstWord(of: lines[first])
        indexByID[id] = objects.count
        objects.append((id, lines[(first + 1)..<index]))
        start = nil
      } else if line.hasPrefix("\t\t"), !line.hasPrefix("\t\t\t"), line.hasSuffix(" = {") {
        start = index
      }
    }
  }

  /// The script phases that call the program.
  func scripts(inProject path: String) -> [XcodeScript] {
    let phases = objects.filter { object in
      isa(object, "PBXShellScriptBuildPhase")
        && value(of: "shellScript", in: object.lines)?.contains("diratchet") ?? false
    }.map(\.id)
    let whole = objects.first { isa($0, "PBXProject") }.flatMap { isSandboxed($0.lines) }
    return objects.filter { isa($0, "PBXNativeTarget") || isa($0, "PBXAggregateTarget") }
      .filter { target in
        target.lines.contains { line in phases.contains(firstWord(of: line)) }
      }.map { target in
        XcodeScript(
          project: path, target: value(of: "name", in: target.lines) ?? "?",
          isSandboxed: isSandboxed(target.lines) ?? whole ?? false)
      }
  }

  private func isa(_ object: (id: Substring, lines: ArraySlice<Substring>), _ kind: String) -> Bool
  {
    value(of: "isa", in: object.lines) == kind
  }

  /// What the configurations of a target or of the project say of the sandbox; nil for nothing.
  private func isSandboxed(_ lines: ArraySlice<Substring>) -> Bool? {
    guard let list = value(of: "buildConfigurationList", in: lines).flatMap(object) else {
      return nil
    }
    let settings = list.compactMap { object(String(firstWord(of: $0))) }
      .compactMap { value(of: "ENABLE_USER_SCRIPT_SANDBOXING", in: $0) }
    return settings.isEmpty ? nil : settings.contains("YES")
  }

  private func object(_ id: String) -> ArraySlice<Substring>? {
    indexByID[firstWord(of: id[...])].map { objects[$0].lines }
  }

  /// `YES` of `KEY = YES;`, without quotes.
  private func value(of key: String, in lines: ArraySlice<Substring>) -> String? {
    for line in lines {
      let text = trimmed(line)
      guard text.hasPrefix("\(key) = ") else { continue }
      return String(text.dropFirst(key.count + 3)).filter { $0 != "\"" && $0 != ";" }
    }
    return nil
  }
}

private func firstWord(of line: Substring) -> Substring {
  line.drop { $0.isWhitespace }.prefix { !$0.isWhitespace && $0 != "," && $0 != ";" }
}
