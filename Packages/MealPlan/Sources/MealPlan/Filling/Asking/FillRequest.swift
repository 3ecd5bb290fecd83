import MealModels
import SuggestionEngine

/// The slots to fill, and the plan around them.
public struct FillRequest: Sendable {
  /// The parts of the request that apply to every meal: limits of everyone at the table, wishes,
  /// quotas, seed, window, region.
  ///
  /// Its slot and its count are ignored.
  public var each: SuggestionRequest
  /// The slots to fill, in any order.
  public var slots: [PlanSlot]
  /// The kept entries: every entry of the surrounding days that is not filled again.
  public var kept: [PlannedMeal]
  /// The entries that are filled again.
  ///
  /// Their meals are not proposed again. Kept leftovers of such an entry become leftovers of its
  /// replacement.
  public var replaced: [PlannedMeal]
  /// The planning settings of the household.
  public var settings: PlanSettings
  /// The number of people who eat at home: a dinner must be cooked for twice as many to leave a
  /// lunch.
  public var people: Int
  /// The limits of each eater, by name, to check kept entries that only some of them eat.
  public var limitsByEater: [String: EaterLimits]
  /// The meals that a person refused in a slot; for leftovers, their source.
  public var refused: [PlanSlot: Set<MealID>]
  /// A bound on the minutes of a slot, tighter than the settings: "something quicker".
  public var quicker: [PlanSlot: Int]
  /// The foods at home that should be used up, each with its last day as a day number.
  public var expiring: [FoodID: Int]
  /// The cost of a meal for these eaters; if nil, the budget is ignored.
  public var costs: CostEstimator?
  /// The packages of the shop; if nil, only the amounts that meals use are held to the budget.
  public var packages: PackageCosts?

  /// Makes a request.
  public init(
    each: SuggestionRequest, slots: [PlanSlot], kept: [PlannedMeal] = [],
    replaced: [PlannedMeal] = [], settings: PlanSettings = PlanSettings(), people: Int = 1,
    limitsByEater: [String: EaterLimits] = [:],
    refused: [PlanSlot: Set<MealID>] = [:], quicker: [PlanSlot: Int] = [:],
    expiring: [FoodID: Int] = [:], costs: CostEstimator? = nil,
    packages: PackageCosts? = nil
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
    self.packages = packages
  }
}
