/// A feature that an app may sell, by its id in lower-kebab case, such as `weekly-planner`.
///
/// The package with the feature declares its id as a static member; the ``PremiumOffer`` of each
/// app decides whether it is sold. An unknown id can be read and written again.
public struct PremiumFeature: RawRepresentable, Codable, Hashable, Sendable {
  /// The id as text.
  public let rawValue: String

  /// A feature by its id.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension PremiumFeature: ExpressibleByStringLiteral {
  /// A feature by its id.
  public init(stringLiteral id: String) { self.init(rawValue: id) }
}
