import EaterMeals
import MealModels
import MealPlan

extension WeekFilling {
  /// Makes the request, with the facts of home and shop.
  ///
  /// - Parameters:
  ///   - days: the days whose plan is considered and whose free meal times are filled.
  ///   - another: the entries that get another meal; if there are any, no other time is filled.
  ///   - limits: the limits of the whole table.
  ///   - stock: the facts of home and shop.
  ///   - seed: the random seed of this call.
  public init(
    _ days: Range<Int>, another: [PlannedMealID] = [], stored: StoredState, for limits: SafeLimits,
    service: SuggestionService, stock: PlanStock, at moment: LocalMoment, seed: UInt64,
    surroundings: SuggestionContext = SuggestionContext()
  ) {
    self.init(
      days, another: another, stored, for: limits, service, expiring: stock.expiring,
      costs: stock.costs, packages: stock.packages,
      at: moment, seed: seed, surroundings: surroundings)
  }
}
