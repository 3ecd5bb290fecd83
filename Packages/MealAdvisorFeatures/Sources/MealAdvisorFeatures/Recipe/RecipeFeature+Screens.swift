import AppShell
import DesignSystem
import MealModels
import Presentation
import ScreenParts

extension RecipeFeature {
  func screen(_ route: Route, _ state: State, _ context: ScreenContext) -> (any Screen)? {
    guard let id = route["id"], let meal = clients.service.catalog.meal(MealID(rawValue: id))
    else { return nil }
    switch route.path {
    case Path.cooking:
      return CookingScreen(
        meal: meal, step: state.step, timer: state.timers[meal.id],
        limits: clients.service.limits(of: state.stored.preferences),
        warning: warning(of: meal, state.stored, context.world), toast: state.toast,
        context.presentation)
    case Path.order: return OrderServicesScreen(meal, context.presentation)
    default: return RecipeDetailScreen(input(meal, state, context), context.presentation)
    }
  }

  private func input(_ meal: Meal, _ state: State, _ context: ScreenContext) -> RecipeInput {
    let preferences = state.stored.preferences
    let gate = state.stored.gate(at: context.world.date)
    return RecipeInput(
      meal: meal, servings: preferences.servings, system: preferences.units,
      isSaved: state.stored.savedMeals.contains(meal.id),
      saveDecision: gate.decide(.add, .mealFavorites, from: .recipe),
      warning: warning(of: meal, state.stored, context.world),
      opinion: MealOpinion(
        of: meal.id, in: state.stored.history, at: context.world.moment),
      offeredRows: context.offers.recipeRows.map { $0.row(meal.id.rawValue) },
      toast: state.toast)
  }

  /// Why not everyone at the table can eat a meal, as far as is known; nil when they can.
  func warning(of meal: Meal, _ stored: StoredState, _ world: World) -> String? {
    let service = clients.service
    guard service.unreadableLimits(of: stored).isEmpty else {
      return Copy.english("warning.unreadable")
    }
    let limits = service.limits(of: stored.preferences(at: world.date))
    let foods = limits.breaches(of: meal.facts).flatMap(\.mentionedFoods)
    return Copy.english.warning(
      of: meal.facts, by: limits, foodNames: service.names(of: foods))
  }

  func offers(_ state: State, _ world: World) -> Offers {
    var offers = Offers()
    offers.deepLinks = [DeepLink("recipe", to: Path.recipe)]
    return offers
  }
}
