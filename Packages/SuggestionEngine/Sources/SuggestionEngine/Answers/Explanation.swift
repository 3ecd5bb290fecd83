#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// Everything behind suggesting a meal now, or not suggesting it.
public struct Explanation: Hashable, Sendable {
  /// The meal.
  public var meal: MealID

  /// How it stands with the history; nil when a limit rules it out, so that it is never suggested.
  public var standing: Standing?

  /// The wishes that would have to bend for it.
  public var unmetWishes: [Relaxation.Change] = []

  /// Its place among the safe meals that fulfil the same wishes, by standing and then by score, the
  /// best being 1; nil when it does not fulfil them.
  public var place: Int?

  /// How many safe meals fulfil the wishes.
  public var candidates = 0

  /// What its score is made of.
  public var terms: [ScoreTerm] = []

  /// The true reasons for it, strongest first.
  public var reasons: [Reason] = []

  /// What was learned of its traits and of itself, the strongest first.
  public var opinions: [TraitOpinion] = []

  /// When it was last shown, opened or cooked; nil if never.
  public var lastShown: Date?

  /// Says nothing yet of a meal.
  public init(meal: MealID) {
    self.meal = meal
  }
}
