// Each case (`//===`) is a project of its own.

//=== swift-dependencies
import Dependencies

final class CartModel {
  @Dependency(\.apiClient) var api  // want dependency_key_path "@Dependency"
  @Dependency(APIClient.self) var client  // want dependency_key_path "@Dependency"
  @Dependency(\.context) var context  // want dependency_key_path "@Dependency"
  func now() -> Date {
    @Dependency(\.date.now) var now  // want dependency_key_path "@Dependency"
    return now
  }
}

struct APIKey: DependencyKey {
  static let liveValue: API = {
    @Dependency(\.log) var log  // exempt dependency_key_path "@Dependency"
    return API(log: log)
  }()
}

//=== declaring and replacing values
import DependenciesMacros

extension DependencyValues {
  var api: API {
    get { self[API.self] }
    set { self[API.self] = newValue }
  }
  @DependencyEntry var log: Log = .live
}
@DependencyClient struct Clock { var now: () -> Date }
func start() {
  prepareDependencies { $0.api = .live }
  withDependencies { $0.log = .silent } operation: { run() }
}

//=== app intents
import AppIntents

struct OpenTrip: AppIntent {
  // the other module's attribute has no argument
  @Dependency var store: TripStore
  @Dependency(key: "trips") var trips: TripStore
}
