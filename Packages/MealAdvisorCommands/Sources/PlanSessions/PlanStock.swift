import EaterCommands
import CommandKit
import EaterRecord
import MealModels
import MealPlan

extension PlanSession {
  /// The food at home, and the facts of the chosen shop.
  ///
  /// - Parameter needsCosts: whether there is a budget, for which the shop is asked.
  package func stock(needsCosts: Bool) async throws(CommandError) -> PlanStock {
    await PlanStock(
      targets.days, stored: stored, service: service, foods: session.advisor.foods(), at: moment,
      asking: needsCosts ? try session.retailer(stored.shopping.settings.retailer) : nil)
  }

  /// Computes the cost of the week's list for other plans; nil without a budget.
  package func pricing(
    _ stock: PlanStock, of budget: Money?
  ) async throws(CommandError) -> PlanPricing? {
    guard budget != nil else { return nil }
    return PlanPricing(
      stock, days: targets.days, stored: stored, service: service, foods: session.advisor.foods(),
      at: try session.retailer(stored.shopping.settings.retailer), on: moment)
  }
}
