/// A class that resolves some types from a Swinject container, one call each.
func resolving(_ types: String..., by name: String = "CartViewModel") -> String {
  let calls = types.map { "    _ = resolver.resolve(\($0).self)\n" }
  return """
    import Swinject

    final class \(name) {
      private let resolver: Resolver

      init(resolver: Resolver) {
        self.resolver = resolver
      }

      func load() {
    \(calls.joined())  }
    }

    """
}

/// A class with one property for each key path, injected by a Factory wrapper.
func injecting(_ keyPaths: [String], by name: String, as wrapper: String = "Injected") -> String {
  let properties = keyPaths.map { "  @\(wrapper)(\\.\($0)) private var \($0)\n" }
  return "import Factory\n\nfinal class \(name) {\n\(properties.joined())}\n"
}

/// A class that needs nothing that it does not say.
func clean(_ name: String) -> String {
  "struct \(name) {\n  let title: String\n}\n"
}
