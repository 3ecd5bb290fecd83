import MealModels

/// A wish that bends, and how many meals that opens.
public struct Relaxation: Hashable, Sendable {
  /// How a wish bends; limits have no case here, so nothing can offer to drop one.
  public enum Change: Hashable, Sendable {
    /// Any cuisine instead of the wished ones.
    case anyCuisine(insteadOf: Set<Cuisine>)
    /// More minutes than wished; nil for any number.
    case moreTime(minutes: Int?, insteadOf: Int)
    /// Any part of the day.
    case anySlot(insteadOf: MealSlot)
    /// Servings that are not known to keep these bounds; of one meal, `unknown` are the nutrients of
    /// which nobody knows how much it has.
    case anyNutrition(insteadOf: NutritionBounds, unknown: Set<BoundedNutrient> = [])
  }

  /// What changes.
  public var change: Change

  /// How many more safe meals fit then, at least one.
  public var mealsOpened: Int

  /// Makes a relaxation.
  public init(change: Change, mealsOpened: Int) {
    self.change = change
    self.mealsOpened = mealsOpened
  }
}
