// Each case (`//===`) is a project of its own.

//=== every way to write one
final class A { static let shared = A() }  // want shared_singleton_declaration "shared"
final class B { static let shared: B = B() }  // want shared_singleton_declaration "shared"
final class C { static let shared: C = .init() }  // want shared_singleton_declaration "shared"
final class D { static let shared = Self() }  // want shared_singleton_declaration "shared"
final class E { static let shared: E = { E(x: 1) }() }  // want shared_singleton_declaration "shared"
final class F { static var shared: F { F() } }  // want shared_singleton_declaration "shared"
final class G { static var shared: G? }  // want shared_singleton_declaration "shared"
final class H { static var shared: H! }  // want shared_singleton_declaration "shared"
final class I { static weak var shared: I? }  // want shared_singleton_declaration "shared"
final class J { private(set) static var shared = J() }  // want shared_singleton_declaration "shared"
final class K { nonisolated static let shared = K() }  // want shared_singleton_declaration "shared"
final class L { nonisolated(unsafe) static var shared = L() }  // want shared_singleton_declaration "shared"
final class M { @MainActor static let shared = M() }  // want shared_singleton_declaration "shared"
final class N { @objc static public let sharedInstance = N() }  // want shared_singleton_declaration "sharedInstance"
class O { class var sharedInstance: O { O.make() } }  // want shared_singleton_declaration "sharedInstance"
actor P { static let shared = P() }  // want shared_singleton_declaration "shared"
final class Q { static let instance = Q() }  // want shared_singleton_declaration "instance"
final class R { static let singleton = R() }  // want shared_singleton_declaration "singleton"
final class S { static let other = 1, shared = S() }  // want shared_singleton_declaration "shared"
final class T { static let `shared` = T() }  // want shared_singleton_declaration "`shared`"
final class U { static let shared: any UProtocol = LiveU() }  // want shared_singleton_declaration "shared"
final class V { struct Singleton { static let instance = V() } }  // want shared_singleton_declaration "instance"
final class W<Value> { static var shared: W<Int> { W<Int>() } }  // want shared_singleton_declaration "shared"
enum Outer { final class Inner { static let shared = Inner() } }  // want shared_singleton_declaration "shared"

extension Session { static let shared = Session() }  // want shared_singleton_declaration "shared"

final class Zendesk {
  #if canImport(ZendeskSDK)
    static var shared: Support = LiveSupport()  // want shared_singleton_declaration "shared"
  #else
    static var shared: Support = NoSupport()  // want shared_singleton_declaration "shared"
  #endif
}

//=== owners that are no singletons
// a global actor must have it
@globalActor actor DatabaseActor { static let shared = DatabaseActor() }
// values
enum Spacing { static let shared = Spacing.small }
struct AppVersion { static let shared = AppVersion() }
// types of the platform
extension UserDefaults { static let shared = UserDefaults(suiteName: "group.app")! }
extension Locale { static var shared: Locale { Locale(identifier: "en") } }
// a requirement
protocol Sharing { static var shared: Self { get } }

//=== a container of Factory
import FactoryKit

final class ShopContainer: SharedContainer {
  static let shared = ShopContainer()
  let manager = ContainerManager()
}

//=== variables that are no singletons
final class Cache {
  // an instance member
  let shared = Cache()
  // another type
  static let shared = 3
  // other names are often constants
  static let standard = Cache()
  static let `default` = Cache()
  static let current = Cache(), main = Cache()
  static func make() -> Cache {
    // local
    let shared = Cache()
    return shared
  }
}
let shared = Cache()

//=== scopes and cases of that name
import FactoryKit

enum Scope { case shared, unique }
extension Container {
  var cart: Factory<Cart> { self { Cart() }.shared }
}
let target = Target(scope: .shared(target: "Core"), lifetime: ComponentScope.shared)

//=== the instance behind a class property stands at file level
private let readabilitySharedInstance = Readability()

class Readability {
  class var sharedInstance: Readability { readabilitySharedInstance }  // want shared_singleton_declaration "sharedInstance"
}

//=== a type inside holds the one instance
final class AppSetup {
  class var theSetup: AppSetup {
    struct Static { static let instance = AppSetup() }  // want shared_singleton_declaration "instance"
    return Static.instance
  }
}
extension Session {
  fileprivate enum Box { static var shared: Session? }  // want shared_singleton_declaration "shared"
}
final class Cart {
  class var sharedInstance: Cart {  // want shared_singleton_declaration "sharedInstance"
    // what the accessor hands out is counted once
    struct Static { static let instance = Cart() }
    return Static.instance
  }
}
struct Keys {
  // the holder of a value, and what it holds itself
  private struct Holder { static var instance = Keys() }
  private struct Size { static var shared = Size() }
}

//=== handed out as a protocol that the class conforms to, set by whoever starts the app
final class FileStore: NSObject, FileStoring {
  private(set) nonisolated(unsafe) static var shared: FileStoring!  // want shared_singleton_declaration "shared"
  // another class's
  static var instance: Logging?
}

//=== names of their own that begin with shared
final class Theme { static let sharedTheme = Theme() }  // want shared_singleton_declaration "sharedTheme"
final class Formats { static var sharedFormats: Formats { make() } }  // want shared_singleton_declaration "sharedFormats"
final class Dates {
  // other types, and another word
  static let sharedFormatter = DateFormatter()
  static let sharedStore: Storing = LiveStore()
  static let sharedness = Dates()
}
struct Keys { static let sharedKeys = Keys() }
//--- Core/Rules.swift
// the extension of a type of another file, which is a value
extension Keys { static let sharedDefaults = Keys() }

//=== a namespace that hands out another type's one instance
enum CourseServiceFactory {
  static let shared: CourseService = CourseServiceImpl()  // want shared_singleton_declaration "shared"
}
final class OperationManagerFacade {
  static let sharedManager = OperationManager(queue: queue)  // want shared_singleton_declaration "sharedManager"
}
struct Session {
  // what is no service, of the platform, of another name, and itself
  static let shared: Palette = DarkPalette()
  static let instance = URLSession(configuration: .ephemeral)
  static let other: CourseService = CourseServiceImpl()
}
struct PreferencesStore { static let shared = PreferencesStore() }
