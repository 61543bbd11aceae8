// Each case (`//===`) is a project of its own; `//---` begins another of its files.

//=== Factory
import FactoryKit

final class CartViewModel {
  func load() {
    let cart = Container.shared.cart()  // want shared_container_access "Container"
    Container.shared.offers(3).show()  // want shared_container_access "Container"
    let all = FactoryKit.Container.shared  // want shared_container_access "Container"
    `Container`.shared.cart()  // want shared_container_access "`Container`"
    (Container).shared.cart()  // want shared_container_access "Container"
    Container.self.shared.cart()  // want shared_container_access "Container"
    (Container.self).shared.cart()  // want shared_container_access "Container"
    (Container.shared).cart()  // want shared_container_access "Container"
    _ = Container  // want shared_container_access "Container"
      .shared  // the anchor is the type's name, one line above
      .stock()
  }
}

//=== Factory: declarations in an extension of the container are composition
import FactoryKit

extension Container {
  var cart: Factory<Cart> { self { Cart(api: Container.shared.api()) } }  // exempt shared_container_access "Container"
  var api: Factory<API> { self { API() }.singleton }
  var offers: Factory<Offers> { Factory(self) { Offers() }.scope(.session) }
  var stock: ParameterFactory<Int, Stock> { self { Stock(count: $0) }.cached }
  var clock: Factory<Clock?> { promised() }
}

//=== Factory: administration is never a finding
import FactoryKit

func prepare() {
  Container.shared.reset()
  Container.shared.manager.trace.toggle()
  Container.shared.cart.register { FakeCart() }
  Container.shared.session.preview { FakeSession() }
  Container.shared.session.onTest { FakeSession() }
  Container.shared.with { $0.cart.register { FakeCart() } }
  Container.shared.push()
  // a factory that is called with a closure alone is registered anew
  Container.shared.cart { FakeCart() }
}

//=== Factory: a static factory of before does not make administration an access
import FactoryKit

extension Container { static let legacy = Factory<Cart> { Cart() } }

func prepare() {
  Container.shared.cart.register { FakeCart() }
  Container.shared.cart.reset()
  Container.shared.cart()  // want shared_container_access "Container"
  Container.legacy()  // want shared_container_access "Container"
}

//=== Factory: containers of the project
//--- Shop/ShopContainer.swift
import FactoryKit

public final class Shop: SharedContainer {
  // the protocol's requirement is no singleton
  public static let shared = Shop()
  public let manager = ContainerManager()
}
//--- Shop/ShopView.swift
struct ShopView {
  let stock = Shop.shared.stock()  // want shared_container_access "Shop"
}

//=== hand-written containers by their names
final class OrderView {
  let orders = AppDIContainer.shared.orders  // want shared_container_access "AppDIContainer"
  let payments = DependencyContainer.default.payments  // want shared_container_access "DependencyContainer"
  let session = ServiceInjector.current.session  // want shared_container_access "ServiceInjector"
  let maker = Container.sharedContainer.makeOrders()  // want shared_container_access "Container"
}

//=== a hand-written container by its declaration
//--- Core/Services.swift
final class Services {
  static let shared = Services()  // want shared_singleton_declaration "shared"
  func register<T>(_ factory: @escaping () -> T) {}
  func resolve<T>(_ type: T.Type) -> T { make(type) }
  // inside the container itself
  func warmUp() { Services.shared.prepare() }  // exempt shared_container_access "Services"
}
//--- Features/Profile.swift
struct Profile {
  let store = Services.shared.profileStore  // want shared_container_access "Services"
  // followed by `resolve`, it is that rule's finding
  let log = Services.shared.resolve(Log.self)  // want service_locator_resolve "resolve"
}

//=== a static locator: no `resolve`, no `shared`
//--- Core/ServiceLocator.swift
public class ServiceLocator {
  public static var stores: Stores { _stores }
  public static var analytics: Analytics { _analytics }
  private static var _stores = Stores()
  private static var _analytics = Analytics(stores: ServiceLocator.stores)  // exempt shared_container_access "ServiceLocator"
}
//--- Features/Orders.swift
final class Orders {
  func load() {
    ServiceLocator.stores.dispatch(.load)  // want shared_container_access "ServiceLocator"
    ServiceLocator.analytics.track(.opened)  // want shared_container_access "ServiceLocator"
  }
  // a nested type and a metatype fetch nothing
  let key: ServiceLocator.Key
  let type = ServiceLocator.self
}

//=== containers of other things
import CloudKit
import SwiftData

struct Notes {
  let store = ModelContainer.shared
  let other = SharedModelContainer.shared
  let plans = PlanModelContainer.shared.mainContext
  let cloud = CKContainer.default()
  let stack = NSPersistentContainer(name: "notes")
  let mirror = NSPersistentCloudKitContainer.shared
}

//=== positions that are no access
import FactoryKit

let a: Container.shared
let b = value as Container.shared
func c() -> Container.shared {}
typealias D = Container.shared
let e = \Container.shared
let f = [Container].shared
let g = Container().shared
let h = (open(Container).shared, Container.self)
let i = Container.shared(_:)
let j = #Container.shared
@Container.shared var k: Int
let l = open(Container: x, shared: y)

