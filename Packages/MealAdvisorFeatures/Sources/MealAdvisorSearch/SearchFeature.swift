import AppShell
import DesignSystem
import EaterMeals
import MealAdvisorFeatureParts
import Presentation
import ScreenParts

/// Finds a meal by its words; free, and only among meals that the whole table can eat.
struct SearchFeature: MealAdvisorFeature {
  struct State: Sendable {
    /// The query.
    var query = ""
    /// The search over the meals.
    ///
    /// It is made when first needed, and again after own recipes change.
    var search: MealSearch?
    var ownMeals = 0
  }

  enum Action: Sendable {
    case opened
    case asked(String)
  }

  let id: FeatureID = "search"
  let routes = [RouteDefinition(Routes.search, .push)]
  let clients: MealAdvisorClients
  let stored: Slice<StoredState>

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
    stored = clients.parts.meals
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(SearchAction.open, .opened),
    .on(SearchAction.find, entering: { .asked($0) }),
    .on(SearchAction.take) { .asked($0) },
  ]

  func reduce(
    _ action: Action, into state: inout State, stored: StoredState, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .opened:
      state.query = ""
      return (world.isAt(Routes.why) ? [.dismiss] : []) + [.show(Route(Routes.search))]
    case .asked(let query):
      state.query = query
      if state.search == nil || state.ownMeals != stored.ownMeals {
        state.search = clients.service.search(cuisineName: copy.name(of:))
        state.ownMeals = stored.ownMeals
      }
    }
    return []
  }

  /// Searches again whenever the screen is drawn, so that a new limit applies at once.
  func screen(
    of route: Route, state: State, stored: StoredState, context: ScreenContext
  ) -> (any Screen)? {
    var input = SearchInput(query: state.query, toast: context.notice)
    let limits = try? clients.service.safeLimits(of: stored, at: context.world.deviceDate)
    input.hasUnreadableLimits = limits == nil
    if let limits, let search = state.search {
      let found = search.meals(matching: state.query, for: limits.everybody)
      input.meals = found.meals
      input.furtherCount = found.furtherCount
      input.unsuitableCount = found.unsuitableCount
      input.nearest = found.nearest
    }
    return SearchScreen(input, presentation(context))
  }

  func offers(_ state: State, _ stored: StoredState, _ world: World) -> Offers {
    var offers = Offers()
    offers.deepLinks = [DeepLink("search", to: Routes.search)]
    return offers
  }
}
