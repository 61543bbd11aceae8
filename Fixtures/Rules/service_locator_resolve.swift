// Each case (`//===`) is a project of its own; `//---` begins another of its files.
// Silent lines say why they are silent.

//=== Swinject: every shape of the argument list
import Swinject

final class CheckoutViewModel {
  private let container: Container
  private var cart: CartService?

  func load() {
    cart = container.resolve(CartService.self)!  // want service_locator_resolve "resolve"
    _ = container.resolve(CartService.self, name: "guest")  // want service_locator_resolve "resolve"
    _ = container.resolve(Receipt.self, argument: 3)  // want service_locator_resolve "resolve"
    _ = container.resolve(Receipt.self, arguments: 3, "a", true)  // want service_locator_resolve "resolve"
    _ = container.synchronize().resolve((any PaymentGateway).self)  // want service_locator_resolve "resolve"
    _ = container.resolve([Coupon].self)  // want service_locator_resolve "resolve"
    _ = container.resolve(Box<Coupon>.self)  // want service_locator_resolve "resolve"
    _ = container.resolve(Lazy<Coupon>.self)  // want service_locator_resolve "resolve"
    _ = container.resolve(Provider<Coupon>.self)!.instance  // want service_locator_resolve "resolve"
    _ = resolver.resolve(CartService.self)!  // want service_locator_resolve "resolve"
    _ = assembler.resolver.resolve(CartService.self)  // want service_locator_resolve "resolve"
    _ = Assembler.sharedAssembler.resolver.resolve(CartService.self)  // want service_locator_resolve "resolve"
    container
      // a comment and a line break lie between
      .resolve(Shop.Stock.self)?  // want service_locator_resolve "resolve"
      .refresh()
  }

  func generic<T>(_ type: T.Type) -> T? {
    container.resolve(type)  // want service_locator_resolve "resolve"
  }

  func all(_ types: [Any.Type]) {
    types.forEach { container.resolve($0) }  // want service_locator_resolve "resolve"
  }
}

//=== promises are resolved with what a closure is given
import PromiseKit
import Swinject

func fulfil(resolver: Resolver<Int>) { numbers.forEach { resolver.resolve($0) } }

//=== Swinject: registration closures are composition
import Swinject

func assembleShop(in container: Container, fallback: Container) {
  container.register(CartViewModel.self) { r in
    CartViewModel(
      cart: r.resolve(CartService.self)!,  // exempt service_locator_resolve "resolve"
      api: container.resolve(API.self)!,  // exempt service_locator_resolve "resolve"
      other: fallback.resolve(API.self)!)  // want service_locator_resolve "resolve"
  }
  .inObjectScope(.container)
  .initCompleted { r, model in
    model.coupons = r.resolve(Coupons.self)  // exempt service_locator_resolve "resolve"
  }
  container.storyboardInitCompleted(CartViewController.self) { r, controller in
    controller.model = r.resolve(CartViewModel.self)  // exempt service_locator_resolve "resolve"
  }
}

final class Menu {
  // `register` of something that is no container hides a bypass
  func build(center: NotificationHub, container: Container) {
    center.register("open") {
      container.resolve(Router.self)?.open()  // want service_locator_resolve "resolve"
    }
  }
}

//=== Swinject: assemblies are composition
import Swinject

final class ShopAssembly: Assembly {
  func assemble(container: Container) {
    let api = container.resolve(API.self)!  // exempt service_locator_resolve "resolve"
    container.register(Cart.self) { _ in Cart(api: api) }
  }
}

//=== SwinjectAutoregistration: operators
import Swinject

struct ShopView {
  // the import in the middle of the file counts
  let cart = resolver ~> CartService.self  // want service_locator_resolve "~>"
  let model = resolver ~> (CartModel.self, name: "guest")  // want service_locator_resolve "~>"
  let offers = resolver ~> (Offers.self)  // want service_locator_resolve "~>"
  let receipt = resolver ~> (Receipt.self, argument: 3)  // want service_locator_resolve "~>"
  let invoice = resolver ~> (Invoice.self, arguments: (3, "a"))  // want service_locator_resolve "~>"
  let log = DIContainer.shared.resolver ~> Log.self  // want service_locator_resolve "~>"
  let stock: Stock = resolver~>  // want service_locator_resolve "~>"
  // no metatype on the right: some other operator
  let flow = source ~> sink
}

