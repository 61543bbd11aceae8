// Each case (`//===`) is a project of its own.

//=== the access in a default value belongs to this rule alone
import FactoryKit
import Resolver

final class CartViewModel {
  init(
    cart: Cart = Container.shared.cart(),  // want container_default_argument "Container"
    trips: TripStore = Resolver.resolve(),  // want container_default_argument "resolve"
    api: API = Container.shared.resolve(API.self),  // want container_default_argument "resolve"
    orders: Orders = ServiceLocator.orders,  // want container_default_argument "ServiceLocator"
    load: () -> Cart = { Container.shared.cart() }  // want container_default_argument "Container"
  ) {}

  func reload(clock: Clock = Container.shared.clock()) {}  // want container_default_argument "Container"
  subscript(index: Int, log: Log = container.resolve(Log.self)) -> Int { 0 }  // want container_default_argument "resolve"
}

//=== an access beside a default value belongs to its own rule
import FactoryKit

final class TripViewModel {
  init(limit: Int = 3, api: API) {
    self.api = Container.shared.cached(limit)  // want shared_container_access "Container"
  }
  // no container
  init(store: TripStore = TripStore(), queue: DispatchQueue = .main, session: Session = .shared) {}
}

//=== in composition code it is exempt
import Swinject

final class ShopAssembly: Assembly {
  func assemble(container: Container, api: API = container.resolve(API.self)!) {}  // exempt container_default_argument "resolve"
}

//=== an implicit member
import FactoryKit

final class OrderViewModel {
  init(container: AppDIContainer = .shared) {}  // want container_default_argument "shared"
  func load(from shop: Container? = .shared) {}  // want container_default_argument "shared"
}
