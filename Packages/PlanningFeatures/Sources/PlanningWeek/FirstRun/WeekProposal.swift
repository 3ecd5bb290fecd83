import AppShell
import DesignSystem
import EaterRecord
import MealModels
import MealPlan
import PlanningParts
import PlanningPresentation

/// A proposed week that is not stored yet.
struct WeekProposal: Sendable {
  /// The seven days that begin today.
  let days: Range<Int>
  /// The events that plan it, as one change.
  private(set) var events: [PlanEvent]
  /// The plan with the proposed meals.
  private(set) var plan: Plan

  /// Chooses meals for the next seven days; nil if nothing fits.
  ///
  /// - Parameter slots: the meals of a day to plan.
  init?(
    _ slots: Set<MealSlot>, record: StoredState, for limits: SafeLimits, clients: PlanningClients,
    world: World, makeID: @escaping @Sendable () -> String
  ) async {
    let today = world.moment.dayNumber
    days = today..<(today + 7)
    let filling = await Self.filling(
      days, record: record, for: limits, clients: clients, world: world)
    var request = filling.request
    request.slots.removeAll { !slots.contains($0.slot) }
    let filled = clients.service.fill(request, for: limits, record.history)
    guard
      let proposed = try? Self.proposed(
        filled, filling, in: record.plan, clients: clients, makeID: makeID),
      !proposed.slots.isEmpty
    else { return nil }
    (events, plan) = (proposed.events, proposed.plan)
  }

  /// The proposal with another meal in place of one; nil if nothing else fits.
  ///
  /// The plan remembers each meal that was swapped away. It does not come back at its time, nor at
  /// others while other meals fit.
  func swapping(
    _ id: PlannedMealID, record: StoredState, for limits: SafeLimits, clients: PlanningClients,
    world: World, makeID: @escaping @Sendable () -> String
  ) async -> WeekProposal? {
    guard plan[id] != nil else { return nil }
    var record = record
    record.plan = plan
    let filling = await Self.filling(
      days, another: [id], record: record, for: limits, clients: clients, world: world)
    var result = self
    let filled = filling.filled { clients.service.fill($0, for: limits, record.history) }
    guard
      let proposed = try? Self.proposed(
        filled, filling, in: plan, clients: clients, makeID: makeID),
      !proposed.slots.isEmpty
    else { return nil }
    result.events += proposed.events
    result.plan = proposed.plan
    return result
  }

  /// The proposed meals, as the screen shows them.
  func shown(_ service: SuggestionService, _ copy: Copy) -> [FirstRunInput.Meal] {
    plan.entries(of: days).map { entry in
      let id = plan.recipe(eatenAs: entry).map { service.currentID(of: $0) }
      let isLeftovers = entry.content.recipe == nil
      let title = entry.content.title
      return FirstRunInput.Meal(
        entry.id, day: entry.slot.day, slot: entry.slot.slot,
        title: isLeftovers ? copy("planner.leftovers", ["title": title]) : title,
        minutes: isLeftovers ? nil : id.flatMap { service.catalog.summary($0)?.statedMinutes })
    }
  }

  private static func filling(
    _ days: Range<Int>, another: [PlannedMealID] = [], record: StoredState, for limits: SafeLimits,
    clients: PlanningClients, world: World
  ) async -> WeekFilling {
    let stock = await PlanStock(
      days, stored: record, service: clients.service, foods: clients.ownMeals.foods(),
      at: world.moment)
    return WeekFilling(
      days, another: another, stored: record, for: limits, service: clients.service, stock: stock,
      at: world.moment, seed: world.seed)
  }

  private static func proposed(
    _ filled: FilledPlan, _ filling: WeekFilling, in plan: Plan, clients: PlanningClients,
    makeID: @escaping @Sendable () -> String
  ) throws(PlanError) -> ProposedEntries {
    let catalog = clients.service.catalog
    return try ProposedEntries(
      filled, replaced: filling.replaced, people: filling.request.people, in: plan,
      title: { catalog.summary($0)?.title ?? $0.rawValue },
      newID: { PlannedMealID(rawValue: makeID()) })
  }
}
