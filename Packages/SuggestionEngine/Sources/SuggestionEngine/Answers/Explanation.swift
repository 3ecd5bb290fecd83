#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// Everything that explains why a meal is suggested now, or why not.
public struct Explanation: Hashable, Sendable {
  /// The meal.
  public var meal: MealID

  /// Its rank by the history; nil if a limit rules the meal out, so that it is never suggested.
  public var standing: HistoryRank?

  /// The wishes that would have to be relaxed to suggest it.
  public var unmetWishes: [Relaxation.Change] = []

  /// Its place among the safe meals that fulfil the same wishes, starting at 1.
  ///
  /// Meals are ordered by history rank and then by score. Nil if the meal does not fulfil the
  /// wishes.
  public var place: Int?

  /// The number of safe meals that fulfil the wishes.
  public var candidates = 0

  /// The terms of its score.
  public var terms: [ScoreTerm] = []

  /// The true reasons for it, strongest first; none if the meal breaks a limit.
  public var reasons: [Reason] = []

  /// The learned opinions of its traits and of the meal itself, strongest first.
  public var opinions: [TraitOpinion] = []

  /// The time when it was last shown, opened or cooked; nil if never.
  public var lastShown: Date?

  /// Makes an empty explanation.
  public init(meal: MealID) {
    self.meal = meal
  }
}
