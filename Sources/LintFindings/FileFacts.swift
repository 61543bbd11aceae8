/// What the ratchet knows of one scanned file besides its findings.
public struct FileFacts: Sendable, Equatable {
  public var tier: Tier
  /// Why every finding of the file is exempt (Composition folder, test, generated); nil if not.
  public var exemption: String?
  /// Outermost types that the file declares, sorted.
  public var declaredTypes: [String]
  /// Outermost types that the file extends, sorted.
  public var extendedTypes: [String]
  /// Names of the types that the file constructs (`T(`, `T<…>(`, `T.init`), sorted.
  public var constructedTypes: [String]
  /// Full paths of the types that the file declares inside of others, `Cart.ViewModel`, sorted.
  public var nestedTypes: [String] = []
  /// Names of the types that the file handles without building them: it calls a static member
  /// (`T.make(`) or casts to them (`as? T`), sorted.
  public var handledTypes: [String] = []
  /// Labels of the file's own initialisers that have any, `cart:user:`, sorted.
  public var initializers: [String] = []
  /// Labels of the calls `.init(…)` whose type is inferred, sorted.
  public var implicitInitializers: [String] = []

  public init(
    tier: Tier, exemption: String? = nil, declaredTypes: [String] = [],
    extendedTypes: [String] = [], constructedTypes: [String] = []
  ) {
    self.tier = tier
    self.exemption = exemption
    self.declaredTypes = declaredTypes
    self.extendedTypes = extendedTypes
    self.constructedTypes = constructedTypes
  }
}
