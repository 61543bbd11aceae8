// Each case (`//===`) is a project of its own; `//---` begins another of its files.

//=== injected anywhere
//--- Root.swift
struct Root: View {
  let store: Store
  @StateObject private var theme = Theme()
  var body: some View {
    Home()
      .environmentObject(store)
      .environmentObject(theme)
      .environmentObject(Router())
      .environmentObject(app.session)
      .environmentObject(Log.shared)
  }
}
//--- Home.swift
struct Home: View {
  @EnvironmentObject var store: Store  // want environment_object "@EnvironmentObject"
  @EnvironmentObject var theme: Theme  // want environment_object "@EnvironmentObject"
  @EnvironmentObject var router: Router  // want environment_object "@EnvironmentObject"
  @EnvironmentObject var session: Session  // want environment_object "@EnvironmentObject"
  @EnvironmentObject var log: Log  // want environment_object "@EnvironmentObject"
  @EnvironmentObject var cart: Cart  // want uninjected_environment_object "cart" environment_object "@EnvironmentObject"
}

//=== an object whose type cannot be told
struct Root: View {
  var body: some View { Home().environmentObject(makeEverything()) }
}
struct Home: View {
  @EnvironmentObject var cart: Cart  // want environment_object "@EnvironmentObject"
}

//=== a member of another type, whatever it is called
//--- Root.swift
struct Root: View {
  let state: ScreenState
  var body: some View {
    Home()
      // declared in another file, and called otherwise than its type
      .environmentObject(state.scrubbed)
      // a variable of that name here is something else
      .environmentObject(state.offset)
  }
  func move(offset: Double) {}
}
//--- ScreenState.swift
final class ScreenState {
  let scrubbed: Box<Double> = .init(0)
  @Published var offset = Shift()
}
//--- Home.swift
struct Home: View {
  @EnvironmentObject var seconds: Box<Double>  // want environment_object "@EnvironmentObject"
  @EnvironmentObject var shift: Shift  // want environment_object "@EnvironmentObject"
  @EnvironmentObject var cart: Cart  // want uninjected_environment_object "cart" environment_object "@EnvironmentObject"
}

//=== a member that no file declares
struct Root: View {
  var body: some View { Home().environmentObject(package.thing) }
}
struct Home: View {
  // `thing` may be a cart
  @EnvironmentObject var cart: Cart  // want environment_object "@EnvironmentObject"
}
