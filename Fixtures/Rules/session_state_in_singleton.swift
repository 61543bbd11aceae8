// Each case (`//===`) is a project of its own.

//=== fields of the user in a singleton
final class Accounts {
  static let shared = Accounts()  // want shared_singleton_declaration "shared"
  var currentUser: User?  // want session_state_in_singleton "currentUser"
  private(set) var accessToken: String?  // want session_state_in_singleton "accessToken"
  @Published var accounts: [Account] = []  // want session_state_in_singleton "accounts"
  // constants, computed and lazy values
  let account: Account
  var user: User { currentUser ?? .guest }
  lazy var profile: Profile = makeProfile()
  // other words, flags, platform sessions, closures
  var userCount: Int = 0
  var hasToken: Bool = false
  var session: URLSession = .shared
  var captureSession: AVCaptureSession?
  // the token of an observer
  var notificationToken: NSObjectProtocol?
  // tokens of the device
  var pushToken: Data?
  var deviceToken: String?
  var onUser: (User) -> Void = { _ in }
  static var token: String = ""
}

//=== the same fields in an object that dies at log-out
final class SessionGraph {
  var user: User
  var token: String
  init(user: User, token: String) {}
}
