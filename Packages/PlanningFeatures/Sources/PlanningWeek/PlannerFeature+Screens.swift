import AppShell
import DesignSystem
import EaterRecord
import MealModels
import MealPictures
import MealPlan
import PlanningParts
import PlanningPresentation
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
    let menus = [PlanningRoutes.slot, PlanningRoutes.quick, PlanningRoutes.move]
    guard let id = menus.lazy.compactMap({ $0.read(route) }).first,
      let entry = stored.record.plan[id]
    else { return nil }
    let day = entry.slot.day
    let entries = PlannerEntries(
      service: clients.service, record: stored.record, copy: copy, context: context)
    let shown = entries.days(day..<(day + 1)).flatMap(\.entries)
    guard let found = shown.first(where: { $0.id == id }) else { return nil }
    switch route {
    case PlanningRoutes.slot:
      var found = found
      found.hasLeftovers = hasLeftovers(entry, stored.record, context.world)
      return SlotActionsScreen(found, presentation)
    case PlanningRoutes.quick: return QuickActionsScreen(found, on: day, presentation)
    default:
      return MoveMealScreen(
        MoveMealInput(
          found, on: day, days: entries.days(week(state, stored, context.world)),
          toast: context.notice), presentation)
    }
  }

  /// Whether the leftovers of a meal can still be eaten today or later.
  private func hasLeftovers(_ entry: PlannedMeal, _ record: StoredState, _ world: World) -> Bool {
    let days = clients.service.daysItKeeps(entry, record, at: world.deviceDate)
    return days > 0 && entry.slot.day + days >= world.moment.dayNumber
  }

  private func input(
    _ state: State, _ stored: KeptPlanning, _ context: ScreenContext
  ) -> PlannerInput {
    let (record, world) = (stored.record, context.world)
    let days = week(state, stored, world)
    let shelf = context.offers.all(ShelfStatus.self).first ?? ShelfStatus()
    let sync = SyncStatus(context.offers)
    let settings = record.shopping.settings
    let decision = clients.decision(
      .change, clients.soldPlanner, record.entitlement, at: world.deviceDate)
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
      }, isAllowed: decision.isAllowed, toast: context.notice)
    input.isRoot = clients.hasTabs
    input.questionCount = sync?.questionCount ?? 0
    return input
  }
}

/// Planned meals as the planner shows them.
struct PlannerEntries {
  private let service: SuggestionService
  private let record: StoredState
  private let copy: Copy
  private let context: ScreenContext
  private let shelf: ShelfStatus
  private let pendingMeals: Set<PlannedMealID>
  /// The household's usual number of servings.
  private let people: Int

  init(
    service: SuggestionService, record: StoredState, copy: Copy, context: ScreenContext
  ) {
    self.service = service
    self.record = record
    self.copy = copy
    self.context = context
    shelf = context.offers.all(ShelfStatus.self).first ?? ShelfStatus()
    pendingMeals = SyncStatus(context.offers)?.pendingMeals ?? []
    people = record.preferences.household.count
  }

  /// The days with their entries, without skipped ones.
  func days(_ days: Range<Int>) -> [PlannerInput.Day] {
    let plan = record.plan(of: days, at: context.world.moment)
    let warnings = PlannerWarnings(
      plan, days: days, record: record, service: service, copy: copy, world: context.world)
    let entries = Dictionary(grouping: plan.entries(of: days)) { $0.slot.day }
    let today = context.world.moment.dayNumber
    return days.compactMap { day in
      let shown = (entries[day] ?? []).filter { $0.state != .skipped }
      // A past day is shown only if it has entries.
      guard day >= today || !shown.isEmpty else { return nil }
      return PlannerInput.Day(
        day, slots: day < today ? [] : PlanSlot.usual,
        entries: shown.map {
          var entry = entry($0, plan, warnings[$0.id])
          entry.accepted = warnings[$0.id] == nil ? warnings.accepted[$0.id] : nil
          return entry
        })
    }
  }

  private func entry(
    _ entry: PlannedMeal, _ plan: Plan, _ warning: String?
  ) -> PlannerInput.Entry {
    let meal = plan.recipe(eatenAs: entry).flatMap {
      service.catalog.meal(service.currentID(of: $0))
    }
    let isCooked = entry.content.recipe != nil
    var shown = PlannerInput.Entry(
      entry.id, entry.slot.slot, title(of: entry, meal),
      servings: entry.servings == people ? nil : entry.servings,
      note: entry.note.isEmpty ? nil : entry.note,
      minutes: isCooked ? meal.flatMap { service.catalog.summary($0.id)?.statedMinutes } : nil,
      image: meal.map(picture),
      isCooked: entry.state == .cooked, isPending: pendingMeals.contains(entry.id),
      changes: shelf.changes[entry.id] ?? [], warning: warning)
    shown.isLocked = entry.isLocked
    return shown
  }

  private func title(of entry: PlannedMeal, _ meal: Meal?) -> String {
    switch entry.content {
    case .recipe(_, let title): meal?.recipe.title ?? title
    case .leftovers(_, let title):
      copy("planner.leftovers", ["title": meal?.recipe.title ?? title])
    case .text(let words): words
    }
  }

  private func picture(_ meal: Meal) -> MealImage {
    let request = PictureRequest(meal.id, .thumbnail)
    let state = context.offers.all(PictureShelf.self).first?[request] ?? .drawn
    return .meal(meal, ratio: .thumbnail, phase: state.phase, photo: state.photo)
  }
}