import SwinjectAutoregistration

//=== an operator of another library
import Flow

// no DI library in the file
let pipe = source ~> Sink.self

//=== SwinjectStoryboard: the static container
import SwinjectStoryboard

final class CartViewController {
  let cart = SwinjectStoryboard.defaultContainer.resolve(CartService.self)  // want service_locator_resolve "resolve"
  // the storyboard is filled from a container that is handed over
  let board = SwinjectStoryboard.create(name: "Main", bundle: nil, container: container)
}

extension SwinjectStoryboard {
  @objc class func setup() {
    defaultContainer.storyboardInitCompleted(CartViewController.self) { r, c in
      c.cart = r.resolve(CartService.self)  // exempt service_locator_resolve "resolve"
    }
    let log = defaultContainer.resolve(Log.self)  // exempt service_locator_resolve "resolve"
  }
}

//=== SwinjectPropertyLoader: properties of a file are read where the graph is built
import SwinjectPropertyLoader

func load(container: Container) {
  container.applyPropertyLoader(JsonPropertyLoader(bundle: .main, name: "shop"))
  container.register(API.self) { r in API(host: r.property("host")!) }
}

//=== Factory: key paths, factories, projected values
import FactoryKit

final class CartModel {
  @Injected(\.session) var session  // want injected_property_wrapper "@Injected"
  func load() {
    let cart = resolve(\.cart)  // want service_locator_resolve "resolve"
    let stock = resolve(\ShopContainer.stock)  // want service_locator_resolve "resolve"
    let offers = dependency(\.offers)  // want service_locator_resolve "dependency"
    let coupons = dependency(\ShopContainer.coupons, parameter: 3)  // want service_locator_resolve "dependency"
    _ = container.resolve(\.cart)  // want service_locator_resolve "resolve"
    _ = Container.shared.cart.resolve()  // want service_locator_resolve "resolve"
    _ = Container.shared.cart.onDebug { FakeCart() }.resolve()  // want service_locator_resolve "resolve"
    _ = Container.shared.stock.resolve(23)  // want service_locator_resolve "resolve"
    let shop = Container.shared  // want shared_container_access "Container"
    let box: Box? = shop.resolve()  // want service_locator_resolve "resolve"
    (shop as? Resolving)?.resolve() as Box  // want service_locator_resolve "resolve"
    $session.resolve(reset: .scope)  // want service_locator_resolve "resolve"
  }
}

//=== Resolver: static, unqualified, optional
import Resolver

final class TripViewModel: Resolving {
  let trips: TripStore = Resolver.resolve()  // want service_locator_resolve "resolve"
  lazy var fares: FareStore = resolver.resolve(name: .cached)  // want service_locator_resolve "resolve"
  lazy var routes: RouteStore = resolve()  // want service_locator_resolve "resolve"
  lazy var seats = resolve(SeatStore.self)  // want service_locator_resolve "resolve"
  let notes: NoteStore? = Resolver.optional()  // want service_locator_resolve "optional"
  let maps = Resolver.main.resolve(MapStore.self, args: 3)  // want service_locator_resolve "resolve"
  let seats: SeatStore = Resolver.root.resolve()  // want service_locator_resolve "resolve"
  let fakes: FakeStore = Resolver.mock.resolve()  // want service_locator_resolve "resolve"
  let gates = Resolver.resolve((any Gate).self, name: .main)  // want service_locator_resolve "resolve"
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { TripViewModel(trips: resolve()) }  // exempt service_locator_resolve "resolve"
      .implements(TripModel.self)
    register { (r, args) in
      Gate(number: args(), api: r.resolve())  // exempt service_locator_resolve "resolve"
    }
    register { () -> FareStore in
      FareStore(api: resolve())  // exempt service_locator_resolve "resolve"
    }
  }
}

//=== Dip: registration closures and inferred types
import Dip