//=== a god type: ten services and an accessor
//--- Core/Core.swift
final class Core {
  static let shared = Core()  // want shared_singleton_declaration "shared"
  let rates: RateService
  let wallets: WalletManager
  let storage: any KeychainStorage
  let market = MarketClient()
  let api: APIProvider?
  let logs: () -> EventLogger
  let prices: PriceRepository
  let accounts: AccountStore
  let currencies: CurrencySettings
  let locks: LockMonitor
  // inside the type itself
  func start() { Core.shared.rates.start() }  // exempt shared_container_access "Core"
}
//--- Features/Balance.swift
struct Balance {
  let rates = Core.shared.rates  // want shared_container_access "Core"
  // another static member
  let version = Core.version
}

//=== a nested type of the same name has no services
//--- Features/A.swift
enum A {
  final class Model {
    static let shared = Model()  // want shared_singleton_declaration "shared"
    let a: AService, b: BService, c: CService, d: DService, e: EService
  }
}
//--- Features/B.swift
enum B {
  final class Model {
    let f: FService, g: GService, h: HService, i: IService, j: JService
  }
}
//--- Features/Use.swift
// five services each, keyed by full path
let model = Model.shared.a

//=== a world: a global with many services
//--- Core/Environment.swift
public var Current: AppEnvironment { underlying }

public final class AppEnvironment {
  var reporter: CrashReporter = LiveReporter()
  var events: EventStore = EventStore()
  var history: HistoryStore = HistoryStore()
  var areas: () -> AreaProvider = { AreaProvider() }
  var icons: IconProvider = IconProvider()
  var database: DatabaseUpdater = DatabaseUpdater()
  var panels: PanelUpdater = PanelUpdater()
  var servers: ServerManager = ServerManager()
  var feedback: FeedbackGenerator = FeedbackGenerator()
  lazy var activities: ActivityRegistry? = nil
  func log() { Current.reporter.log() }  // exempt shared_container_access "Current"
}
//--- Features/Login.swift
func login() {
  Current.servers.connect()  // want shared_container_access "Current"
  Current.areas().load()  // want shared_container_access "Current"
  // a variable has no nested types
  Current.Log.info("login")  // want shared_container_access "Current"
  // observers register with a service, not with the world
  Current.servers.register(observer: self)  // want shared_container_access "Current"
}

//=== a world: a value in a static variable, read from two other files
//--- Core/World.swift
struct World {
  static var live = World()
  var now: () -> Date = Date.init
  var locale = Locale.current
  var calendar = Calendar.current
}
//--- Features/A.swift
let a = World.live.now()  // want shared_container_access "World"
//--- Features/B.swift
let b = World.live.locale  // want shared_container_access "World"

//=== a static variable of settings that hardly anybody reads
//--- Core/Style.swift
struct Style {
  static var plain = Style()
  var size = 3
  var color = Color.red
  var weight = 2
}
//--- Features/A.swift
let size = Style.plain.size

//=== inside a world, and a world of flags
//--- Core/World.swift
struct World {
  static var live = World()
  var clock: () -> Date = Date.init
  var locale = Locale.current
  var calendar = Calendar.current
}
extension World {
  static func freeze() { World.live.clock = { .distantPast } }  // exempt shared_container_access "World"
}
struct Flags {
  static var current = Self()
  var isDebug = false
  var arguments: [String] = []
  var names: [String: String] = [:]
}
//--- Features/A.swift
let a = World.live.locale  // want shared_container_access "World"
let b = Flags.current.isDebug
//--- Features/B.swift
let c = World.live.calendar  // want shared_container_access "World"
let d = Flags.current.names

//=== the container of a type that is none
//--- App/TravelApp.swift
import Swinject

enum TravelApp {
  static let resolver: any Resolver = Assembler([]).resolver
  private static let other = Container()
  // its own
  static func warmUp() { fill(TravelApp.resolver) }  // exempt shared_container_access "TravelApp"
}
//--- App/Shell.swift
enum Shell { static var container = AppDIContainer() }
//--- App/Half.swift
enum Half { static var container = AppDIContainer }
//--- Features/Trip.swift
final class Trip {
  func load() {
    // half written, and so nothing
    Half.container.trips.load()
    inject(TravelApp.resolver)  // want shared_container_access "TravelApp"
    Shell.container.trips.load()  // want shared_container_access "Shell"
    let api = TravelApp.resolver.resolve(API.self)  // want service_locator_resolve "resolve"
    TravelApp.start()
  }
}

//=== a class that inherits from a container
//--- Core/Base.swift
class BaseContainer {
  static let shared = BaseContainer()  // want shared_singleton_declaration "shared"
  func register<T>(_ make: @escaping () -> T) {}
  func resolve<T>() -> T { make() }
}
final class Kit: BaseContainer {}
//--- Features/Use.swift
let cart = Kit.shared.cart  // want shared_container_access "Kit"

//=== the app's delegate as a locator
//--- App/AppDelegate.swift
final class AppDelegate: UIResponder, UIApplicationDelegate {
  static var shared: AppDelegate?  // want shared_singleton_declaration "shared"
  let scenes = SceneManager()
  func launch() {
    // in the file that starts the app
    AppDelegate.shared?.scenes.open()  // exempt shared_container_access "AppDelegate"
  }
}

extension UIApplication {
  var typedDelegate: AppDelegate { delegate as! AppDelegate }
}

