// Each case (`//===`) is a project of its own; `//---` begins another of its files.

//=== other verbs of what looks like a container
final class CartModel {
  private let injector: AppInjector
  func load() {
    let cart = locator.getService(Cart.self)  // want locator_like_call "getService"
    let log: Log = serviceLocator.getService()  // want locator_like_call "getService"
    let api = container.get(API.self)  // want locator_like_call "get"
    let clock = container.get(\.clock)  // want locator_like_call "get"
    let store = self.appContainer?.locate(Store.self)  // want locator_like_call "locate"
    injector.inject(self)  // want locator_like_call "inject"
    let flow = appContainer.makeCheckoutFlow(cart: cart)  // want locator_like_call "makeCheckoutFlow"
    // a value is looked up, not a type
    container.get("cart")
    dictionaryContainer.get(key, default: 3)
    // nothing says container
    client.get()
    factory.makeCheckoutFlow()
    // conventions of the standard library
    container.makeIterator()
    container.make()
  }
}

//=== a private registry in a file without any DI library
extension TabExtensions {
  var autofill: Autofill? { resolve(AutofillTab.self) }  // want locator_like_call "resolve"
  // an implicit member, and another function
  static let first: Step = .resolve(Int.self)
  func link() { resolve(url) }
}

//=== what is counted already is not said twice
//--- Core.swift
final class ServiceLocator {
  static let shared = ServiceLocator()  // want shared_singleton_declaration "shared"
  func getService<T>() -> T? { nil }
}
//--- Use.swift
let rules: Rules = ServiceLocator.shared.getService()!  // want shared_container_access "ServiceLocator"

//=== inside a container, and where the graph is built
final class ShopContainer {
  static let shared = ShopContainer()  // want shared_singleton_declaration "shared"
  func makeCart() -> Cart { container.makeAPI() }  // exempt locator_like_call "makeAPI"
}
