import AppShell
import DesignSystem
import Journal
import MealModels
import Presentation
import SuggestionEngine

/// One recipe: read it, cook it step by step, order it, share it.
struct RecipeFeature: Feature {
  struct State: Sendable {
    var stored = StoredState()
    /// The step on screen while cooking, from zero.
    var step = 0
  }

  enum Action: Sendable {
    case storeChanged
    case stored(StoredState)
    case opened(MealID)
    case cookingStarted(MealID)
    case stepped(by: Int)
    case finished(MealID)
    case ordered(MealID)
    case shared(MealID)
    case recorded
  }

  enum Effect: Sendable {
    case read
    case record(HistoryEvent, World)
  }

  let id: FeatureID = "recipe"
  let routes = [RouteDefinition(Path.recipe, .cover), RouteDefinition(Path.cooking, .push)]
  let clients: MealAdvisorClients

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
  }

  func initialState() -> State { State() }

  var launchAction: Action? { .storeChanged }

  func action(for call: ActionCall) -> Action? {
    switch (call.id, call["id"].map { MealID(rawValue: $0) }) {
    case (RecipeAction.open, let id?): .opened(id)
    case (RecipeAction.startCooking, let id?): .cookingStarted(id)
    case (CookingAction.next, _): .stepped(by: 1)
    case (CookingAction.previous, _): .stepped(by: -1)
    case (CookingAction.finish, let id?): .finished(id)
    case (MealAction.order, let id?): .ordered(id)
    case (MealAction.share, let id?): .shared(id)
    default: nil
    }
  }

  func action(forChangeOf stream: String) -> Action? {
    ["preferences", "favorites", "entitlement"].contains(stream) ? .storeChanged : nil
  }

  func reduce(_ action: Action, _ state: inout State, _ world: World) -> [Command<Effect>] {
    switch action {
    case .storeChanged: return [.run(.read, id: "read")]
    case .stored(let stored):
      state.stored = stored
      return []
    case .opened(let id):
      return [
        .show(Route(Path.recipe, id: id.rawValue)),
        .run(.record(HistoryEvent(.accepted, id), world)),
      ]
    case .cookingStarted(let id):
      state.step = 0
      return [.show(Route(Path.cooking, id: id.rawValue))]
    case .stepped(let count):
      state.step = max(0, state.step + count)
      return []
    case .finished(let id):
      return [.dismiss, .run(.record(HistoryEvent(.cooked, id), world))]
    case .ordered(let id):
      return leave(id) { .order($0.recipe) }
        + [.run(.record(HistoryEvent(.accepted, id), world))]
    case .shared(let id): return leave(id) { .share($0.recipe) }
    case .recorded: return [.changed(stream: "history")]
    }
  }

  private func leave(_ id: MealID, _ link: (Meal) -> ExternalLink) -> [Command<Effect>] {
    clients.service.catalog.meal(id).map { [.leave(to: link($0).address)] } ?? []
  }

  func perform(_ effect: Effect, _ environment: Environment) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .read:
        if let stored = try? await clients.stores.read() { report(.stored(stored)) }
      case .record(let event, let world):
        // The recipe opens even when the folder cannot be written; Home says so.
        if (try? await clients.stores.history.record([event], at: world.date)) != nil {
          report(.recorded)
        }
      }
    }
  }

  func screen(_ route: Route, _ state: State, _ context: ScreenContext) -> (any Screen)? {
    guard let id = route["id"], let meal = clients.service.catalog.meal(MealID(rawValue: id))
    else { return nil }
    let preferences = state.stored.preferences
    guard route.path == Path.recipe else {
      return CookingScreen(meal: meal, step: state.step, context.presentation)
    }
    let gate = state.stored.gate(at: context.world.date)
    return RecipeDetailScreen(
      RecipeInput(
        meal: meal, servings: preferences.servings, system: preferences.units,
        isSaved: state.stored.savedMeals.contains(meal.id),
        saveDecision: gate.decide(.add, .mealFavorites, from: .recipe),
        offeredRows: context.offers.recipeRows.map { $0.row(meal.id.rawValue) }),
      context.presentation)
  }

  func offers(_ state: State, _ world: World) -> Offers {
    var offers = Offers()
    offers.deepLinks = [DeepLink("recipe", to: Path.recipe)]
    return offers
  }
}