let root = DependencyContainer { c in
  unowned let c = c
  c.register(.singleton, type: API.self, tag: "live") {
    LiveAPI(log: try c.resolve()) as API  // exempt service_locator_resolve "resolve"
  }
}

final class BookingViewController {
  let dip = DependencyContainer()
  func load() {
    let api: API = try! root.resolve()  // want service_locator_resolve "resolve"
    let log: Log = try! dip.resolve(tag: "live")  // want service_locator_resolve "resolve"
    let store = try! dip.resolve(Store.self)  // want service_locator_resolve "resolve"
    let seats: Seats = try! dip.resolve(arguments: 1, 2)  // want service_locator_resolve "resolve"
  }
}

//=== DITranquillity: parts are composition
import DITranquillity

final class AppPart: DIPart {
  static func load(container: DIContainer) {
    container.register { Booking(api: $0) }.as(BookingService.self)
    let log: Log = container.resolve()  // exempt service_locator_resolve "resolve"
  }
}

final class Launcher {
  let container = DIContainer()
  func start() {
    let router: Router = container.resolve()  // want service_locator_resolve "resolve"
    // filling the container
    container.register1(Booking.init).as(BookingService.self).injection(\.log)
    container.register { Booking(api: by(tag: Main.self, on: $0), all: many($1), user: arg($2)) }
    container.append(part: AppPart.self)
    let named: Router = container.resolve(name: "main")  // want service_locator_resolve "resolve"
    let tagged: Router = container.resolve(tag: Main.self)  // want service_locator_resolve "resolve"
  }
}

//=== Needle: components are composition
import NeedleFoundation

final class RootComponent: BootstrapComponent {
  var cart: Cart { shared { Cart(api: container.resolve(API.self)) } }  // exempt service_locator_resolve "resolve"
}

//=== hand-written containers
final class DIContainer {
  static let instances = DIContainer()
  private var factories: [String: () -> Any] = [:]
  func register<T>(_ type: T.Type, _ factory: @escaping () -> T) {}
  func resolve<T>(_ type: T.Type) -> T { factories["\(type)"]!() as! T }
  func resolve<T>() -> T { resolve(T.self) }
}

final class ProfileViewModel {
  let store = DIContainer.instances.resolve(ProfileStore.self)  // want service_locator_resolve "resolve"
  let log = DIContainer.instances.resolve(type: Log.self)!  // want service_locator_resolve "resolve"
  let scoped = ServiceContainer.resolve(.singleton, Avatar.self)  // want service_locator_resolve "resolve"
  let box = coordinator.container.resolve() as Box  // want service_locator_resolve "resolve"
  // the method itself, not called
  let make = DIContainer.instances.resolve  // want service_locator_resolve "resolve"
}

//=== forwarding inside a resolver
import Swinject

final class LockedResolver: Resolver {
  private let base: Resolver
  func resolve<Service>(_ serviceType: Service.Type) -> Service? {
    lock.perform { base.resolve(serviceType) }  // exempt service_locator_resolve "resolve"
  }
  func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? {
    base.resolve(Service.self, name: name)  // exempt service_locator_resolve "resolve"
  }
}

//=== previews are exempt
import Swinject

struct CartView: View {
  var body: some View { Text("cart") }
}

#Preview {
  CartView(model: resolver.resolve(CartModel.self)!)  // exempt service_locator_resolve "resolve"
}

struct CartView_Previews: PreviewProvider {
  static var previews: some View {
    CartView(model: resolver.resolve(CartModel.self)!)  // exempt service_locator_resolve "resolve"
  }
}

//=== conditional compilation: every branch is code
import Swinject

final class Tracker {
  func start() {
    #if DEBUG
      let sink = container.resolve(DebugSink.self)  // want service_locator_resolve "resolve"
    #else
      let sink = container.resolve(LiveSink.self)  // want service_locator_resolve "resolve"
    #endif
    let chained = container
      #if DEBUG
        .resolve(Fake.self)  // want service_locator_resolve "resolve"
      #endif
  }
}

//=== an inline ignore with a reason
import Swinject

