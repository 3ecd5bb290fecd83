import AppShell
import DesignSystem
import EaterRecord
import MealModels
import MealPlan
import PlanningParts
import PlanningPresentation
import SuggestionWords

extension PlannerFeature {
  /// Fills the open slots of some days, or chooses other meals for some entries.
  ///
  /// - Parameter estimating: receives the cost of the list with the meals that are chosen so far.
  func fill(
    _ days: Range<Int>, another: [PlannedMealID], world: World, context: Context,
    estimating: (Money) -> Void
  ) async -> Action {
    guard let kept = try? await context.latest() else { return .unstored }
    let record = kept.record
    guard let limits = try? clients.service.safeLimits(of: record, at: world.moment.date) else {
      return .refused(copy("planner.limits-unreadable"))
    }
    let week = await FillableWeek(
      days, another: another, record: record, for: limits, clients: clients, world: world,
      makeID: context.environment.makeID)
    let filled = week.filling.filled { request in
      clients.service.fill(
        request, for: limits, record.history,
        within: { plan in
          let standing = week.standing(plan)
          if let total = standing?.total { estimating(total) }
          return standing
        })
    }
    if filled.proposals.isEmpty, let all = allRefused(another, record) { return all }
    if let deadEnd = filled.deadEnd {
      let names = clients.service.names(of: deadEnd.mentionedFoods)
      return .filled(count: 0, deadEnd: copy.text(for: deadEnd, foodNames: names))
    }
    do throws(PlanError) {
      let proposed = try week.proposed(filled)
      // A meal without a fitting replacement stays, so that a reroll never leaves a gap.
      guard !proposed.slots.isEmpty else {
        return allRefused(another, record) ?? .filled(count: 0, deadEnd: nil)
      }
      guard await clients.isRecorded(proposed.events, world, context) else { return .unstored }
      return .filled(
        count: proposed.slots.count, deadEnd: nil,
        budget: week.budget == nil ? nil : told(week.standing(filled), filled))
    } catch {
      return .refused(copy.text(for: error))
    }
  }

  /// The meals that fit an entry, all of which were refused; nil if none was.
  private func allRefused(_ another: [PlannedMealID], _ record: StoredState) -> Action? {
    guard another.count == 1, let entry = another.first.flatMap({ record.plan[$0] }),
      !entry.refused.isEmpty
    else { return nil }
    let titles = entry.refused.map { id in
      clients.service.catalog.summary(clients.service.currentID(of: id))?.title ?? id.rawValue
    }
    return .allRefused(entry.id, titles: titles.sorted() + [entry.content.title])
  }

  /// The notice with the cost of the week's list and its budget; over budget, it adds the cost of
  /// the meals.
  private func told(_ standing: BudgetStanding?, _ filled: FilledPlan) -> String {
    guard let standing else { return copy("planner.filled.budget-unknown") }
    let sum = copy("cart.budget", ["sum": copy.budget(BudgetSum(standing))]) + "."
    guard standing.over != nil else { return sum }
    return sum + " "
      + (filled.cost.map { copy("planner.filled.over", ["cost": copy.price($0)]) }
        ?? copy("planner.filled.over.unknown"))
  }
}

/// A week to fill, with the cost of its list.
private struct FillableWeek {
  let filling: WeekFilling
  /// The most that the week should cost; nil without a budget, or if only single meals are
  /// rerolled.
  let budget: Money?
  private let record: StoredState
  private let clients: PlanningClients
  private let pricing: PlanPricing?
  private let makeID: @Sendable () -> String

  init(
    _ days: Range<Int>, another: [PlannedMealID], record: StoredState, for limits: SafeLimits,
    clients: PlanningClients, world: World, makeID: @escaping @Sendable () -> String
  ) async {
    (self.record, self.clients, self.makeID) = (record, clients, makeID)
    budget = another.isEmpty ? record.planSettings.weeklyBudget : nil
    let (service, foods) = (clients.service, clients.ownMeals.foods())
    let retailer =
      budget == nil ? nil : try? clients.retailers.client(of: record.shopping.settings.retailer)
    let stock = await PlanStock(
      days, stored: record, service: service, foods: foods, at: world.moment, asking: retailer)
    filling = WeekFilling(
      days, another: another, stored: record, for: limits, service: service, stock: stock,
      at: world.moment, seed: world.seed)
    pricing = retailer.flatMap {
      PlanPricing(
        stock, days: days, stored: record, service: service, foods: foods, at: $0, on: world.moment)
    }
  }

  /// The plan with the chosen meals.
  func proposed(_ filled: FilledPlan) throws(PlanError) -> ProposedEntries {
    let (catalog, makeID) = (clients.service.catalog, makeID)
    return try ProposedEntries(
      filled, replaced: filling.replaced, people: filling.request.people, in: record.plan,
      title: { catalog.summary($0)?.title ?? $0.rawValue },
      newID: { PlannedMealID(rawValue: makeID()) })
  }

  /// The cost of the list with the chosen meals, and the budget; nil if the cost is unknown.
  func standing(_ filled: FilledPlan) -> BudgetStanding? {
    guard let plan = try? proposed(filled).plan else { return nil }
    return pricing?.standing(of: plan, budget: budget)
  }
}
