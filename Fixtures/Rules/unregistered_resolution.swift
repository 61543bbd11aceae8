// Each case (`//===`) is a project of its own; `//---` begins another of its files.

//=== registered in every way
//--- Assembly.swift
import Swinject
import Resolver

func fill(container: Container) {
  container.register(Cart.self) { _ in Cart() }
  container.autoregister(Trip.self, initializer: Trip.init)
  container.register { LiveFare() as Fare }
  register { LiveSeat() }.implements(Seat.self)
  register { () -> Route in makeRoute() }
  container.register(Stock.init)
}
//--- Use.swift
import Swinject
import Resolver

final class Model {
  let cart = container.resolve(Cart.self)  // want service_locator_resolve "resolve"
  let trip = container.resolve((any Trip).self)  // want service_locator_resolve "resolve"
  let fare = container.resolve(Fare.self)  // want service_locator_resolve "resolve"
  let seat = container.resolve(Seat.self)  // want service_locator_resolve "resolve"
  let route = container.resolve(Route.self)  // want service_locator_resolve "resolve"
  let stock = container.resolve(Stock.self)  // want service_locator_resolve "resolve"
  let live = container.resolve(LiveSeat.self)  // want service_locator_resolve "resolve"
  let lost = container.resolve(Lost.self)  // want unregistered_resolution "resolve" service_locator_resolve "resolve"
  @Injected var cart2: Cart  // want injected_property_wrapper "@Injected"
  @Injected var lost2: Lost  // want unregistered_resolution "@Injected" injected_property_wrapper "@Injected"
  // a key, not a type
  @Injected(\.lost) var lost3: Lost  // want injected_property_wrapper "@Injected"
  // a generic parameter
  func find<T>(_ type: T.Type) -> T? { container.resolve(T.self) }  // want service_locator_resolve "resolve"
}

//=== a project that registers nothing itself
import Swinject

let cart = container.resolve(Cart.self)  // want service_locator_resolve "resolve"

//=== a container is no registration
import FactoryKit

final class Shop: SharedContainer {
  static let shared = Shop()
  let manager = ContainerManager()
}
func fill(container: Container) { container.register(Cart.self) { Cart() } }
final class Model {
  @InjectedContainer(Shop.self) var shop  // want injected_property_wrapper "@InjectedContainer"
  let other = container.resolve(Shop.self)  // want service_locator_resolve "resolve"
}

//=== factories that a registry is filled with
//--- App/Setup.swift
import InfomaniakDI

let factories = [
  Factory(type: PhotoUploadable.self) { _, resolver in try resolver.resolve(type: PhotoUploader.self) },  // exempt service_locator_resolve "resolve"
  Factory(type: PhotoUploader.self) { _, _ in PhotoUploader() },
]
//--- Features/Photos.swift
import InfomaniakDI

let uploader = try resolver.resolve(type: PhotoUploadable.self)  // want service_locator_resolve "resolve"
let lost = try resolver.resolve(type: PhotoLister.self)  // want unregistered_resolution "resolve" service_locator_resolve "resolve"
