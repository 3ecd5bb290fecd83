import MealModels

/// Something that happened to a meal, as it is stored.
public struct HistoryEvent: Hashable, Sendable, Codable {
  /// What happened.
  public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// It was shown.
    case suggested
    /// Its recipe was opened, or it was ordered.
    case accepted
    /// It was cooked.
    case cooked
    /// Another one was asked for instead.
    case skipped
    /// It is not for this eater.
    case disliked
    /// It got 1 to 5 stars.
    case rated
    /// Everything before is forgotten.
    case reset

    /// Whether the meal was before the eater's eyes.
    var isShowing: Bool { self == .suggested || self == .accepted || self == .cooked }
  }

  /// What happened.
  public var kind: Kind

  /// To which meal; nil for a reset.
  public var meal: MealID?

  /// Stars, 1 to 5, for a rating.
  public var stars: Int?

  /// True of stars for the idea of a dish, before anybody ate it; else nil.
  public var isFirstImpression: Bool?

  /// Who at the table said it, by name; nil when nobody knows, as in what was stored before anybody
  /// asked.
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

  /// Whether a rating has stars from 1 to 5.
  var isComplete: Bool { kind != .rated || stars.map((1...5).contains) == true }
}
