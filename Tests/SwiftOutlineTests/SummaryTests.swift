import SwiftOutline
import Testing

private let file = read(
  """
  import Foundation
  import Kit
  import Kit
  final class Cart: Base<A>, @unchecked Sendable {
    @Injected(\\.boat) private(set) var boat: any Boat
    static let shared = Cart(client: Client.init(), box: Box<A>(1))
    let repository: Repository = try UserRepository(a: 1)
    lazy var other = .init()
    var total: Int { 1 }
    var count = items.count
    init(_ client: Client, box: Box<A> = .shared) {}
    deinit {}
    enum Step {}
  }
  extension Trip.Builder { static var a: Int? }
  let global = Service.make()
  """)
private let summary = FileSummary(of: file)

@Test("a summary tells imports, types and extended types")
func summaryNames() {
  #expect(summary.imports == ["Foundation", "Kit"])
  #expect(summary.extendedTypes == ["Trip.Builder"])
  #expect(summary.types.map(\.path) == ["Cart", "Cart.Step", "Trip.Builder"])
  #expect(file.constructions.types == ["Box", "Cart", "Client", "UserRepository"])
  #expect(summary.globals.map(\.initializerStart) == ["Service.make"])
}

@Test("a file's constructions: by name, through a static member or a cast, with an inferred type")
func constructions() {
  let built = read(
    """
    let a: Model = .init(cart: c, 1), b = Feature.Model(cart: c), d = Model.make(cart: c)
    let e = segue.destination as! Cart.Controller, f = x as? any Loading, g = .init()
    let h = Model.shared.load(), i = model.init(cart: c), j = Box<Int>.init(value: 1)
    """
  ).constructions
  #expect(built.types == ["Box", "Feature.Model"])
  #expect(built.handledTypes == ["Cart.Controller", "Model"])
  #expect(built.implicitInitializers == ["cart:_:"])
}

@Test("a summary tells a type's inheritance, initialisers and properties")
func summaryType() {
  let cart = summary.types[0]
  #expect(cart.inherited == ["Base<A>", "Sendable"])
  #expect(cart.modifiers == ["final"])
  #expect(cart.hasDeinitializer)
  let parameters = cart.initializers.flatMap(\.parameters)
  #expect(parameters.map(\.label) == [nil, "box"])
  #expect(parameters.map(\.name) == ["client", "box"])
  #expect(parameters.map(\.type) == ["Client", "Box<A>"])
  #expect(parameters.map(\.defaultValue) == [nil, ".shared"])
  #expect(
    cart.properties.map(\.name) == ["boat", "shared", "repository", "other", "total", "count"])
  #expect(
    cart.properties.map(\.initializerStart) == [
      nil, "Cart", "UserRepository", ".init", nil, "items.count",
    ])
  #expect(cart.properties.map(\.isConstructed) == [false, true, true, true, false, false])
  #expect(cart.properties.map(\.isStatic) == [false, true, false, false, false, false])
  #expect(cart.properties.map(\.isComputed) == [false, false, false, false, true, false])
  #expect(cart.properties[0].modifiers == ["private(set)"])
  #expect(cart.properties[0].type == "any Boat")
}
