/// A way of choosing meals that is measured.
public struct Policy: Sendable {
  /// A short name in lower case, for tables.
  public let name: String

  /// A new adviser, who knows nothing yet of what the eater likes.
  let advisor: @Sendable (SimulatedEater, Menu) -> any Advisor

  /// Makes a policy.
  ///
  /// - Parameter advisor: gets the eater with her secrets, because an oracle needs them; an honest
  ///   policy looks at her limits and seed alone.
  public init(_ name: String, advisor: @escaping @Sendable (SimulatedEater, Menu) -> any Advisor) {
    self.name = name
    self.advisor = advisor
  }
}
