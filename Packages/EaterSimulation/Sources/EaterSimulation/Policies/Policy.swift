/// A way of choosing meals whose quality is measured.
public struct Policy: Sendable {
  /// A short name in lower case, for tables.
  public let name: String

  /// Makes a new adviser, which knows nothing about the eater's taste.
  let advisor: @Sendable (SimulatedEater, Menu) -> any Advisor

  /// Makes a policy.
  ///
  /// - Parameter advisor: receives the eater with her hidden taste, because an oracle needs it; an
  ///   honest policy uses only her limits and seed.
  public init(_ name: String, advisor: @escaping @Sendable (SimulatedEater, Menu) -> any Advisor) {
    self.name = name
    self.advisor = advisor
  }
}