extension NSApplication {
  var delegateTyped: AppDelegate { delegate as! AppDelegate }
}

final class Application: NSApplication {
  static var appDelegate: AppDelegate { shared.delegate as! AppDelegate }
}

var appDelegate: AppDelegate!
//--- Features/Menu.swift
final class Menu {
  func open() {
    AppDelegate.shared?.scenes.open()  // want shared_container_access "AppDelegate"
    UIApplication.shared.typedDelegate.scenes.open()  // want shared_container_access "UIApplication"
    NSApp.delegateTyped.scenes.open()  // want shared_container_access "NSApp"
    Application.appDelegate.scenes.open()  // want shared_container_access "Application"
    appDelegate.scenes.open()  // want shared_container_access "appDelegate"
    appDelegate?.scenes.open()  // want shared_container_access "appDelegate"
    (NSApp.delegate as? AppDelegate)?.scenes.open()  // want shared_container_access "AppDelegate"
    (UIApplication.shared.delegate as! AppDelegate).scenes.open()  // want shared_container_access "AppDelegate"
    (UIApplication.shared.delegate as? AppDelegate)?.scenes.open()  // want shared_container_access "AppDelegate"
    guard let app = UIApplication.shared.delegate as? AppDelegate else { return }  // want shared_container_access "AppDelegate"
    app.scenes.open()
    // nothing is taken from it
    let delegate = UIApplication.shared.delegate as? AppDelegate
    // a parameter of the global's name
    func close(appDelegate: Sheet) { appDelegate.scenes.close() }
    window.appDelegate.close()
    // another delegate
    (session.delegate as? Uploader)?.resume()
    UIApplication.shared.open(link)
  }
}

//=== what everybody gets the app's delegate from
//--- App/Shell.swift
extension NSObject {
  func appDelegate() -> AppDelegate? { UIApplication.shared.delegate as? AppDelegate }
}

extension UIViewController {
  var theDelegate: AppDelegate { return UIApplication.shared.delegate as! AppDelegate }
}

enum Shell {
  static var mainDelegate: AppDelegate { NSApp.delegate as! AppDelegate }
}
//--- Features/Player.swift
final class Player: NSObject {
  func open() {
    appDelegate()?.miniPlayer()?.open()  // want shared_container_access "appDelegate"
    theDelegate.router.open()  // want shared_container_access "theDelegate"
    Shell.mainDelegate.router.open()  // want shared_container_access "Shell"
    // nothing is taken from it, another object's, and a parameter
    keep(appDelegate())
    scene.appDelegate()?.open()
    func close(theDelegate: Sheet) { theDelegate.close() }
  }
}

//=== static factories of Factory 1
//--- Core/Shop.swift
import Factory

final class Shop {
  static let cart = Factory<Cart> { Cart(api: Shop.api()) }  // exempt shared_container_access "Shop"
  static let api = Factory { API() }
}
//--- Features/CartView.swift
struct CartView {
  let cart = Shop.cart()  // want shared_container_access "Shop"
}

//=== a singleton that can be replaced, and holds plain values, is no world
//--- Core/Accounts.swift
final class Accounts {
  static var shared = Accounts()  // want shared_singleton_declaration "shared"
  var current: Account?
  var all: [Account] = []
  var isReady = false
}
//--- Features/A.swift
let a = Accounts.shared.current
//--- Features/B.swift
let b = Accounts.shared.all

//=== a locator with an accessor: what is taken comes after it
//--- Core/ServiceLocator.swift
final class ServiceLocator {
  static let shared = ServiceLocator()  // want shared_singleton_declaration "shared"
  func getService<T>() -> T? { services["\(T.self)"] as? T }
}
//--- Features/Filter.swift
let rules: RuleService = ServiceLocator.shared.getService()!  // want shared_container_access "ServiceLocator"
let filters = ServiceLocator.shared.filters  // want shared_container_access "ServiceLocator"
let sync = AppServiceLocator.shared.sync  // want shared_container_access "AppServiceLocator"

//=== EasyDi: an assembly's instance is a locator outside of assemblies
import EasyDi

final class CartAssembly: Assembly {
  lazy var shop: ShopAssembly = self.context.assembly()
  // assemblies compose
  var cart: Cart { define(init: Cart(api: ShopAssembly.instance().api)) }  // exempt shared_container_access "ShopAssembly"
}
final class CartView {
  let cart = CartAssembly.instance().cart  // want shared_container_access "CartAssembly"
  func awake() { CartAssembly.instance().inject(into: self) }  // want shared_container_access "CartAssembly"
}

//=== libraries that inject at compile time, and roots that are functions
import Cleanse
import NeedleFoundation
import Pure
import Typhoon
import WeaverDI

struct ShopComponent: Cleanse.RootComponent {
  static func configure(binder: Binder<Unscoped>) { binder.bind(Cart.self).to(factory: Cart.init) }
}
final class TripComponent: Component<TripDependency> {
  var cart: Cart { Cart(api: dependency.api) }
}
final class Screen {
  // weaver: cart = Cart <- CartServing
  @Weaver(.reference) var cart: CartServing
  init(injecting dependencies: ScreenDependencyResolver) {}
}
let root = ComponentFactory.of(ShopComponent.self).build(())
let dependency = AppDependency.resolve()
let screen = Screen.Factory(dependency: dependency)
let definition = TyphoonDefinition.withClass(Cart.self)

