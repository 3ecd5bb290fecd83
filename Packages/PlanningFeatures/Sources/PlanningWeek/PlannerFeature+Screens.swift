import AppShell
import DesignSystem
import EaterRecord
import MealModels
import MealPlan
import PlanningParts
import PlanningPresentation
import PremiumGate
import ScreenParts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension PlannerFeature {
  func screen(
    of route: Route, state: State, stored: KeptPlanning, context: ScreenContext
  ) -> (any Screen)? {
    let presentation = presentation(context)
    if PlanningRoutes.planner ~= route {
      return PlannerScreen(input(state, stored, context), presentation)
    }
    guard let id = Self.menus.lazy.compactMap({ $0.read(route) }).first,
      let entry = stored.record.plan[id]
    else { return nil }
    let day = entry.slot.day
    let entries = PlannerEntries(
      service: clients.service, record: stored.record, copy: copy, context: context)
    let shown = entries.days(day..<(day + 1)).flatMap(\.entries)
    guard var found = shown.first(where: { $0.id == id }) else { return nil }
    switch route {
    case PlanningRoutes.slot:
      found.hasLeftovers = hasLeftovers(entry, stored.record, context.world)
      var input = entries.input(of: entry, found)
      input.isAllowed = decision(stored, context.world).isAllowed
      return PlannedMealScreen(input, presentation)
    case PlanningRoutes.quick: return QuickActionsScreen(found, on: day, presentation)
    default:
      let days = choice(of: entry, state: state, stored: stored, world: context.world)
      return MoveMealScreen(
        MoveMealInput(
          found, on: day, days: entries.days(days), today: context.world.moment.dayNumber,
          for: PlanningRoutes.duplicate ~= route ? .duplicate : .move,
          toast: context.notice), presentation)
    }
  }

  /// The sheets and menus of one planned meal.
  static let menus = [
    PlanningRoutes.slot, PlanningRoutes.quick, PlanningRoutes.move, PlanningRoutes.duplicate,
  ]

  /// The days that a meal can be moved or copied to: those of the shown week and the next.
  ///
  /// Days that are over are left out, unless the meal was itself planned for such a day.
  private func choice(
    of entry: PlannedMeal, state: State, stored: KeptPlanning, world: World
  ) -> Range<Int> {
    let (shown, today) = (week(state, stored, world), world.moment.dayNumber)
    let first = entry.slot.day < today ? shown.lowerBound : max(shown.lowerBound, today)
    return first..<(max(shown.upperBound, today + 1) + 7)
  }

  private func decision(_ stored: KeptPlanning, _ world: World) -> Decision {
    clients.decision(
      .change, clients.soldPlanner, stored.record.entitlement, at: world.deviceDate)
  }

  /// Whether the leftovers of a meal can still be eaten today or later.
  private func hasLeftovers(_ entry: PlannedMeal, _ record: StoredState, _ world: World) -> Bool {
    let days = clients.service.daysItKeeps(entry, record, at: world.deviceDate)
    return days > 0 && entry.slot.day + days >= world.moment.dayNumber
  }

  /// The nutrition of one serving of each meal that is still planned or was cooked.
  private func servings(on days: Range<Int>, _ record: StoredState) -> [NutritionFacts] {
    record.plan.entries(of: days).filter { $0.state != .skipped }.compactMap { entry in
      record.plan.recipe(eatenAs: entry).map {
        clients.service.catalog.meal($0)?.traits.nutrition ?? NutritionFacts()
      }
    }
  }

  private func input(
    _ state: State, _ stored: KeptPlanning, _ context: ScreenContext
  ) -> PlannerInput {
    let (record, world) = (stored.record, context.world)
    let days = week(state, stored, world)
    let shelf = context.offers.all(ShelfStatus.self).first ?? ShelfStatus()
    let sync = SyncStatus(context.offers)
    let settings = record.shopping.settings
    var input = PlannerInput(
      firstDay: days.lowerBound,
      days: PlannerEntries(service: clients.service, record: record, copy: copy, context: context)
        .days(days),
      store: ChosenStore(settings, retailer: clients.retailers.name(of: settings.retailer)),
      connection: !world.isConnected
        ? .offline : shelf.isRefreshing ? .refreshing : .online,
      isFilling: state.isFilling, isPending: !(sync?.pendingMeals.isEmpty ?? true),
      syncedSecondsAgo: (sync == nil ? shelf.checked : sync?.lastSync).map {
        Int(bounded: max(0, world.date.timeIntervalSince($0)))
      }, isAllowed: decision(stored, world).isAllowed, toast: context.notice)
    input.isShared = sync != nil
    (input.today, input.showsEarlier) = (world.moment.dayNumber, state.showsEarlier)
    input.isRoot = clients.hasTabs
    input.servings = servings(on: days, record)
    input.cookingNow = context.offers.all(CookingNow.self).first
    input.cost = PlannerCost(of: days, record, context.offers)
    input.estimate = state.estimate
    input.questionCount = sync?.questionCount ?? 0
    return input
  }
}
