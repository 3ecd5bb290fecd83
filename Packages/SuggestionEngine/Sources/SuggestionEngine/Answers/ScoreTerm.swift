/// One part of a meal's score.
public struct ScoreTerm: Hashable, Sendable {
  /// What a term rewards.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// What was learned of the eater's taste.
    case taste
    /// Well known where the eater lives; below zero for what hardly anybody there knows.
    case familiarity
    /// Another kitchen, protein, starch and shape than in the last days; below zero for the same.
    case variety
    /// What the eater's quotas ask for.
    case quota
    /// Never or not lately shown.
    case novelty
    /// Well inside the wished time; below zero when it takes longer than people give such a meal.
    case effort
    /// Below zero for a lunch or dinner that leaves something to be wished for beside it.
    case wholeness
    /// Below zero for what is not for children, while children eat.
    case children
    /// Uses what is at home.
    case atHome = "at-home"
    /// In season.
    case season
    /// Fits what is left of the day's nutrition; below zero for going beyond it.
    case nutrition
    /// Hardly known and so worth a try; below zero once several meals in a row were refused.
    case curiosity
    /// Chance, decided by the seed, the wider the less is known.
    case chance
  }

  /// What it rewards.
  public var name: Name

  /// How much it adds; below zero it takes away.
  public var value: Double

  /// Makes a term.
  public init(_ name: Name, _ value: Double) {
    self.name = name
    self.value = value
  }
}