//=== other names for a container, in any file, chains included
//--- Core/Names.swift
import FactoryKit

typealias Services = FactoryKit.Container
typealias Registry = Services
typealias Locator<Value> = ServiceLocator
// other types, and functions
typealias Handler = (Container) -> Void
typealias Mixed = Container & Sendable
typealias Store = ModelContainer
//--- Core/Hand.swift
final class Hand {
  static let shared = Hand()  // want shared_singleton_declaration "shared"
  func register<T>(_ make: @escaping () -> T) {}
  func resolve<T>() -> T { make() }
}
//--- Features/Cart.swift
private typealias H = Hand

final class CartModel {
  typealias K = Registry
  func load() {
    Services.shared.cart()  // want shared_container_access "Services"
    Registry.shared.offers()  // want shared_container_access "Registry"
    K.shared.stock()  // want shared_container_access "K"
    Locator.cart.refresh()  // want shared_container_access "Locator"
    H.shared.clock.start()  // want shared_container_access "H"
    Registry.shared.resolve(Log.self)  // want service_locator_resolve "resolve"
    let hand = H()
    let api: API = hand.resolve()  // want service_locator_resolve "resolve"
    // administration
    Services.shared.reset()
    // none of them a container
    Store.shared.save()
    Mixed.shared.mix()
  }
}

//=== another name for a wrapper
//--- Core/Names.swift
import FactoryKit

typealias Use = FactoryKit.Injected
//--- Features/Cart.swift
final class CartModel {
  @Use(\.cart) var cart  // want injected_property_wrapper "@Use"
}

//=== an implicit member of a container's type
import FactoryKit

final class CartModel {
  private let container: Container = .shared  // want shared_container_access "shared"
  var shop: AppDIContainer? = .shared  // want shared_container_access "shared"
  init(container: Container = .shared) {}  // want container_default_argument "shared"
  // a style of a view, an enum, a session
  var card: CardContainer = .default
  var later: Container { .shared }  // want shared_container_access "shared"
  func now() -> Container { return .shared }  // want shared_container_access "shared"
  func load() { (.shared as Container).cart() }  // want shared_container_access "shared"
  // of another type, or of one that no file tells
  func card() -> CardContainer { .default }
  func take() { use(.shared); use(.main as Queue) }
  var scope: Scope = .shared
  var session: URLSession = .shared
}

//=== Factory: a container that was handed over
import FactoryKit

final class CartFlow {
  private let container: Container
  func start(shop: ShopContainer) {
    let cart = container.cart()  // want shared_container_access "cart"
    self.container.offers(3).show()  // want shared_container_access "offers"
    let other = Container.shared  // want shared_container_access "Container"
    other.stock().count()  // want shared_container_access "stock"
    // administration, and a coder's container
    container.reset()
    container.cart.register { FakeCart() }
    let values = try decoder.container(keyedBy: Keys.self)
    values.decode(Int.self)
  }
}

final class ShopContainer: SharedContainer {
  // inside the container itself
  func both(container: Container) { container.cart() }  // exempt shared_container_access "cart"
}

//=== Factory: an access by name is one, though the name's accessor is declared in the file
import FactoryKit

enum App { static let container = Container() }
final class ShopContainer: SharedContainer {
  static let shared = ShopContainer()
  let manager = ContainerManager()
}
final class CartFlow {
  func start() {
    Container.shared.cart().open()  // want shared_container_access "Container"
    ShopContainer.shared.stock().count()  // want shared_container_access "ShopContainer"
    App.container.offers().show()  // want shared_container_access "App"
  }
}

//=== key paths into a container
import FactoryKit

final class CartFlow {
  func start() {
    let cart = load(\Container.cart)  // want shared_container_access "Container"
    let offers = load(key: \Container.offers, again: true)  // want shared_container_access "Container"
    // that call is the finding
    let stock = resolve(\Container.stock)  // want service_locator_resolve "resolve"
    // views and values
    sort(by: \CardContainer.title)
  }
}

//=== services of god types by other accessors
//--- Core/AppEnvironment.swift
final class AppEnvironment {
  static let current = AppEnvironment()
  let a: AService, b: BService, c: CService, d: DService, e: EService
  let f: FService, g: GService, h: HService, i: IService, j: JService
}
//--- Features/Use.swift
let a = AppEnvironment.current.a  // want shared_container_access "AppEnvironment"

//=== Factory: what follows administration is an access
import FactoryKit

func load() {
  Container.shared.with { $0 }.cart().add()  // want shared_container_access "Container"
  Container.shared.reset().offers().show()  // want shared_container_access "Container"
  Container.shared.cart.register { FakeCart() }().add()  // want shared_container_access "Container"
  Container.shared.stock.reset()()  // want shared_container_access "Container"
  Container.shared.push().send()  // want shared_container_access "Container"
  Container.shared.manager().greet()  // want shared_container_access "Container"
  Container.shared.log.reset().resolve()  // want service_locator_resolve "resolve"
}

