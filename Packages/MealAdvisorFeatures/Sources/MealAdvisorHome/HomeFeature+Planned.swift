import AppShell
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Presentation
import SuggestionEngine

/// Showing the meal planned for now, which replaces a suggestion until the eater asks for another
/// meal.
extension HomeFeature {
  /// The meal planned for now, unless the eater asked for another one.
  func plannedNow(_ state: State, _ world: World) -> PlannedMealOffer? {
    let now = DayPart(world.moment)
    return world.offers.all(PlannedMealOffer.self).first { offer in
      now.isTime(of: offer) && !state.plansSetAside.contains(offer.id)
    }
  }

  /// Shows the meal planned for now; nil if no meal is planned, or the table may not eat it.
  func showPlanned(
    _ state: inout State, _ record: StoredState, _ world: World
  ) -> [Command<Effect>]? {
    guard let limits = try? clients.service.safeLimits(of: record, at: world.deviceDate),
      let planned = plannedNow(state, world)
    else { return nil }
    guard planned != state.planned else { return [] }
    var shown: SuggestedMeal?
    if let id = planned.meal {
      guard let meal = clients.service.catalog.meal(id), isSafe(meal, record, world) else {
        return nil
      }
      shown = served(meal, for: limits, record, world)
    }
    state.planned = planned
    state.center = shown.map { .meal(ShownMeal($0, entrance: .cardInsertion)) } ?? .nothing
    state.last = shown?.meal ?? state.last
    state.answer = nil
    state.failures.count = 0
    return [.cancel("suggestion")] + lookForPictures + fillReserve(&state, record, world)
  }

  /// The planned meal with its sides, safe for the whole table.
  private func served(
    _ meal: Meal, for limits: SafeLimits, _ record: StoredState, _ world: World
  ) -> SuggestedMeal {
    let service = clients.service
    let request = service.request(
      record, for: limits, at: world.moment, count: 1, seed: 0, today: world.deviceDate)
    let sides = service.engine.sides(of: meal.id, request)
    let meals = sides.served.compactMap(service.catalog.meal).filter { limits.admits($0.facts) }
    return SuggestedMeal(
      meal: meal, sides: meals, suggestion: Suggestion(mealID: meal.id, sides: sides, reasons: []))
  }

  /// Sets the planned meal aside because of a request for another meal; the plan is unchanged, and
  /// the meal is not treated as refused.
  func setPlanAside(_ state: inout State) {
    guard let planned = state.planned else { return }
    state.plansSetAside.insert(planned.id)
    state.planned = nil
    state.spared = state.shown.map { .setAside($0.meal.id) }
  }

  /// Shows the meal planned for now if it is not on screen, and asks for a meal if the shown one is
  /// no longer planned.
  func followPlan(
    _ state: inout State, _ record: StoredState, _ world: World
  ) -> [Command<Effect>] {
    if let commands = showPlanned(&state, record, world) { return commands }
    guard let planned = state.planned else { return [] }
    state.planned = nil
    let isCooked = planned.meal.map { record.history.isCooked($0, on: world.moment) } ?? false
    guard !isCooked, state.center.phase == nil else { return [] }
    let commands = newSuggestion(&state, world)
    // The eater did not refuse the meal; the plan changed.
    state.spared = state.shown.map { .setAside($0.meal.id) }
    return commands
  }

  /// Whether Home shows the words planned for now; false while stored limits are unreadable.
  func isShowingPlannedWords(_ state: State, _ record: StoredState, _ world: World) -> Bool {
    guard case .nothing = state.center, plannedForNow(state, world)?.words != nil else {
      return false
    }
    return (try? clients.service.safeLimits(of: record, at: world.deviceDate)) != nil
  }

  /// The words of Home about the plan.
  func plannedForNow(_ state: State, _ world: World) -> PlannedForNow? {
    guard let planned = state.planned, DayPart(world.moment).isTime(of: planned) else { return nil }
    switch planned.content {
    case .meal: return PlannedForNow(slot: planned.slot)
    case .leftovers: return PlannedForNow(slot: planned.slot, isLeftovers: true)
    case .words(let words): return PlannedForNow(slot: planned.slot, words: words)
    }
  }
}

extension HomeFeature.DayPart {
  /// Whether the offer is for this part of this day.
  fileprivate func isTime(of offer: PlannedMealOffer) -> Bool {
    slot == offer.slot && day == offer.day
  }
}

extension PlannedMealOffer {
  /// The meal of the entry; nil for words.
  fileprivate var meal: MealID? {
    switch content {
    case .meal(let id), .leftovers(let id): id
    case .words: nil
    }
  }
}
