/// Something that an app may sell, by its id in lower-kebab case, such as `weekly-planner`.
///
/// Who builds a feature declares its id as a static member; whether it is sold is said by the
/// ``PremiumOffer`` of each app. An id that nobody here knows can be read and written again.
public struct PremiumFeature: RawRepresentable, Codable, Hashable, Sendable {
  /// The id as it is written.
  public let rawValue: String

  /// A feature by its id.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension PremiumFeature: ExpressibleByStringLiteral {
  /// A feature by its id.
  public init(stringLiteral id: String) { self.init(rawValue: id) }
}