final class Legacy {
  // diratchet:ignore service_locator_resolve - the SDK calls us without our objects
  let api = container.resolve(API.self)  // exempt service_locator_resolve "resolve"
  // diratchet:ignore service_locator_resolve
  let log = container.resolve(Log.self)  // want service_locator_resolve "resolve"
  let store = container.resolve(Store.self)  // want service_locator_resolve "resolve"
  // an ignore in the middle of a comment is prose: diratchet:ignore service_locator_resolve - no
}

//=== look-alikes: results, conditions, promises, presses, hardware, navigation
final class LookAlikes {
  func run() {
    // maps an error
    self.resolve(error: problem)
    errorResolver.resolve(error: problem)
    ZoneResult.resolve(problem)
    // an XML namespace
    context.resolve(prefix: "media")
    // a condition of a test, no argument at all
    condition.resolve()
    self.storeLoaded.resolve()
    self.resolve()
    // promises; here the receiver is called resolver
    seal.resolve(nil, problem)
    resolver?.resolve($0)
    requestResolver.resolve(nil, problem)
    resolver.resolve(with: $0)
    Promise.resolve(3)
    // a press or gesture
    press.resolve(.handled)
    // a look-up of hardware
    FirmwarePresentation.resolve(isConnected: true)
    HardwareResolver.resolve(environment: name)
    // navigation identity
    self.resolve(with: navigation)
    // keys derived from values
    ProgressKey.resolve(uuid: id, relativePath: path)
    RestoreFile.resolve(name: backup, in: folder)
    PressDefaults.resolve(key)
    // templates
    FormulaResolver.resolve(formula, context: values)
    // URLs and names; the receiver is exactly resolver
    urlResolver.resolve(url: link)
    addressLabel.resolve(value, server: main)
    attributeResolver.resolve(withTokenID: id)
    resolver.resolve(protocolName: "eip", address: value)
    link.resolve(against: base)
    // SwiftUI colours
    color.resolve(in: environment)
    tint.resolve(in: .init())
    // Bonjour
    netService.resolve(withTimeout: 5)
    // domain methods
    payments.resolve(wallet: wallet, against: quote)
    repository.resolve(addresses: list)
    table.resolve(for: key)
    settingsResolver.resolve(store: store)
    // Realm
    realm.resolve(reference)
    reference.resolve(in: realm)
    // build tools
    workspace.resolve(root: path)
    solver.resolve(state: state)
    commandState.resolve()
    resolver.resolve(.path(x))
    DNSResolver.resolve(host: name)
    app.middleware.resolve()
    // the label saves it: the receiver is a type called Resolver
    Resolver.resolve(interface: interface)
    // a composition root that is a static function
    AppDependency.resolve()
  }

  // declared, not called
  func resolve(in environment: EnvironmentValues) -> Color { color }
  func resolve() {}
}

extension TabExtensions {
  // a private registry in a file without any DI library
  var autofill: Autofill? { resolve(AutofillTab.self) }
}

enum Step {
  case resolve(Int)
  // an implicit member, and a pattern
  static let first: Step = .resolve(1)
  var isResolved: Bool { if case .resolve(let n) = self { n > 0 } else { false } }
}

//=== literals and comments are not code
let help = """
  container.resolve(Cart.self)
  """
let raw = #"container.resolve(\(x))"#
// container.resolve(Cart.self)
/* container.resolve(Cart.self) /* nested */ container.resolve(Cart.self) */
let shown = "cart: \(container.resolve(Cart.self))"  // want service_locator_resolve "resolve"

//=== Knit: the unsafe resolver is the visible one
import Knit

final class CartScreen {
  let api = resolver.unsafeResolver(file: 1).resolve(API.self)  // want service_locator_resolve "unsafeResolver" service_locator_resolve "resolve"
  // generated getters have no `resolve`
  let cart = resolver.cartService()
}

