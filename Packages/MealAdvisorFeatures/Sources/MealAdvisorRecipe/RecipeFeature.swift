import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import MealPlan
import PlanningPresentation
import Preferences
import Presentation
import ScreenParts
import SuggestionEngine

/// Shows a recipe, which the eater can read, order and share.
struct RecipeFeature: MealAdvisorFeature {
  struct State: Sendable {
    /// The chosen servings of recipes that are open.
    var servings: [MealID: Int] = [:]
    /// The planned meals whose recipes are open, which set servings and eaters.
    var planned: [MealID: PlannedMealID] = [:]
    /// The recipe that is being opened from a planned meal.
    var opening: MealID?
  }

  enum Action: Sendable {
    case recordChanged(from: StoredState)
    case opened(MealID)
    case plannedOpened(PlannedMealID)
    case plannedStarted(PlannedMealID)
    case shown(recipe: MealID?)
    case adjustAsked(MealID)
    case servingsSet(MealID, count: Int)
    case sideOpened(MealID, place: Int)
    case sideChosen(SideChoice, beside: MealID, place: Int)
    case sideUnstored
    case sourceAsked(MealID)
    case cookingStarted(MealID)
    case orderAsked(MealID)
    case ordered(MealID, DeliveryService)
    case shared(MealID)
    case unstored
  }

  enum Effect: Sendable {
    case record(HistoryEvent, World)
    case keep(PreferencesEvent, World)
  }

  let id: FeatureID = "recipe"
  let routes: [RouteDefinition]
  let clients: MealAdvisorClients
  let stored: Slice<StoredState>

  init(_ clients: MealAdvisorClients, hasOrdering: Bool = true) {
    self.clients = clients
    let routes = [
      RouteDefinition(Routes.recipe, .cover), RouteDefinition(Routes.servings, .sheet),
      RouteDefinition(Routes.side, .sheet),
    ]
    // Suggested meals can be ordered; without suggestions there is no route to ordering.
    let ordering = RouteDefinition(Routes.order, .sheet)
    self.routes = hasOrdering ? routes + [ordering] : routes
    stored = clients.parts.meals
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(RecipeAction.open) { .opened($0) },
    .on(PlannerAction.seeRecipe) { .plannedOpened($0) },
    .on(PlannerAction.startCooking) { .plannedStarted($0) },
    .on(RecipeAction.adjust) { .adjustAsked($0) },
    .on(RecipeAction.servings) { .servingsSet($0.0, count: $0.1) },
    .on(SideAction.open) { .sideOpened($0.0, place: $0.1) },
    .on(SideAction.choose) { .sideChosen(.side($0.1), beside: $0.0.0, place: $0.0.1) },
    .on(SideAction.leaveOut) { .sideChosen(.nothing, beside: $0.0, place: $0.1) },
    .on(RecipeAction.openSource) { .sourceAsked($0) },
    .on(RecipeAction.startCooking) { .cookingStarted($0) },
    .on(MealAction.order) { .orderAsked($0) },
    .on(MealAction.orderWith) { .ordered($0.0, $0.1) },
    .on(MealAction.share) { .shared($0) },
  ]

  func action(forChangeFrom before: StoredState) -> Action? { .recordChanged(from: before) }

  func action(forShowing route: Route) -> Action? {
    .shown(recipe: Routes.recipe.read(route))
  }

  func perform(_ effect: Effect, _ context: EffectContext<StoredState>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .record(let event, let world):
        // The request succeeds even if it cannot be stored; a notice reports that.
        let isStored = await context.isWritten {
          try await clients.stores.history.record([event], at: world.date)
        }
        if !isStored { report(.unstored) }
      case .keep(let event, let world):
        let isStored = await context.isWritten {
          try await clients.stores.recordPreferences([event], at: world.date)
        }
        if !isStored { report(.sideUnstored) }
      }
    }
  }
}
