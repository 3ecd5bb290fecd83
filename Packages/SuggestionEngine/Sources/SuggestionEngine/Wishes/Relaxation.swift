import MealModels

/// A relaxed wish, and how many more meals fit because of it.
public struct Relaxation: Hashable, Sendable {
  /// A way to relax a wish; limits have no case here, so no code can offer to drop a limit.
  public enum Change: Hashable, Sendable {
    /// Any cuisine instead of the wished ones.
    case anyCuisine(insteadOf: Set<Cuisine>)
    /// More minutes than wished; nil for any number.
    case moreTime(minutes: Int?, insteadOf: Int)
    /// Any part of the day.
    case anySlot(insteadOf: MealSlot)
    /// Servings that are not known to keep these bounds.
    ///
    /// For a single meal, `unknown` has the nutrients whose amount is unknown.
    case anyNutrition(insteadOf: NutritionBounds, unknown: Set<BoundedNutrient> = [])
  }

  /// The change.
  public var change: Change

  /// The number of additional safe meals that fit then, at least one.
  public var mealsOpened: Int

  /// Makes a relaxation.
  public init(change: Change, mealsOpened: Int) {
    self.change = change
    self.mealsOpened = mealsOpened
  }
}
