// Each case (`//===`) is a project of its own; `//---` begins another of its files.

//=== classes of the project
//--- Services.swift
final class UserRepository {}
actor APIClient {}
struct UserSettings {}
final class CartCoordinator {}
//--- Use.swift
final class ProfileModel {
  private let repository = UserRepository()  // want hardwired_collaborator "repository"
  let client: APIClient = .init()  // want hardwired_collaborator "client"
  lazy var other = UserRepository()  // want hardwired_collaborator "other"
  // values, coordinators, types of other modules
  let settings = UserSettings()
  let coordinator = CartCoordinator()
  let location = CLLocationManager()
  // taken through init
  let given: UserRepository
  // a static member, and a wrapper's value
  static let cached = UserRepository()
  @Published var shown = UserRepository()
}
final class ThemeModel {
  // an attribute that changes nothing
  @MainActor lazy var repository = UserRepository()  // want hardwired_collaborator "repository"
  // a part of the type, and one of the file
  final class ThemeStore {}
  private let store = ThemeStore()
  private let cache = PromiseCache()
}
private final class PromiseCache {}
// what builds the graph
final class AppGraph { let repository = UserRepository() }
final class AppDelegate { let client = APIClient() }
struct Screen { let repository = UserRepository() }

//=== a child view controller is part of the screen
class SheetViewController: UIViewController {}
final class CartViewController: UIViewController {
  private let sheet = SheetViewController()
}
