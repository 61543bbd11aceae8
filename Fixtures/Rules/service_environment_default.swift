// Each case (`//===`) is a project of its own.

//=== services as defaults
extension EnvironmentValues {
  @Entry var library: LibraryService = .init()  // want service_environment_default "library"
  @Entry var sync = SyncManager()  // want service_environment_default "sync"
  @Entry public var store: Store = Store.shared  // want service_environment_default "store"
  // absent, or no service
  @Entry var player: PlayerService? = nil
  @Entry var spacing: CGFloat = 8
  @Entry var theme: Theme = .plain
}
struct APIKey: EnvironmentKey {
  static let defaultValue: APIClient = APIClient()  // want service_environment_default "defaultValue"
}
struct SpacingKey: EnvironmentKey { static let defaultValue = 8.0 }
// a value, whatever its name
struct SheetCoordinator { var isShown = false }
extension EnvironmentValues { @Entry var sheet: SheetCoordinator = .init() }
// no environment key
struct Flag { static let defaultValue: FlagService = FlagService() }

//=== a default that is taken from a container is part of that finding
struct CacheKey: EnvironmentKey {
  static let defaultValue = ServiceLocator.cache  // want shared_container_access "ServiceLocator"
}
