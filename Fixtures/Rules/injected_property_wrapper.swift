// Each case (`//===`) is a project of its own; `//---` begins another of its files.

//=== Factory
import FactoryKit

final class CartViewModel {
  @Injected(\.cart) private var cart  // want injected_property_wrapper "@Injected"
  @Injected(\ShopContainer.stock) private var stock: Stock  // want injected_property_wrapper "@Injected"
  @LazyInjected(\.coupons) var coupons  // want injected_property_wrapper "@LazyInjected"
  @WeakLazyInjected(\.delegate) var delegate  // want injected_property_wrapper "@WeakLazyInjected"
  @DynamicInjected(\.clock) var clock  // want injected_property_wrapper "@DynamicInjected"
  @InjectedType(Session.self) var session  // want injected_property_wrapper "@InjectedType"
  @InjectedContainer(\.shop) var shop  // want injected_property_wrapper "@InjectedContainer"
  @Factory.Injected(\.offers)  // want injected_property_wrapper "@Factory.Injected"
  private var offers
}

struct CartView: View {
  @InjectedObject(\.model) var model  // want injected_property_wrapper "@InjectedObject"
  @InjectedObservable(\.store) var store  // want injected_property_wrapper "@InjectedObservable"
}

//=== Factory: the wrapper as a value
import FactoryKit

final class CartModel {
  let cart = Injected(\.cart).wrappedValue  // want injected_property_wrapper "Injected"
  private let offers = LazyInjected<Offers>(\ShopContainer.offers)  // want injected_property_wrapper "LazyInjected"
  @Injected var stock: Stock  // want injected_property_wrapper "@Injected"
  // the attribute is the finding; a value of another kind
  init() { _stock = Injected(\.stock) }
  let mark = Injected(at: 3)
}

//=== Resolver
import Resolver

final class TripViewModel {
  @Injected var trips: TripStore  // want injected_property_wrapper "@Injected"
  @Injected(name: .cached, container: .main) var fares: FareStore  // want injected_property_wrapper "@Injected"
  @OptionalInjected var notes: NoteStore?  // want injected_property_wrapper "@OptionalInjected"
  @LazyInjected var maps: MapStore  // want injected_property_wrapper "@LazyInjected"
  @WeakLazyInjected var gates: GateStore?  // want injected_property_wrapper "@WeakLazyInjected"
  @InjectedObject var model: TripModel  // want injected_property_wrapper "@InjectedObject"
}

//=== Dip
import Dip

final class SeatViewController {
  @Injected var seats: SeatStore?  // want injected_property_wrapper "@Injected"
  // Dip fills in values as well
  private let plan = Injected<SeatPlan>()  // want injected_property_wrapper "Injected"
  private let owner = InjectedWeak<SeatOwner>()  // want injected_property_wrapper "InjectedWeak"
}

//=== a wrapper of the project under a known name; the using file imports no DI library
//--- Core/Injected.swift
import Swinject

@propertyWrapper
final class Injected<Service> {
  private var service: Service!
  var wrappedValue: Service { service }
  init(as type: Service.Type = Service.self) {}
}
//--- Features/PumpManager.swift
import Foundation

final class PumpManager {
  @Injected() private var storage: PumpStorage!  // want injected_property_wrapper "@Injected"
  @Injected(as: Clock.self) private var clock: Any  // want injected_property_wrapper "@Injected"
}

//=== wrappers of the project under names of its own, discovered by their bodies
//--- Core/Service.swift
@propertyWrapper
struct Service<Value> {
  let wrappedValue: Value
  init() { wrappedValue = AppContainer.shared.resolve(Value.self) }  // exempt service_locator_resolve "resolve"
}

@propertyWrapper
struct LazyService<Value> {
  lazy var wrappedValue: Value = ServiceContainer.resolve(.singleton, Value.self)  // exempt service_locator_resolve "resolve"
}

@propertyWrapper
struct Clamped<Value: Comparable> {
  // touches no container, so its uses are silent
  var wrappedValue: Value
}
//--- Features/Editor.swift
final class Editor {
  @Service var files: FileStore  // want injected_property_wrapper "@Service"
  @LazyService var themes: ThemeStore  // want injected_property_wrapper "@LazyService"
  @Clamped var zoom = 1.0
}

//=== an argument that reaches into the container is part of the same finding
import Swinject