//=== a facade of Composition: its services are taken by whoever names them
//--- Composition/Services.swift
enum Services {
  static let api = APIClient()
  static var store: any CartStore { stock }
  static let limit = 3
  private static let stock = SQLStore()
  static func warmUp() { Services.api.open() }  // exempt shared_container_access "Services"
}
final class Root {
  static let tracker: EventTracker = LiveTracker()
  let window = Window()
}
//--- Features/Cart.swift
final class Cart {
  let api = Services.api  // want shared_container_access "Services"
  func load() {
    Services.store.load()  // want shared_container_access "Services"
    Root.tracker.track(.opened)  // want shared_container_access "Root"
    // no services, and a function of the root that makes something
    show(Services.limit)
    Services.warmUp()
  }
}
extension Services {
  static func close() { Services.api.close() }  // exempt shared_container_access "Services"
}

//=== a facade of Composition: values that are asked for by a key, and those of the platform
//--- Composition/Keys.swift
enum APIKey: DependencyKey { static let live = APIClient() }
enum Links {
  static let home = URL(string: "/")!
  static let queue = DispatchQueue(label: "links")
}
extension APIClient { static let test = APIClient() }
//--- Features/Cart.swift
let link = Links.home
let queue = Links.queue
let api = APIKey.live
let client = APIClient.test

//=== a facade of Composition: static members that hand on what a container holds
//--- Core/AppContainer.swift
final class AppContainer {
  static let shared = AppContainer()  // want shared_singleton_declaration "shared"
  func register<T>(_ type: T.Type, _ make: @escaping () -> T) {}
  func resolve<T>(_ type: T.Type) -> T { fatalError() }
}
//--- Composition/Dependencies.swift
enum Dependencies {
  static var cart: Cart { AppContainer.shared.resolve(Cart.self) }  // exempt service_locator_resolve "resolve"
  static var trips: any Trips {
    get { return AppContainer.shared.resolve((any Trips).self) }  // exempt service_locator_resolve "resolve"
  }
  static func user() -> User? { AppContainer.shared.resolve(User.self) }  // exempt service_locator_resolve "resolve"
  // what is built, what is no object of the project, and what nobody else can reach
  static var screen: CartScreen { CartScreen(cart: AppContainer.shared.resolve(Cart.self)) }  // exempt service_locator_resolve "resolve"
  static func flow(of trip: Trip) -> Flow { AppContainer.shared.resolve(Flow.self) }  // exempt service_locator_resolve "resolve"
  static var title: String { AppContainer.shared.resolve(Texts.self).title }  // exempt service_locator_resolve "resolve"
  static var limits: Limits { Limits.standard }
  private static var log: Log { AppContainer.shared.resolve(Log.self) }  // exempt service_locator_resolve "resolve"
}
extension Cart {
  static var current: Cart { AppContainer.shared.resolve(Cart.self) }  // exempt service_locator_resolve "resolve"
}
//--- Features/CartModel.swift
final class CartModel {
  let cart = Dependencies.cart  // want shared_container_access "Dependencies"
  func load() {
    Dependencies.trips.load()  // want shared_container_access "Dependencies"
    Dependencies.user()?.show()  // want shared_container_access "Dependencies"
    Cart.current.add()  // want shared_container_access "Cart"
    show(Dependencies.screen, Dependencies.flow(of: trip), Dependencies.title, Dependencies.limits)
  }
}

//=== a facade of Composition: a global that holds a container
//--- Composition/Globals.swift
import FactoryKit
let services = Container.shared  // exempt shared_container_access "Container"
private let hidden = Container.shared  // exempt shared_container_access "Container"
//--- Features/CartModel.swift
final class CartModel {
  let cart = services.cart()  // want shared_container_access "services"
  func load() {
    services.trips(3).load()  // want shared_container_access "services"
    services.reset()
    hidden.trips()
  }
  func load(with services: Services, hidden: Services) {
    services.trips().load()
    hidden.cart()
  }
}
//--- Features/Screen.swift
final class Screen {
  let services: Services
  func load() { services.cart() }
}

//=== a facade of Composition: all that a value may begin with
//--- Composition/Dependencies.swift
import Swinject

