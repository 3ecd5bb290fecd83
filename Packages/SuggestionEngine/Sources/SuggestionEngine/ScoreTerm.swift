/// One part of a meal's score.
public struct ScoreTerm: Hashable, Sendable {
  /// What a term rewards.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// Never or not lately shown.
    case novelty
    /// Another kitchen than the last meals.
    case variety
    /// Well inside the wished time.
    case quickness
    /// Chance, decided by the seed.
    case chance
  }

  /// What it rewards.
  public var name: Name

  /// How much it adds, 0 to 1.
  public var value: Double

  /// Makes a term.
  public init(_ name: Name, _ value: Double) {
    self.name = name
    self.value = value
  }
}
