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
  /// The entries that are filled anew: their meals are not wanted again, and kept leftovers of one stay
  /// leftovers of what takes its place.
  public var replaced: [PlannedMeal]
  /// How the household plans.
  public var settings: PlanSettings
  /// How many people eat at home: what a dinner must be cooked for twice to leave a lunch.
  public var people: Int
  /// What each person must not eat, by name, to check kept entries that only some of them eat.
  public var limitsByEater: [String: EaterLimits]
  /// Meals that are not wanted in a slot: what was refused there; of leftovers, what they are of.
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
    replaced: [PlannedMeal] = [], settings: PlanSettings = PlanSettings(), people: Int = 1,
    limitsByEater: [String: EaterLimits] = [:],
    refused: [PlanSlot: Set<MealID>] = [:], quicker: [PlanSlot: Int] = [:],
    expiring: [FoodID: Int] = [:], costs: CostEstimator? = nil
  ) {
    self.each = each
    self.slots = slots
    self.kept = kept
    self.replaced = replaced
    self.settings = settings
    self.people = max(1, people)
    self.limitsByEater = limitsByEater
    self.refused = refused
    self.quicker = quicker
    self.expiring = expiring
    self.costs = costs
  }
}