enum Dependencies {
  static var cart: Cart { Container.shared.resolve(Cart.self)! }  // exempt service_locator_resolve "resolve"
  static let user: User = Container.shared.resolve(User.self)!  // exempt service_locator_resolve "resolve"
  static func stock() -> Stock { return container.resolve(Stock.self)! }  // exempt service_locator_resolve "resolve"
  static func offers(of day: Int = 0) throws -> Offers {
    guard let found = Container.shared.resolve(Offers.self, argument: day) else { throw Missing() }  // exempt service_locator_resolve "resolve"
    return found
  }
  static var log: Log {
    if let known { return known }
    return resolver.resolve(Log.self)!  // exempt service_locator_resolve "resolve"
  }
  static var clock: Clock { isTest ? FakeClock() : Container.shared.resolve(Clock.self)! }  // exempt service_locator_resolve "resolve"
  static var terms: Terms { get { cached ?? (Container.shared.resolve(Terms.self)!) } }  // exempt service_locator_resolve "resolve"
  static let screen: Screen = { Container.shared.resolve(Screen.self)! }()  // exempt service_locator_resolve "resolve"
  static var prices: Prices {
    switch market {
    case .home: Container.shared.resolve(Prices.self)!  // exempt service_locator_resolve "resolve"
    default: Prices.none
    }
  }
  @Injected static var news: News  // exempt injected_property_wrapper "@Injected"
  // takes one of the others
  static var first: Item { cart.first }
  static var last: Item { Self.cart.last }
  private static let container = Container()
}
extension Profile {
  static var current: Profile { Container.shared.resolve(Profile.self)! }  // exempt service_locator_resolve "resolve"
}
//--- Composition/More.swift
enum More {
  static var user: User { Dependencies.user }  // exempt shared_container_access "Dependencies"
  static var tax: Tax { AppContainer.shared.tax }  // exempt shared_container_access "AppContainer"
}
//--- Features/Cart.swift
final class CartModel {
  let cart = Dependencies.cart  // want shared_container_access "Dependencies"
  func load() throws {
    use(Dependencies.user)  // want shared_container_access "Dependencies"
    use(Dependencies.log)  // want shared_container_access "Dependencies"
    use(Dependencies.stock())  // want shared_container_access "Dependencies"
    use(try Dependencies.offers())  // want shared_container_access "Dependencies"
    use(Dependencies.clock)  // want shared_container_access "Dependencies"
    use(Dependencies.terms)  // want shared_container_access "Dependencies"
    use(Dependencies.screen)  // want shared_container_access "Dependencies"
    use(Dependencies.prices)  // want shared_container_access "Dependencies"
    use(Dependencies.news)  // want shared_container_access "Dependencies"
    use(Dependencies.first)  // want shared_container_access "Dependencies"
    use(Dependencies.last)  // want shared_container_access "Dependencies"
    use(Profile.current)  // want shared_container_access "Profile"
    use(More.user)  // want shared_container_access "More"
    use(More.tax)  // want shared_container_access "More"
  }
}

//=== Composition builds: what takes what it needs, or is new, hands nothing on
//--- Composition/Screens.swift
import Swinject

enum Screens {
  static func cart(for user: User) -> CartScreen { CartScreen(user: user) }
  static func cart(container: Container) -> CartScreen { CartScreen(container.resolve(Cart.self)!) }  // exempt service_locator_resolve "resolve"
  static func stock(container: Container) -> Stock { container.resolve(Stock.self)! }  // exempt service_locator_resolve "resolve"
  static var offers: OffersScreen { OffersScreen(offers: Container.shared.resolve(Offers.self)!) }  // exempt service_locator_resolve "resolve"
  static func profile() -> ProfileScreen {
    let profile = Container.shared.resolve(Profile.self)!  // exempt service_locator_resolve "resolve"
    return ProfileScreen(profile: profile)
  }
  static var terms: Terms { Terms(stock: Stock()) }
  // of a container that it makes itself
  static func root() -> Root {
    let container = Container()
    container.register(Root.self) { _ in Root() }
    return container.resolve(Root.self)!  // exempt service_locator_resolve "resolve"
  }
  static var isReady: Bool { Container.shared.resolve(Cart.self)!.isReady }  // exempt service_locator_resolve "resolve"
  static func prepare() { Container.shared.resolve(Cart.self)!.prepare() }  // exempt service_locator_resolve "resolve"
  static var store: Stock {
    get { Stock() }
    set { Container.shared.resolve(Stock.self)!.merge(newValue) }  // exempt service_locator_resolve "resolve"
  }
  static func reset() -> Done { Container.shared.reset(); return Done() }
  // a function of the same name hands nothing on
  static func news() -> News { Container.shared.resolve(News.self)! }  // exempt service_locator_resolve "resolve"
  static func news(of day: Day) -> News { News(day) }
  private static var secret: Cart { Container.shared.resolve(Cart.self)! }  // exempt service_locator_resolve "resolve"
}
enum CartKey: DependencyKey {
  static var liveCart: Cart { Container.shared.resolve(Cart.self)! }  // exempt service_locator_resolve "resolve"
}
//--- Features/Coordinator.swift
func show(_ user: User, _ container: Container) {
  use(Screens.cart(for: user), Screens.stock(container: container), Screens.offers)
  use(Screens.profile(), Screens.terms, Screens.root(), Screens.isReady, Screens.store)
  use(Screens.reset(), Screens.news(of: .today), Screens.secret, CartKey.liveCart)
  Screens.prepare()
}

//=== a facade of Composition: types that hand out a container
//--- Composition/Home.swift
import FactoryKit

private let hidden = Container.shared  // exempt shared_container_access "Container"
enum Home {
  static let things = Container.shared  // exempt shared_container_access "Container"
  static func all() -> ShopContainer { ShopContainer.shared }  // exempt shared_container_access "ShopContainer"
  static var cart: Cart { hidden.cart() }  // exempt shared_container_access "cart"
  static var stock: Stock { things.stock() }  // exempt shared_container_access "stock"
}
//--- Features/Cart.swift
final class CartModel {
  func load() {
    Home.things.cart().load()  // want shared_container_access "Home"
    Home.all().cart().load()  // want shared_container_access "Home"
    Home.cart.load()  // want shared_container_access "Home"
    Home.stock.load()  // want shared_container_access "Home"
    Home.things.cart.register { FakeCart() }
    Home.things.reset()
  }
}

//=== the same outside of Composition is a matter of taste
//--- Core/Services.swift
enum Services { static let api = APIClient() }
//--- Features/Cart.swift
let api = Services.api

