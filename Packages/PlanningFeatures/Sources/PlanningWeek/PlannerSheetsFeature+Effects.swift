import AppShell
import EaterRecord
import MealModels
import MealPlan
import PlanningParts

extension PlannerSheetsFeature {
  func perform(_ effect: Effect, _ context: EffectContext<KeptPlanning>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .change(let change, let world, let sheets, let then):
        let writing = await clients.write(change, world, context)
        report(.ended(writing, sheets: sheets, then: then))
      case .findSavings(let days, let world):
        report(.found(await savings(days, world, context)))
      }
    }
  }

  /// The changes of a week that save most; none if no shop answers.
  private func savings(
    _ days: Range<Int>, _ world: World, _ context: EffectContext<KeptPlanning>
  ) async -> [WeekSaving] {
    guard let kept = try? await context.latest() else { return [] }
    let (record, service) = (kept.record, clients.service)
    let foods = clients.ownMeals.foods()
    guard let limits = try? service.safeLimits(of: record, at: world.deviceDate),
      let retailer = try? clients.retailers.client(of: record.shopping.settings.retailer)
    else { return [] }
    let stock = await PlanStock(
      days, stored: record, service: service, foods: foods, at: world.moment, asking: retailer)
    guard
      let pricing = PlanPricing(
        stock, days: days, stored: record, service: service, foods: foods, at: retailer,
        on: world.moment)
    else { return [] }
    return service.savings(
      in: days, record, for: limits, stock: stock, pricing: pricing, at: world.moment)
  }
}
