import AppShell
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Presentation
import ScreenParts

extension HomeFeature {
  /// A meal that the eater says is not for them makes room at once; one that is for them again
  /// comes back.
  ///
  /// Only the change counts: where nothing else fits, a meal that is not for them stays.
  func makeRoom(
    _ before: StoredState, _ record: StoredState, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    func isNews(_ meal: Meal) -> Bool { isRefused(meal, before) != isRefused(meal, record) }
    let waiting = state.prefetched.count
    state.prefetched.removeAll { isNews($0.meal) }
    if let refused = state.refused, isNews(refused.meal), !isRefused(refused.meal, record),
      isSafe(refused.meal, record, world)
    {
      return bringBack(refused, &state)
    }
    guard let shown = state.shown, isNews(shown.meal), isRefused(shown.meal, record) else {
      return state.prefetched.count < waiting ? fillReserve(&state, record, world) : []
    }
    // The next one may be here already; those after it are chosen by what was learned just now.
    state.prefetched = Array(state.prefetched.prefix(1))
    let commands = newSuggestion(&state, world)
    state.refused = shown
    return commands
  }

  /// Whether the eater said that a meal is not for them.
  func isRefused(_ meal: Meal, _ record: StoredState) -> Bool {
    record.history[meal.id].isDisliked
  }

  private func bringBack(_ refused: SuggestedMeal, _ state: inout State) -> [Command<Effect>] {
    guard let shown = state.shown else { return [] }
    if shown.meal.id != refused.meal.id {
      state.prefetched = Array(([shown] + state.prefetched).prefix(Self.mostInReserve))
      state.shown = refused
      state.last = refused.meal
      state.entrance = .suggestionSlideIn
    }
    state.refused = nil
    state.phase = nil
    return [.cancel("suggestion")] + lookForPictures
  }
}
