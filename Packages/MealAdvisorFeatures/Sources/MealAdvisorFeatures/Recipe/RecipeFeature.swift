import AppShell
import DesignSystem
import Journal
import MealModels
import Presentation
import ScreenParts
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One recipe: read it, cook it step by step, order it, share it.
struct RecipeFeature: Feature {
  struct State: Sendable {
    var stored = StoredState()
    /// What is being cooked.
    var cooking: MealID?
    /// The step on screen while cooking, from zero.
    var step = 0
    /// The meals that are being stored as cooked, so that a second tap does not do it again.
    var finishing: Set<MealID> = []
    /// The timers that were started, one for each meal at most.
    var timers: [MealID: RunningTimer] = [:]
    var toast: ScreenToast?
  }

  enum Action: Sendable {
    case storeChanged
    case stored(StoredState)
    case unread
    case opened(MealID)
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
    case failed(HistoryEvent?)
    case shown
    case toastExpired
  }

  enum Effect: Sendable {
    case read
    case record(HistoryEvent, World)
    case count(MealID, seconds: Int)
    case rest
  }

  let id: FeatureID = "recipe"
  let routes = [
    RouteDefinition(Path.recipe, .cover), RouteDefinition(Path.cooking, .push),
    RouteDefinition(Path.order, .sheet),
  ]
  let clients: MealAdvisorClients

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
  }

  func initialState() -> State { State() }

  var launchAction: Action? { .storeChanged }

  func action(for call: ActionCall) -> Action? {
    if saysUnsaved(call) { return .failed(nil) }
    return switch (call.id, call["id"].map { MealID(rawValue: $0) }) {
    case (RecipeAction.open, let id?): .opened(id)
    case (RecipeAction.startCooking, let id?): .cookingStarted(id)
    case (CookingAction.next, _): .stepped(by: 1)
    case (CookingAction.previous, _): .stepped(by: -1)
    case (CookingAction.finish, let id?): .finished(id)
    case (CookingAction.startTimer, _):
      call["seconds"].flatMap { Int($0) }.map { .timerStarted(seconds: $0) }
    case (CookingAction.stopTimer, _): .timerStopped
    case (MealAction.order, let id?): .orderAsked(id)
    case (MealAction.orderWith, let id?):
      call["service"].flatMap { DeliveryService(rawValue: $0) }.map { .ordered(id, $0) }
    case (MealAction.share, let id?): .shared(id)
    default: nil
    }
  }

  func action(forChangeOf stream: String) -> Action? {
    ["preferences", "favorites", "entitlement", "history"].contains(stream)
      ? .storeChanged : nil
  }

  func action(forShowing route: Route) -> Action? {
    switch (route.path, route["id"]) {
    case (Path.recipe, _): .shown
    case (Path.cooking, let id?): .cookingShown(MealID(rawValue: id))
    default: nil
    }
  }

  func perform(_ effect: Effect, _ environment: Environment) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .read:
        guard let stored = try? await clients.stores.read() else { return report(.unread) }
        report(.stored(stored))
      case .record(let event, let world):
        // What was asked for happens even when the folder cannot be written; that is said.
        let isStored = (try? await clients.stores.history.record([event], at: world.date)) != nil
        report(isStored ? .recorded(event) : .failed(event))
      case .count(let meal, let seconds):
        await count(seconds, environment) { left in
          report(.timerTicked(meal, left: left))
        }
      case .rest:
        guard (try? await environment.sleep(ScreenToast.seconds)) != nil else { return }
        report(.toastExpired)
      }
    }
  }

  /// Reports every second what is left, by the real clock where it is ahead of the counting.
  private func count(
    _ seconds: Int, _ environment: Environment, _ report: (_ left: Int) -> Void
  ) async {
    let now = { clients.stores.realDate(environment.now()) }
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
