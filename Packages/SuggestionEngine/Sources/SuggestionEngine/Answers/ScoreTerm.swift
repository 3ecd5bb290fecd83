/// One part of a meal's score.
public struct ScoreTerm: Hashable, Sendable {
  /// The name of the feature that a term rewards.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// The learned taste of the eater.
    case taste
    /// Well known where the eater lives; negative for a dish that hardly anyone there knows.
    case familiarity
    /// A cuisine, protein, starch and shape that differ from the last days; negative if they are
    /// the same.
    case variety
    /// The quotas of the eater.
    case quota
    /// Not shown recently, or never.
    case novelty
    /// Takes much less than the wished time; negative if it takes longer than people usually spend
    /// on such a meal.
    case effort
    /// Negative for a lunch or dinner that is not a complete meal.
    case wholeness
    /// Negative for a meal that does not suit children, if children eat with the others.
    case children
    /// Uses food that is at home.
    case atHome = "at-home"
    /// In season.
    case season
    /// Fits the rest of the day's nutrition; negative if it exceeds it.
    case nutrition
    /// The eater's opinion is hardly known, so the meal is worth a try; negative after several
    /// refusals in a row.
    case curiosity
    /// Chance, decided by the seed; it is larger the less is known about the eater's taste.
    case chance
  }

  /// The name of the term.
  public var name: Name

  /// The points that it adds; negative if it subtracts.
  public var value: Double

  /// Makes a term.
  public init(_ name: Name, _ value: Double) {
    self.name = name
    self.value = value
  }
}
