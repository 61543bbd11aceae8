// Each case (`//===`) is a project of its own; `//---` begins another of its files.

//=== the singleton may be declared in any file
//--- API.swift
final class API {
  static let shared = API()  // want shared_singleton_declaration "shared"
}
//--- Use.swift
final class CartModel {
  init(api: API = .shared) {}  // want shared_default_argument "shared"
  init(live: any APIProtocol = API.shared) {}  // want shared_default_argument "API"
  func load(_ api: API? = .shared) {}  // want shared_default_argument "shared"
  // platform and SDK singletons
  init(session: URLSession = .shared, center: UNCenter = .current(), sdk: Purchases = .shared) {}
  // no default, and a default that is built
  init(api: API, other: API = API()) {}
  // an enum case of that name
  init(scope: Scope = .shared) {}
}

//=== a singleton under a name of its own
final class Theme { static let sharedTheme = Theme() }  // want shared_singleton_declaration "sharedTheme"
func draw(theme: Theme = .sharedTheme) {}  // want shared_default_argument "sharedTheme"
func draw(in theme: Theming = Theme.sharedTheme) {}  // want shared_default_argument "Theme"
func draw(shape: Shape = .sharedShape) {}
