import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Preferences
import Presentation
import ScreenParts
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One recipe: read it, cook it step by step, order it, share it.
struct RecipeFeature: MealAdvisorFeature {
  struct State: Sendable {
    /// For how many a recipe is shown, where that was changed since it was opened.
    var servings: [MealID: Int] = [:]
    /// What is being cooked.
    var cooking: MealID?
    /// The step on screen while cooking, from zero.
    var step = 0
    /// The meals that are being stored as cooked, so that a second tap does not do it again.
    var finishing: Set<MealID> = []
    /// The timers that were started, one for each meal at most.
    var timers: [MealID: RunningTimer] = [:]
  }

  enum Action: Sendable {
    case recordChanged(from: StoredState)
    case opened(MealID)
    case shown(recipe: MealID?)
    case adjustAsked(MealID)
    case servingsSet(MealID, count: Int)
    case sideOpened(MealID, place: Int)
    case sideChosen(SideChoice, beside: MealID, place: Int)
    case sideUnstored
    case cookingStarted(MealID)
    case cookingShown(MealID)
    case stepped(by: Int)
    case timerStarted(seconds: Int)
    case timerTicked(MealID, left: Int)
    case timerStopped
    case finished(MealID)
    case orderAsked(MealID)
    case ordered(MealID, DeliveryService)
    case shared(MealID)
    case recorded(HistoryEvent)
    case unstored(HistoryEvent)
  }

  enum Effect: Sendable {
    case record(HistoryEvent, World)
    case keep(PreferencesEvent, World)
    case count(MealID, seconds: Int)
  }

  let id: FeatureID = "recipe"
  let routes = [
    RouteDefinition(Routes.recipe, .cover), RouteDefinition(Routes.cooking, .push),
    RouteDefinition(Routes.order, .sheet), RouteDefinition(Routes.servings, .sheet),
    RouteDefinition(Routes.side, .sheet),
  ]
  let clients: MealAdvisorClients
  let stored: Slice<StoredState>

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
    stored = clients.parts.meals
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(RecipeAction.open) { .opened($0) },
    .on(RecipeAction.adjust) { .adjustAsked($0) },
    .on(RecipeAction.servings) { .servingsSet($0.0, count: $0.1) },
    .on(SideAction.open) { .sideOpened($0.0, place: $0.1) },
    .on(SideAction.choose) { .sideChosen(.side($0.1), beside: $0.0.0, place: $0.0.1) },
    .on(SideAction.leaveOut) { .sideChosen(.nothing, beside: $0.0, place: $0.1) },
    .on(RecipeAction.startCooking) { .cookingStarted($0) },
    .on(CookingAction.next, .stepped(by: 1)),
    .on(CookingAction.previous, .stepped(by: -1)),
    .on(CookingAction.finish) { .finished($0) },
    .on(CookingAction.startTimer) { .timerStarted(seconds: $0) },
    .on(CookingAction.stopTimer, .timerStopped),
    .on(MealAction.order) { .orderAsked($0) },
    .on(MealAction.orderWith) { .ordered($0.0, $0.1) },
    .on(MealAction.share) { .shared($0) },
  ]

  func action(forChangeFrom before: StoredState) -> Action? { .recordChanged(from: before) }

  func action(forShowing route: Route) -> Action? {
    Routes.cooking.read(route).map { .cookingShown($0) }
      ?? .shown(recipe: Routes.recipe.read(route))
  }

  func perform(_ effect: Effect, _ context: EffectContext<StoredState>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .record(let event, let world):
        // What was asked for happens even when the folder cannot be written; that is said.
        let isStored = await context.isWritten {
          try await clients.stores.history.record([event], at: world.date)
        }
        report(isStored ? .recorded(event) : .unstored(event))
      case .keep(let event, let world):
        let isStored = await context.isWritten {
          try await clients.stores.recordPreferences([event], at: world.date)
        }
        if !isStored { report(.sideUnstored) }
      case .count(let meal, let seconds):
        await count(seconds, context.environment) { left in
          report(.timerTicked(meal, left: left))
        }
      }
    }
  }

  /// Reports every second what is left, by the real clock where it is ahead of the counting.
  private func count(
    _ seconds: Int, _ environment: AppEnvironment, _ report: (_ left: Int) -> Void
  ) async {
    let now = environment.deviceNow
    let end = now().addingTimeInterval(Double(seconds))
    var left = seconds
    while left > 0 {
      guard (try? await environment.sleep(1)) != nil else { return }
      let byClock = end.timeIntervalSince(now()).rounded(.up)
      left = max(0, min(left - 1, Int(min(byClock, Double(seconds)))))
      report(left)
    }
  }
}
