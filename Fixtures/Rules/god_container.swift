// Each case (`//===`) is a project of its own; `//---` begins another of its files.

//=== all static
public class Services {  // want god_container "Services"
  public static var a: AService { x }
  public static var b: BService { x }
  public static var c: CManager { x }
  public static var d: DStore { x }
  public static var e: EClient { x }
  public static var f: FAnalytics { x }
  public static var g: GRepository { x }
  public static var h: HProvider { x }
  public static var i: ITracker { x }
  public static let j: JCache = JCache()
}

//=== a facade without services, and constants
enum Colors {
  static let a = Color.red
  static let b = Color.blue
}
final class Core {
  static let shared = Core()  // want shared_singleton_declaration "shared"
  let name = "core"
}
