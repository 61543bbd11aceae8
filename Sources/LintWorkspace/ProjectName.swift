extension Workspace {
  /// What the project at the root is called: as its Xcode workspace or project, where there is one
  /// of them, else as its package; nil if nothing there says.
  ///
  /// The folder has a name too, but another one in every clone.
  package var projectName: String? {
    let names = ((try? System.entries(of: root)) ?? []).map(\.name)
    for ending in [".xcworkspace", ".xcodeproj"] {
      let named = names.filter { $0.hasSuffix(ending) }
      if named.count == 1 { return String(named[0].dropLast(ending.utf8.count)) }
    }
    guard names.contains("Package.swift") else { return nil }
    return (try? System.read(location(of: "Package.swift"))).flatMap(packageName)
  }
}
