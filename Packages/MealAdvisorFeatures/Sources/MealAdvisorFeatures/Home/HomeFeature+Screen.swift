import AppShell
import DesignSystem
import MealModels
import PremiumGate
import Presentation
import SuggestionEngine
import SuggestionWords

extension HomeFeature {
  func screen(_ route: Route, _ state: State, _ context: ScreenContext) -> (any Screen)? {
    switch route.path {
    case Path.home: HomeScreen(input(state, context), context.presentation)
    case Path.connectionError: ConnectionAlertScreen(context.presentation)
    case Path.systemError:
      SystemErrorScreen(
        detail: Copy.english("error.system.storage"), context.presentation)
    default: nil
    }
  }

  func offers(_ state: State, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route(Path.home), .home, Copy.english("tab.home"))
    offers.deepLinks = [DeepLink("home", to: Path.home)]
    offers.streams = [
      StreamOffer("history", holds: "the meals you were shown, and what you did with them")
    ]
    return offers
  }

  /// The state of Home in the four cases of the document.
  static func homeState(_ state: State, copy: Copy) -> HomeState {
    if let shown = state.shown { return .suggestion(shown.meal) }
    if !state.hasArrived { return .loading }
    if state.failures > 0 { return .error(copy("error.announcement")) }
    return .empty
  }

  private func input(_ state: State, _ context: ScreenContext) -> HomeInput {
    let world = context.world
    let gate = state.stored.gate(at: world.date)
    var input = HomeInput(
      state: Self.homeState(state, copy: .english), greeting: Greeting(hour: world.moment.hour))
    input.loadingPhase = state.phase
    input.entrance = state.entrance
    input.lastSuggestion = state.last ?? lastOfHistory(state)
    input.savedMeals = state.stored.savedMeals
    input.saveDecision = gate.decide(.add, .mealFavorites)
    input.reasons = state.shown?.suggestion.reasons ?? []
    input.wishes =
      clients.service.request(
        state.stored, at: world.moment, count: 1, seed: 0
      ).wishes
    input.relaxations = state.shown?.suggestion.relaxations ?? []
    input.offers = state.answer?.offers ?? []
    input.deadEnd = state.answer?.deadEnd
    input.hasUnreadableLimits = !clients.service.unreadableLimits(of: state.stored).isEmpty
    input.missingData = state.stored.missing.map { $0 == .gone ? .gone : .replaced }
    input.limits = clients.service.limits(of: state.stored.preferences)
    input.foodNames = clients.service.names(
      of: input.reasons.flatMap(\.mentionedFoods) + (input.deadEnd?.mentionedFoods ?? []))
    if let shown = state.shown {
      input.opinion = MealOpinion(
        of: shown.meal.id, in: state.stored.history, at: world.moment)
    }
    input.showsNudge =
      state.showsNudge && !state.stored.phase(at: world.date).isEntitled
    input.toast = state.toast
    input.mealActions =
      state.shown.map { shown in
        context.offers.itemActions.filter { $0.item == .meal }
          .map { $0.action(shown.meal.id.rawValue) }
      } ?? []
    return input
  }

  /// The last meal of the session before, unless the limits changed since.
  private func lastOfHistory(_ state: State) -> Meal? {
    guard let id = state.stored.history.lastShown(1).first,
      let meal = clients.service.catalog.meal(id),
      clients.service.limits(of: state.stored.preferences).admits(meal.facts),
      clients.service.unreadableLimits(of: state.stored).isEmpty
    else { return nil }
    return meal
  }
}