final class Search {
  @Inject(ServiceLocator.shared.resolve) var index: Index  // want injected_property_wrapper "@Inject"
}

//=== parameters, locals and conditional attributes
import Resolver

final class Booking {
  func make(@Injected clock: Clock) {  // want injected_property_wrapper "@Injected"
    @Injected var log: Log  // want injected_property_wrapper "@Injected"
  }
  #if DEBUG
    @Injected  // want injected_property_wrapper "@Injected"
  #endif
  var trace: Trace
}

//=== attributes that only sound alike
import AppIntents
import Inject
import SafeDI

@Instantiable
final class TripModel {
  // dependencies of an app intent
  @Dependency var store: TripStore
  @IntentParameterDependency<OpenTrip>(\.$trip) var intent
  // hot reloading
  @ObserveInjection var inject
  // compile-time injection
  @Received let trips: TripStore
  @Instantiated let fares: FareStore
  @Forwarded let user: User
  @Resolvable init(@Named("x") name: String, @Argument count: Int) {}
  // a wrapper that nobody here declares
  @Service var files: FileStore
  @LazyService var themes: ThemeStore
  // generated by a library that injects at compile time
  @Weaver(.registration, type: Log.self) var log: Logging
  // another word, and a type nested in the wrapper
  @Injectable var cart: Cart
  @CartInjector var seats: SeatStore
  @Injected.Lazy var late: Late
  // the name without the at sign
  let plain = Injected(\.cart)
}

//=== a name in a comment or string is no attribute
// @Injected var cart: Cart
let help = "@Injected var cart: Cart"

//=== wrappers of a package, by the word in their names
import InfomaniakDI

final class UploadViewController {
  @LazyInjectService private var uploads: UploadQueueable  // want injected_property_wrapper "@LazyInjectService"
  @InjectService var accounts: AccountManageable  // want injected_property_wrapper "@InjectService"
  func load() {
    @InjectService(customTypeIdentifier: "photos") var queue: UploadQueue  // want injected_property_wrapper "@InjectService"
    queue.add(InjectService<PhotoLibrary>().wrappedValue.next())  // want injected_property_wrapper "InjectService"
  }
}

//=== wrappers of a package that nobody here knows
import ShopWiring

final class CartModel {
  @AutoInjected var cart: Cart  // want injected_property_wrapper "@AutoInjected"
  @InjectLazily var stock: Stock  // want injected_property_wrapper "@InjectLazily"
  // no container fills in the value
  let plan = AutoInjected<Plan>()
}

//=== the containers of coders are none
//--- Model/HexCodable.swift
@propertyWrapper struct HexCodable: Codable {
  var wrappedValue: Data
  init(from decoder: Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    wrappedValue = try Data(hex: text)
  }
  func encode(to encoder: Encoder) throws {
    try encoder.unkeyedContainer().encode(wrappedValue.hex)
  }
}
@propertyWrapper struct Named<Value: Codable>: Codable {
  var wrappedValue: Value
  init(from decoder: Decoder) throws {
    wrappedValue = try decoder.container(keyedBy: Key.self).nestedContainer(keyedBy: Key.self, forKey: .it).decode()
  }
}
//--- Model/Block.swift
struct Block: Codable {
  @HexCodable var input: Data
  @Named var sender: Account
}

//=== a wrapper around an injecting one injects as well
//--- Core/Use.swift
@propertyWrapper struct Use<Value> {
  var wrappedValue: Value { AppContainer.shared.resolve(Value.self) }  // exempt service_locator_resolve "resolve"
}
//--- Core/Lazily.swift
@propertyWrapper struct Lazily<Value> {
  @Again private var again: Value  // exempt injected_property_wrapper "@Again"
  var wrappedValue: Value { again }
}
//--- Core/Again.swift
@propertyWrapper struct Again<Value> {
  @Use private var used: Value  // exempt injected_property_wrapper "@Use"
  var wrappedValue: Value { used }
}
//--- Core/Trimmed.swift
@propertyWrapper struct Trimmed {
  @Clamped private var text: String
  var wrappedValue: String { text }
}
//--- Features/Cart.swift
final class CartModel {
  @Use var cart: Cart  // want injected_property_wrapper "@Use"
  @Again var user: User  // want injected_property_wrapper "@Again"
  @Lazily var log: Log  // want injected_property_wrapper "@Lazily"
  @Trimmed var name: String
}