//=== static services of what is called a container
//--- Core/AppContainer.swift
enum AppContainer {
  static let api = APIClient()
  static let store = CartStore()
  static let title = "app"
}
enum CardContainer { static let title = "card", style = CardStyle() }
//--- Features/Cart.swift
let api = AppContainer.api  // want shared_container_access "AppContainer"
let title = CardContainer.title

//=== a world: a global of few services that can be replaced
//--- Core/Environment.swift
public struct Environment {
  public var shell = Shell()
  public var files = Files()
  public var date: () -> Date = { Date() }
}
public var Current: Environment {
  get { storage.value }
  set { storage.value = newValue }
}
public struct Insets {
  var left = 0, right = 0, top = 0
}
public var Margins = Insets()
//--- Features/A.swift
let path = Current.files.path  // want shared_container_access "Current"
let left = Margins.left
//--- Features/B.swift
func run() { Current.shell.run() }  // want shared_container_access "Current"
let right = Margins.right

//=== the app's delegate, handed out by an extension of it
//--- App/AppDelegate.swift
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func open() { AppDelegate.shared.open() }  // exempt shared_container_access "AppDelegate"
}
//--- App/AppDelegate+Screens.swift
extension AppDelegate {
  static let shared = UIApplication.shared.delegate as! AppDelegate  // want shared_singleton_declaration "shared"
  func again() { AppDelegate.shared.open() }  // exempt shared_container_access "AppDelegate"
}
final class Shell {
  // what is taken from the delegate is no delegate
  static var shared: Shell {  // want shared_singleton_declaration "shared"
    let appDelegate = UIApplication.shared.delegate as! AppDelegate  // want shared_container_access "AppDelegate"
    return appDelegate.shell
  }
}
extension Window {
  static var main: Window? { (UIApplication.shared.delegate as? AppDelegate)?.window }  // want shared_container_access "AppDelegate"
}
//--- App/SceneDelegate.swift
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func open() { use(Shell.shared) }
}
//--- Features/Menu.swift
func openMenu() {
  AppDelegate.shared.open()  // want shared_container_access "AppDelegate"
  AppDelegate.shared.scenes.close()  // want shared_container_access "AppDelegate"
}

//=== Factory: a container that a class of another file leaves to its subclasses
//--- Core/Screen.swift
import FactoryKit

class Screen {
  let services: Container
  private let other: Container
}
//--- Features/CartScreen.swift
import FactoryKit

final class CartScreen: Screen {
  func load() {
    services.cart().load()  // want shared_container_access "cart"
    self.services.offers(3).show()  // want shared_container_access "offers"
    other.cart()
  }
}
final class Unrelated: View {
  func load() { services.cart() }
}

//=== Factory: as before, of a container of the project
//--- Core/Screen.swift
class Screen { let services: any ShopContainer }
//--- Features/CartScreen.swift
import FactoryKit

final class CartScreen: Screen {
  let cart = services.cart()  // want shared_container_access "cart"
}

//=== an app delegate by its name: it is declared in Objective-C
//--- App/ShopAppDelegate+Screens.swift
extension ShopAppDelegate {
  func open() { ShopAppDelegate.shared().window.show() }  // exempt shared_container_access "ShopAppDelegate"
}
//--- Features/Menu.swift
func openMenu() {
  ShopAppDelegate.shared().tabs.open()  // want shared_container_access "ShopAppDelegate"
  let delegate = ShopAppDelegate.shared  // want shared_container_access "ShopAppDelegate"
  // another static member, and a delegate of something else
  let name = ShopAppDelegate.name
  MapDelegate.shared.open()
}

//=== a container by what it does: any value, kept and yielded by its type
//--- Core/Hub.swift
final class Hub {
  static let shared = Hub()  // want shared_singleton_declaration "shared"
  private var items: [ObjectIdentifier: Any] = [:]
  func add<T>(_ type: T.Type, _ make: @escaping () -> T) { items[ObjectIdentifier(type)] = make }
  func obtain<T>(_ type: T.Type = T.self) -> T { (items[ObjectIdentifier(type)] as! () -> T)() }
  subscript<T>(_ type: T.Type) -> T { obtain(type) }
  // inside the container itself
  func warmUp() { Hub.shared.obtain(API.self).open() }  // exempt service_locator_resolve "obtain"
}
//--- Core/Pool.swift
enum Pool {
  private static var makers: [String: () -> Any] = [:]
  static func put<T>(_ type: T.Type, make: @escaping () -> T) { makers["\(type)"] = make }
  static func take<T>() -> T { makers["\(T.self)"]!() as! T }
}
//--- Features/Cart.swift
final class Cart {
  let api = Hub.shared.obtain(API.self)  // want service_locator_resolve "obtain"
  let log = Hub.shared[Log.self]  // want shared_container_access "Hub"
  let store: Store = Pool.take()  // want service_locator_resolve "take"
  // what it is filled with
  func start() {
    Hub.shared.add(API.self) { API() }
    Hub.shared.add(Log.self, make)
  }
}

