// Each case (`//===`) is a project of its own; `//---` begins another of its files.

//=== the singleton may be declared in any file
//--- Session.swift
final class Session {
  static let shared = Session()  // want shared_singleton_declaration "shared"
  // inside the singleton itself
  static func token() -> String? { Session.shared.token }
}
//--- Use.swift
final class ProfileModel {
  func load() {
    Session.shared.refresh()  // want shared_instance_access "Session"
    let session = App.Session.shared  // want shared_instance_access "Session"
    observe(\.name, of: Session.shared)  // want shared_instance_access "Session"
    // the platform's, and another module's
    URLSession.shared.reset()
    Purchases.shared.restore()
    // a key path and a type
    let path = \Session.shared
    let type: Session.Type
  }
}

//=== implicit members, small names, and nested types of one name
//--- State.swift
final class iTabs {
  static let shared = iTabs()  // want shared_singleton_declaration "shared"
}
final class Splash {
  static let shared = Splash()  // want shared_singleton_declaration "shared"
  // inside the singleton itself
  let other: Splash = .shared
}
extension Settings {
  final class Model {
    static var shared: Model?  // want shared_singleton_declaration "shared"
    func close() { Model.shared = nil }
  }
}
//--- Use.swift
struct Anchor {
  var state: Splash = .shared  // want shared_instance_access "shared"
  var tabs = iTabs.shared  // want shared_instance_access "iTabs"
  var queue: Queue = .shared
}
extension Home {
  final class Model {
    func load() { Settings.Model.shared?.load() }  // want shared_instance_access "Model"
  }
}

//=== an instance whose initialiser may fail
//--- Core/Initializer.swift
final class Initializer {
  static let shared = try! Initializer()  // want shared_singleton_declaration "shared"
  init() throws {}
}
//--- Features/Cart.swift
let theme = Initializer.shared.theme  // want shared_instance_access "Initializer"

//=== a class of the project whose prefix a framework of the platform has too
//--- Core/Theme.swift
final class TKThemeStore {
  static let shared = TKThemeStore()  // want shared_singleton_declaration "shared"
}
//--- Features/Cart.swift
let theme = TKThemeStore.shared.theme  // want shared_instance_access "TKThemeStore"
let token = TKTokenWatcher.shared.token

//=== under a name of its own, and handed out as a protocol
//--- Core/Theme.swift
final class Theme { static let sharedTheme = Theme() }  // want shared_singleton_declaration "sharedTheme"
final class FileStore: FileStoring {
  static var shared: FileStoring!  // want shared_singleton_declaration "shared"
}
//--- Features/Cart.swift
let color = Theme.sharedTheme.color  // want shared_instance_access "Theme"
let file = FileStore.shared.open()  // want shared_instance_access "FileStore"
let formatter = Theme.sharedFormatter

//=== a namespace that hands out another type's one instance
//--- Core/CourseService.swift
enum CourseServiceFactory {
  static let shared: CourseService = CourseServiceImpl()  // want shared_singleton_declaration "shared"
}
struct Theme { static let shared = Theme() }
final class KeyboardHelper {
  class var defaultHelper: KeyboardHelper {
    struct Singleton { static let instance = KeyboardHelper() }  // want shared_singleton_declaration "instance"
    // the holder's own
    return Singleton.instance
  }
}
//--- Features/Courses.swift
let courses = CourseServiceFactory.shared.load()  // want shared_instance_access "CourseServiceFactory"
let color = Theme.shared.color