//=== a container of the app's coordinator
final class Player {
  let api: API = MainCoordinator.shared.container.resolve()  // want service_locator_resolve "resolve"
  let log = TravelApp.resolver.resolve(Log.self)!  // want service_locator_resolve "resolve"
  let store = DIContainer.shared.resolve(type: Store.self)!  // want service_locator_resolve "resolve"
  let queue = DIContainer.shared.resolve(Queue.self)  // want service_locator_resolve "resolve"
  let clock: Clock = DIContainer.shared.resolve()  // want service_locator_resolve "resolve"
}

//=== `resolve` handed on without a call
import Swinject

final class Router {
  private let container: Container
  private let resolver: any Resolver
  func start() {
    let get = container.resolve  // want service_locator_resolve "resolve"
    let make = resolver.resolve(_:)  // want service_locator_resolve "resolve"
    let named = resolver.resolve(_:name:)  // want service_locator_resolve "resolve"
    types.map(resolver.resolve)  // want service_locator_resolve "resolve"
    build(with: Container.shared.resolve)  // want service_locator_resolve "resolve"
    container.register(Cart.self) { r in
      Cart(make: r.resolve)  // exempt service_locator_resolve "resolve"
    }
    // a property of that name, and a new value for one
    container.resolve.count
    container.resolve = nil
  }
}

//=== promises hand on `resolve` too
//--- Promises.swift
import PromiseKit
import Swinject

func load() -> Promise<Data> {
  Promise { seal in fetch().pipe(to: seal.resolve) }
    .then { Promise { resolver in fetch().pipe(to: resolver.resolve) } }
}
//--- Login.swift
// nothing says that the receiver is a container
let next = session.resolve

//=== a file without PromiseKit in a project without containers
let pending = Pending { resolver in fetch(resolver.resolve) }

//=== generic functions that yield what a container holds
//--- Core/Locate.swift
import Swinject

func get<Service>() -> Service {
  AppAssembler.shared.resolver.resolve(Service.self)!  // want service_locator_resolve "resolve"
}

func need<Service>(_ type: Service.Type) -> Service? {
  container.resolve(type)  // want service_locator_resolve "resolve"
}

enum Services {
  static func make<Service>(_ type: Service.Type = Service.self) -> Service {
    container.resolve(type)!  // want service_locator_resolve "resolve"
  }
}

func resolve<Service>() -> Service {
  container.resolve(Service.self)!  // exempt service_locator_resolve "resolve"
}

// a generic function that has nothing to do with a container
func first<Value>() -> Value? { values.first as? Value }

// reads a coder's container
func read<Value: Decodable>(_ type: Value.Type, from decoder: any Decoder) throws -> Value {
  let container = try decoder.singleValueContainer()
  return try container.decode(type)
}
//--- Features/Cart.swift
final class Cart {
  let api: API = get()  // want service_locator_resolve "get"
  let log = need(Log.self)  // want service_locator_resolve "need"
  let queue = Services.make(Queue.self)  // want service_locator_resolve "make"
  func load() {
    let store: Store = Services.make()  // want service_locator_resolve "make"
    let trip: Trip = resolve()  // want service_locator_resolve "resolve"
    // other functions of these names
    client.get()
    get("https://example.org")
    Widgets.make(Queue.self)
    let value: Int? = first()
    let point = try read(Point.self, from: decoder)
  }
}
//--- Features/Client.swift
final class Client {
  func get() -> Response { send(.get) }
  // its own method
  func reload() -> Response { get() }
}

//=== an assembly, and a resolver, that conform in another file
//--- Shop/ShopModule.swift
final class ShopModule {
  func build() {
    let api = container.resolve(API.self)  // exempt service_locator_resolve "resolve"
  }
}

struct Forwarding {
  let base: any Resolver
  func forward() -> API? { base.resolve(API.self) }  // exempt service_locator_resolve "resolve"
}

final class ShopModel {
  let api = container.resolve(API.self)  // want service_locator_resolve "resolve"
}
//--- Shop/ShopModule+Assembly.swift
import Swinject

extension ShopModule: Assembly {
  func assemble(container: Container) {}
}
//--- Shop/Forwarding+Resolver.swift
import Swinject

extension Forwarding: Swinject.Resolver {}

//=== a convenience of a view model is no resolver
import Swinject