//=== stores of other things: by text, of one type, and values that are decoded
//--- Core/Stores.swift
final class Memory {
  static let shared = Memory()  // want shared_singleton_declaration "shared"
  private var items: [String: Any] = [:]
  func set<T>(_ value: T, key: String) { items[key] = value }
  func get<T>(_ type: T.Type, key: String) -> T? { items[key] as? T }
}
final class Decoding {
  static let shared = Decoding()  // want shared_singleton_declaration "shared"
  let values: [String: Any]
  func decode<T>(_ type: T.Type) -> T { values["\(type)"] as! T }
  subscript<T>(_ type: T.Type) -> T { decode(type) }
}
final class Cells {
  static let shared = Cells()  // want shared_singleton_declaration "shared"
  var kinds: [String: UIView.Type] = [:]
  func register<T: UIView>(_ type: T.Type) { kinds["\(type)"] = type }
  func dequeue<T: UIView>(_ type: T.Type) -> T { kinds["\(type)"]!.init() as! T }
}
//--- Features/Use.swift
let name = Memory.shared.get(String.self, key: "name")
let user = Decoding.shared.decode(User.self)
let cell = Cells.shared.dequeue(CartCell.self)

//=== a container that yields its values by key paths
//--- Core/Values.swift
struct Values {
  private static var current = Values()
  static subscript<T>(_ key: WritableKeyPath<Values, T>) -> T {
    get { current[keyPath: key] }
    set { current[keyPath: key] = newValue }
  }
}
struct Theme {
  static subscript<T>(_ key: KeyPath<Palette, T>) -> T { palette[keyPath: key] }
}
@propertyWrapper struct FromValues<T> {
  let key: WritableKeyPath<Values, T>
  var wrappedValue: T { Values[key] }
}
//--- Features/Cart.swift
final class Cart {
  @FromValues(\.store) var store: Store  // want injected_property_wrapper "@FromValues"
  let api = Values[\.api]  // want shared_container_access "Values"
  let tint = Theme[\.tint]
  let all = [Values]()
  func replace() { Values[\.api] = FakeAPI() }
}

//=== a world: its name says it, though it is small
//--- Core/Environment.swift
struct Environment {
  let api = API()
  let places = PlaceFinder()
}
var Current = Environment()
struct Limits { let low = 1, high = 2 }
var Bounds = Limits()
//--- Features/A.swift
let a = Current.api.load()  // want shared_container_access "Current"
let low = Bounds.low
//--- Features/B.swift
let b = Current.places  // want shared_container_access "Current"
let high = Bounds.high

//=== a world: another type hands out what holds the services
//--- Core/AppEnvironment.swift
public enum AppEnvironment {
  private static var stack: [Environment] = [Environment()]
  public static var current: Environment! { stack.last }
  static func warmUp() { AppEnvironment.current.api.open() }  // exempt shared_container_access "AppEnvironment"
}
public enum Styles {
  public static var current: Style { plain }
}
//--- Core/Environment.swift
public struct Environment {
  public let api: any APIService
  public let stores: StoreManager
  public let now: () -> Date
}
public struct Style {
  let text: TextStyle, title: TextStyle, cell: CellStyle
}
//--- Features/A.swift
let a = AppEnvironment.current.api.load()  // want shared_container_access "AppEnvironment"
let text = Styles.current.text
//--- Features/B.swift
let b = AppEnvironment.current.now()  // want shared_container_access "AppEnvironment"
let title = Styles.current.title

//=== the first state of a screen is no world
//--- Scan/Scan.swift
struct Scan {
  struct State {
    var checkers: [Checker] = []
    var result: ScanResult?
    var settings = ScanSettings()
    static var initial = Scan.State()
  }
}
//--- Send/Send.swift
struct Send {
  struct State {
    static let initial = Send.State()
  }
}
struct HomeState {
  static var sample = HomeState()
  var title = ""
  var route: Route?
  var items: [Item] = []
}
//--- Flows/A.swift
let a = Scan.State.initial
let b = Send.State.initial
let c = HomeState.sample.title
//--- Flows/B.swift
let d = Scan.State.initial
let e = Send.State.initial
let f = HomeState.sample.title

//=== what the app's delegate registers is no service
//--- App/AppDelegate.swift
final class AppDelegate: UIResponder, UIApplicationDelegate {}
extension UIViewController {
  func appDelegate() -> AppDelegate { UIApplication.shared.delegate as! AppDelegate }
}
//--- Features/Help.swift
final class HelpViewController: UIViewController {
  func bid() {
    appDelegate().registerToBidCommand()  // want shared_container_access "appDelegate"
    AppDelegate.shared.registerForPush()  // want shared_container_access "AppDelegate"
  }
}

//=== an instance of a container under a name of its own
//--- Core/BusinessInjector.swift
final class BusinessInjector {
  static let ui = BusinessInjector()
  private static let hidden = BusinessInjector()
  let contacts: ContactStore
  let settings: SettingsStore
  func load() { BusinessInjector.ui.contacts.load() }  // exempt shared_container_access "BusinessInjector"
}
struct PaddingContainer {
  // a value
  static let small = PaddingContainer()
}
//--- Features/Chat.swift
final class ChatModel {
  let contacts = BusinessInjector.ui.contacts  // want shared_container_access "BusinessInjector"
  // nobody here knows it
  let other = BusinessInjector.web.contacts
  let padding = PaddingContainer.small.top
}

//=== what the main file calls the app's delegate
//--- App/main.swift
final class AppDelegate: NSObject, NSApplicationDelegate {}
let delegate = AppDelegate()
NSApplication.shared.delegate = delegate
//--- Features/Table.swift
final class Table: NSTableView {
  // the table's own
  func tell() { delegate?.tableViewSelectionDidChange?(note) }
}
