import MealModels

/// A stored event of a meal.
public struct HistoryEvent: Hashable, Sendable, Codable {
  /// The kinds of event.
  public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// The meal was shown.
    case suggested
    /// Its recipe was opened, or the meal was ordered.
    case accepted
    /// The meal was cooked.
    case cooked
    /// The eater asked for another meal instead.
    case skipped
    /// The eater does not want the meal.
    case disliked
    /// The eater gave it 1 to 5 stars.
    case rated
    /// All earlier events are forgotten.
    case reset

    /// Whether the eater saw the meal.
    var isShowing: Bool { self == .suggested || self == .accepted || self == .cooked }
  }

  /// The kind of event.
  public var kind: Kind

  /// The meal; nil for a reset.
  public var meal: MealID?

  /// Stars, 1 to 5, for a rating.
  public var stars: Int?

  /// True if the stars are for the idea of a dish, from before it was eaten; else nil.
  public var isFirstImpression: Bool?

  /// The name of the person at the table who expressed the opinion.
  ///
  /// Nil if unknown, as in events of older versions, which did not ask.
  public var person: String?

  /// Makes an event.
  public init(
    _ kind: Kind, _ meal: MealID? = nil, stars: Int? = nil, isFirstImpression: Bool? = nil,
    person: String? = nil
  ) {
    self.kind = kind
    self.meal = meal
    self.stars = stars
    self.isFirstImpression = isFirstImpression
    self.person = person
  }

  /// Whether a rating has 1 to 5 stars; true for all other events.
  var isComplete: Bool { kind != .rated || stars.map((1...5).contains) == true }
}
