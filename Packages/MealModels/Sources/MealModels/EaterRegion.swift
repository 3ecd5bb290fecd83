/// Where somebody eats, as far as that tells which dishes people know.
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

  /// The region of a country; ``world`` for any that nobody wrote grades for.
  ///
  /// - Parameter country: ISO 3166-1, such as `US`, in any case.
  public init(country: String?) {
    self = country.flatMap { EaterRegion(rawValue: $0.lowercased()) } ?? .world
  }
}
