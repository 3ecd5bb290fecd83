import AppShell
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Presentation
import ScreenParts

extension HomeFeature {
  /// A meal on screen that is not recorded as skipped when another meal replaces it.
  enum SparedMeal: Sendable {
    /// The meal made room for a wish or for the plan; the eater did not refuse it.
    case setAside(MealID)
    /// The eater refused the meal; it returns if they take that back.
    case refused(SuggestedMeal)

    /// The id of the meal.
    var id: MealID {
      switch self {
      case .setAside(let id): id
      case .refused(let refused): refused.meal.id
      }
    }

    /// The refused meal.
    var refused: SuggestedMeal? {
      if case .refused(let refused) = self { refused } else { nil }
    }
  }

  /// Replaces a meal at once when the eater refuses it; a meal that is no longer refused returns.
  ///
  /// This happens only when the opinion changes: if no other meal fits, a refused meal stays.
  func makeRoom(
    from before: StoredState, to record: StoredState, in state: inout State, world: World
  ) -> [Command<Effect>] {
    func isNews(_ meal: Meal) -> Bool { isRefused(meal, before) != isRefused(meal, record) }
    let waiting = state.reserve.meals.count
    state.reserve.meals.removeAll { isNews($0.meal) }
    if let refused = state.spared?.refused, isNews(refused.meal), !isRefused(refused.meal, record),
      isSafe(refused.meal, record, world)
    {
      return bringBack(refused, &state)
    }
    guard let shown = state.shown, isNews(shown.meal), isRefused(shown.meal, record) else {
      return state.reserve.meals.count < waiting ? fillReserve(&state, record, world) : []
    }
    // Keeps only the next meal of the reserve; those after it will be chosen with the opinion that
    // was just stated.
    state.reserve.meals = Array(state.reserve.meals.prefix(1))
    let commands = newSuggestion(&state, world)
    state.spared = .refused(shown)
    return commands
  }

  /// Whether the eater said that a meal is not for them.
  func isRefused(_ meal: Meal, _ record: StoredState) -> Bool {
    record.history[meal.id].isDisliked
  }

  private func bringBack(_ refused: SuggestedMeal, _ state: inout State) -> [Command<Effect>] {
    guard let shown = state.shown else { return [] }
    if shown.meal.id != refused.meal.id {
      state.reserve.meals = Array(([shown] + state.reserve.meals).prefix(Self.mostInReserve))
      state.center = .meal(ShownMeal(refused, entrance: .suggestionSlideIn))
      state.last = refused.meal
    }
    state.spared = nil
    state.center.phase = nil
    return [.cancel("suggestion")] + lookForPictures
  }
}
