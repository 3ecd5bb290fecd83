import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import Presentation
import ScreenParts

/// Finding a meal by its words; free, and only among what everyone at the table can eat.
struct SearchFeature: MealAdvisorFeature {
  struct State: Sendable {
    /// What is asked for.
    var query = ""
    /// The meals by their words, made when they are first needed, and anew when the eater's own
    /// recipes change.
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
    _ action: Action, _ state: inout State, _ stored: StoredState, _ world: World
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

  /// What was found is looked up for each picture of the screen, so that a limit that was set
  /// meanwhile holds at once.
  func screen(
    _ route: Route, _ state: State, _ stored: StoredState, _ context: ScreenContext
  ) -> (any Screen)? {
    var input = SearchInput(query: state.query, toast: context.notice)
    input.hasUnreadableLimits =
      !clients.service.unreadableLimits(of: stored.settings).isEmpty
    if !input.hasUnreadableLimits, let search = state.search {
      let preferences = stored.preferences(at: context.world.deviceDate)
      let found = search.meals(
        matching: state.query, for: clients.service.limits(of: preferences))
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