final class CartModel {
  private func resolve<T>(_ type: T.Type) -> T {
    Container.shared.resolve(type)!  // exempt service_locator_resolve "resolve"
  }
  func load() {
    resolve(Cart.self).refresh()  // want service_locator_resolve "resolve"
    self.resolve(Offers.self).show()  // want service_locator_resolve "resolve"
  }
}

//=== assemblies, components and resolvers of a project without a DI library
protocol Assembly { func weld() }

final class Car: Assembly {
  func weld() { Container.shared.resolve(Torch.self) }  // want service_locator_resolve "resolve"
}
final class CartCell: Component<CartState> {
  func show() { Container.shared.resolve(Cart.self) }  // want service_locator_resolve "resolve"
}
final class Names: Resolver {
  func find() { Container.shared.resolve(Book.self) }  // want service_locator_resolve "resolve"
  // forwards
  func resolve<T>(_ type: T.Type) -> T? { container.resolve(type) }  // exempt service_locator_resolve "resolve"
}

//=== an assembly of one's own beside those of a library
import Swinject

protocol Assembly { func weld() }

final class Car: Assembly {
  func weld() { Container.shared.resolve(Torch.self) }  // want service_locator_resolve "resolve"
}

//=== a verb that the project gives to its containers
//--- Core/Resolver+Force.swift
import Swinject

extension Resolver {
  func force<Service>(_ type: Service.Type) -> Service { resolve(type)! }
  func first<Value>(of values: [Value]) -> Value { values[0] }
}
extension Router {
  func force<Screen>(_ type: Screen.Type) -> Screen { self.resolve(type) }
}
//--- Features/Cart.swift
import Swinject

final class Cart {
  let resolver: Resolver
  func load() {
    let api = resolver.force(API.self)  // want service_locator_resolve "force"
    let store: Store = Graph.shared.resolver.force(Store.self)  // want service_locator_resolve "force"
    // another's method, and no type
    router.force(Home.self)
    resolver.force(again)
  }
}
//--- Composition/Graph.swift
import Swinject

func compose(_ container: Container) {
  container.register(Cart.self) { r in Cart(api: r.force(API.self)) }  // exempt service_locator_resolve "force"
}

//=== a container that a class of another file leaves to its subclasses
//--- Core/Screen.swift
import Swinject

class Screen {
  let services: Resolver
  private let other: Resolver
}
//--- Features/CartScreen.swift
final class CartScreen: Screen {
  let api: API?
  override init() {
    api = services.resolve()  // want service_locator_resolve "resolve"
    super.init()
    self.services.resolve(name: "cart")  // want service_locator_resolve "resolve"
    other.resolve()
  }
}
final class Unrelated: View {
  func load() { services.resolve() }
}

//=== a static function that types take in resolves for them
//--- App/Wiring.swift
import Dip

protocol Resolver { static func resolve<T>() -> T }
extension Resolver {
  static func resolve<T>() -> T { try! Wiring.activeContainer.resolve() }  // exempt service_locator_resolve "resolve"
}
//--- Features/Receive.swift
final class ReceiveModel: Resolver {
  func load() {
    let heights: HeightStore = ReceiveModel.resolve()  // want service_locator_resolve "resolve"
    let users: UserStore = Self.resolve()  // want service_locator_resolve "resolve"
    // an instance, and arguments
    let state: State = machine.resolve()
    let host: Host = Address.resolve(name)
  }
}

//=== what this file builds is no container, though it is called one
final class LaunchModel {
  private var resolver: SecretResolver?
  func launch() async throws {
    let resolver = SecretResolver(store: store)
    // the one built above
    let secret = try await resolver.resolve()
    self.resolver = resolver
  }
}
final class Screen {
  let resolver: Resolver
  func open() { cart = resolver.resolve() }  // want service_locator_resolve "resolve"
}

//=== a library's own sources beside what uses it
//--- Libraries/Resolver.swift
public final class Resolver {
  public static func resolve<T>() -> T { Resolver.root.resolve() }  // exempt service_locator_resolve "resolve"
}
//--- App/Tree.swift
let tree: Tree = Grammar.resolve()
