/// The region where an eater lives; each region has its own grades of how well people know a dish.
public enum EaterRegion: String, CaseIterable, Hashable, Sendable, Codable {
  /// The United States.
  case unitedStates = "us"
  /// The United Kingdom.
  case unitedKingdom = "gb"
  /// Germany.
  case germany = "de"
  /// India.
  case india = "in"
  /// Anywhere else.
  case world

  /// The region of a country; ``world`` for a country without familiarity grades.
  ///
  /// - Parameter country: ISO 3166-1, such as `US`, in any case.
  public init(country: String?) {
    self = country.flatMap { EaterRegion(rawValue: $0.lowercased()) } ?? .world
  }
}
