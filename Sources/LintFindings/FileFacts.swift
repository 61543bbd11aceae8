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
