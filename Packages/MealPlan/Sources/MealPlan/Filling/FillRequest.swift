import MealModels
import SuggestionEngine

/// What is to be planned, and beside what.
public struct FillRequest: Sendable {
  /// What holds for every meal: limits of everybody at the table, wishes, quotas, seed, window, region.
  ///
  /// Its slot and its count play no part.
  public var each: SuggestionRequest
  /// The slots to fill, in any order.
  public var slots: [PlanSlot]
  /// What stays as it is: every entry of the days around that is not to be filled anew.
  public var kept: [PlannedMeal]
  /// How the household plans.
  public var settings: PlanSettings
  /// How many people eat at home: what a dinner must be cooked for twice to leave a lunch.
  public var people: Int
  /// Meals that are not wanted in a slot: what was refused there.
  public var refused: [PlanSlot: Set<MealID>]
  /// A bound on the minutes of a slot, tighter than the settings: "something quicker".
  public var quicker: [PlanSlot: Int]
  /// Foods at home that should be used by a day, as a day number.
  public var expiring: [FoodID: Int]
  /// What a meal costs for these people; without one budget plays no part.
  public var costs: CostEstimator?

  /// Makes a request.
  public init(
    each: SuggestionRequest, slots: [PlanSlot], kept: [PlannedMeal] = [],
    settings: PlanSettings = PlanSettings(), people: Int = 1,
    refused: [PlanSlot: Set<MealID>] = [:], quicker: [PlanSlot: Int] = [:],
    expiring: [FoodID: Int] = [:], costs: CostEstimator? = nil
  ) {
    self.each = each
    self.slots = slots
    self.kept = kept
    self.settings = settings
    self.people = people
    self.refused = refused
    self.quicker = quicker
    self.expiring = expiring
    self.costs = costs
  }
}

/// The port to what meals cost.
public struct CostEstimator: Sendable {
  /// What a meal costs for so many servings; nil where that is not known.
  public var cost: @Sendable (MealID, _ servings: Int) -> Money?

  /// Makes a port.
  public init(cost: @escaping @Sendable (MealID, _ servings: Int) -> Money?) { self.cost = cost }
}
