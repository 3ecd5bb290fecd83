import AppShell
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Presentation
import SuggestionEngine

/// What is planned for now: it is shown instead of a suggestion, until the eater asks for another one.
extension HomeFeature {
  /// What is planned for now, unless the eater asked for something else.
  func plannedNow(_ state: State, _ world: World) -> PlannedMealOffer? {
    let now = DayPart(world.moment)
    return world.offers.all(PlannedMealOffer.self).first { offer in
      now.isTime(of: offer) && !state.plansSetAside.contains(offer.id)
    }
  }

  /// Shows what is planned for now; nil where nothing is, or nobody may eat it by now.
  func showPlanned(
    _ state: inout State, _ record: StoredState, _ world: World
  ) -> [Command<Effect>]? {
    guard clients.service.unreadableLimits(of: record.settings).isEmpty,
      let planned = plannedNow(state, world)
    else { return nil }
    guard planned != state.planned else { return [] }
    var shown: SuggestedMeal?
    if let id = planned.meal {
      guard let meal = clients.service.catalog.meal(id), isSafe(meal, record, world) else {
        return nil
      }
      shown = served(meal, record, world)
    }
    state.planned = planned
    state.shown = shown
    state.last = shown?.meal ?? state.last
    state.answer = nil
    state.hasArrived = true
    state.failures = 0
    state.phase = nil
    state.entrance = .cardInsertion
    return [.cancel("suggestion")] + lookForPictures + fillReserve(&state, record, world)
  }

  /// The planned meal with what goes with it, safe for everybody at the table.
  private func served(_ meal: Meal, _ record: StoredState, _ world: World) -> SuggestedMeal {
    let service = clients.service
    let request = service.request(
      record, at: world.moment, count: 1, seed: 0, today: world.deviceDate)
    let sides = service.engine.sides(of: meal.id, request)
    let meals = sides.served.compactMap(service.catalog.meal).filter { isSafe($0, record, world) }
    return SuggestedMeal(
      meal: meal, sides: meals, suggestion: Suggestion(meal: meal.id, sides: sides, reasons: []))
  }

  /// Takes in that something else was asked for: the plan stays, and its meal was not refused.
  func setPlanAside(_ state: inout State) {
    guard let planned = state.planned else { return }
    state.plansSetAside.insert(planned.id)
    state.planned = nil
    state.setAside = state.shown?.meal.id
  }

  /// Shows what is planned now where it is not on screen, and asks for a meal where what was planned
  /// is not any more.
  func followPlan(
    _ state: inout State, _ record: StoredState, _ world: World
  ) -> [Command<Effect>] {
    if let commands = showPlanned(&state, record, world) { return commands }
    guard let planned = state.planned else { return [] }
    state.planned = nil
    let isCooked = planned.meal.map { record.history.isCooked($0, on: world.moment) } ?? false
    guard !isCooked, state.phase == nil else { return [] }
    let commands = newSuggestion(&state, world)
    // It was not refused, only planned differently.
    state.setAside = state.shown?.meal.id
    return commands
  }

  /// What Home says of the plan.
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
  /// Whether something is planned for this part of this day.
  fileprivate func isTime(of offer: PlannedMealOffer) -> Bool {
    slot == offer.slot && day == offer.day
  }
}

extension PlannedMealOffer {
  /// The meal that is eaten; nil for words.
  fileprivate var meal: MealID? {
    switch content {
    case .meal(let id), .leftovers(let id): id
    case .words: nil
    }
  }
}
