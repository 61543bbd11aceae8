// Each case (`//===`) is a project of its own; `//---` begins another of its files.

//=== library containers need the import in the file
//--- A.swift
import Swinject

final class CartModel {
  let resolver: Resolver  // want container_parameter "Resolver"
  init(resolver: Swinject.Resolver, assembler: Assembler?) {}  // want container_parameter "Resolver" container_parameter "Assembler"
  func show(in container: Container) {}  // want container_parameter "Container"
}
//--- B.swift
// a folder of a feed reader
final class FolderModel { init(container: Container) {} }

//=== containers by their names and by their declarations
//--- Core.swift
final class Services {
  func register<T>(_ make: @escaping () -> T) {}
  func resolve<T>(_ type: T.Type) -> T { fatalError() }
}
//--- Use.swift
struct OrderFlow {
  init(container: AppDIContainer, locator: ServiceLocator) {}  // want container_parameter "AppDIContainer" container_parameter "ServiceLocator"
  func start(services: Services) {}  // want container_parameter "Services"
  // stores and views
  init(store: ModelContainer, view: CardContainer, local: PersistentContainer) {}
  // a parameter object lists what it holds
  init(dependencies: CartDependencies) {}
}

//=== hooks that a library calls, and registration
import Swinject

final class ShopAssembly: Assembly {
  func assemble(container: Container) {}
  func helper(container: Container) {}  // exempt container_parameter "Container"
}
func registerShop(in container: Container) {}
// generated per class
final class Screen { init(injecting dependencies: ScreenContainer) {} }

//=== a resolver that fills in properties
import Swinject

final class PumpManager {
  init(resolver: Resolver) { injectServices(resolver) }  // want container_parameter "Resolver"
}

//=== functions that replace the container or are filled by it
import Swinject

private protocol Fillable { func resolve(_ resolver: Resolver) }
func withContainer(_ container: Container, run: () -> Void) {}
// nothing runs inside
func within(container: Container) {}  // want container_parameter "Container"
