import AppShell
import DesignSystem
import EaterRecord
import MealModels
import MealPlan
import PlanningPresentation
import SuggestionWords

extension PlannerFeature {
  /// Fills what is free of some days, or chooses other meals for some entries.
  func fill(
    _ days: Range<Int>, _ another: [PlannedMealID], _ world: World, _ context: Context
  ) async -> Action {
    guard let kept = try? await context.latest() else { return .unstored }
    let record = kept.record
    guard clients.service.unreadableLimits(of: record).isEmpty else {
      return .refused(copy("planner.limits-unreadable"))
    }
    let week = await FillableWeek(
      days, another, record, clients, world, makeID: context.environment.makeID)
    let filled = clients.service.fill(
      week.filling.request, record.history, within: week.standing)
    if let deadEnd = filled.deadEnd {
      let names = clients.service.names(of: deadEnd.mentionedFoods)
      return .filled(count: 0, deadEnd: copy.text(for: deadEnd, foodNames: names))
    }
    do throws(PlanError) {
      let proposed = try week.proposed(filled)
      // What nothing fits stays as it is, so that asking for another meal never leaves a gap.
      guard !proposed.slots.isEmpty else { return .filled(count: 0, deadEnd: nil) }
      guard await clients.isRecorded(proposed.events, world, context) else { return .unstored }
      return .filled(
        count: proposed.slots.count, deadEnd: nil,
        budget: week.budget == nil ? nil : told(week.standing(filled), filled))
    } catch {
      return .refused(copy.text(for: error))
    }
  }

  /// How the list of the week stands beside its budget, and why it may cost more than the meals use.
  private func told(_ standing: BudgetStanding?, _ filled: FilledPlan) -> String {
    guard let standing else { return copy("planner.filled.budget-unknown") }
    let sum = copy("cart.budget", ["sum": copy.budget(BudgetSum(standing))]) + "."
    guard standing.over != nil else { return sum }
    return sum + " "
      + (filled.cost.map { copy("planner.filled.over", ["cost": copy.price($0)]) }
        ?? copy("planner.filled.over.unknown"))
  }
}

/// A week that is filled, with what its list would cost.
private struct FillableWeek {
  let filling: WeekFilling
  /// What the week should cost at most; nil without a budget, and where single meals are chosen again.
  let budget: Money?
  private let record: StoredState
  private let clients: PlanningClients
  private let pricing: PlanPricing?
  private let makeID: @Sendable () -> String

  init(
    _ days: Range<Int>, _ another: [PlannedMealID], _ record: StoredState,
    _ clients: PlanningClients, _ world: World, makeID: @escaping @Sendable () -> String
  ) async {
    (self.record, self.clients, self.makeID) = (record, clients, makeID)
    budget = another.isEmpty ? record.planSettings.weeklyBudget : nil
    let (service, foods) = (clients.service, clients.ownMeals.foods())
    let retailer =
      budget == nil ? nil : try? clients.retailers.client(of: record.shopping.settings.retailer)
    let stock = await PlanStock(
      days, record, service, foods, at: world.moment, asking: retailer)
    filling = WeekFilling(
      days, another: another, record, service, stock, at: world.moment, seed: world.seed)
    pricing = retailer.flatMap {
      PlanPricing(stock, days, record, service, foods, at: $0, on: world.moment)
    }
  }

  /// The plan with what was chosen.
  func proposed(_ filled: FilledPlan) throws(PlanError) -> ProposedEntries {
    let (catalog, makeID) = (clients.service.catalog, makeID)
    return try ProposedEntries(
      filled, replaced: filling.replaced, people: filling.request.people, in: record.plan,
      title: { catalog.summary($0)?.title ?? $0.rawValue },
      newID: { PlannedMealID(rawValue: makeID()) })
  }

  /// What the list costs with what was chosen beside the budget; nil where nobody knows.
  func standing(_ filled: FilledPlan) -> BudgetStanding? {
    guard let plan = try? proposed(filled).plan else { return nil }
    return pricing?.standing(of: plan, budget: budget)
  }
}
