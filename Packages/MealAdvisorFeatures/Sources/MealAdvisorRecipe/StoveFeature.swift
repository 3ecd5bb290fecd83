import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Presentation
import ScreenParts
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The stove: cooking a recipe step by step, with timers, and returning to it after a restart.
///
/// Events at the stove are stored at once. An event that cannot be stored applies in this process
/// only, and is stored with the next event.
struct StoveFeature: MealAdvisorFeature {
  /// The stored state that the feature reads.
  struct Stored: Sendable {
    var record: StoredState
    var stove: Stove
  }

  struct State: Sendable {
    /// The events that may not be stored, in order.
    var unstored: [Unstored] = []
    /// The number of events in this process.
    var count = 0
    /// Whether the notice about unstored events was shown since the last stored event.
    var saidNotRemembered = false
    /// The meals being stored as cooked, so that a second tap does not repeat it.
    var finishing: Set<MealID> = []
    /// The counting state of every timer.
    var counts: [TimerPlace: Count] = [:]
  }

  /// An event at the stove that may not be stored.
  struct Unstored: Sendable {
    var number: Int
    var event: StoveEvent
    var date: Date
    /// Whether it is being stored.
    var isSent = false
  }

  /// A timer with its seconds left; it is counted down even if the clock does not advance.
  struct Count: Sendable {
    var timer: StoveTimer
    var left: Int
  }

  /// The possible changes of a started timer.
  enum TimerChange: Sendable {
    case pause, resume, addMinute, stop
  }

  enum Action: Sendable {
    case launched
    case storedChanged
    case placed(MealID, servings: Int)
    case stepped(by: Int)
    case timerStarted(TimerPlace)
    case timerChanged(TimerPlace, TimerChange)
    case timerTicked(TimerPlace, left: Int)
    case finished(MealID)
    case resumed(MealID)
    case discarded(MealID)
    case sideOpened(MealID)
    case recorded(MealID)
    case unrecorded(MealID)
    case kept(upTo: Int)
    case notKept(upTo: Int)
  }

  enum Effect: Sendable {
    /// Stores that a meal was cooked, with its servings at the stove.
    case cook(MealID, servings: Int?, World)
    /// Stores events, up to the number of the last one.
    case keep([StoveEvent], upTo: Int, World)
    case count(TimerPlace, seconds: Int)
  }

  /// Places a meal on the stove for some servings, when cooking starts from its recipe.
  static let place = ActionForm(
    "cooking.place", about: .both(.id(MealID.self), .integer("servings")))

  let id: FeatureID = "stove"
  let routes = [RouteDefinition(Routes.cooking, .push)]
  let clients: MealAdvisorClients
  let stored: Slice<Stored>

  init(_ clients: MealAdvisorClients) {
    self.clients = clients
    stored = clients.parts.meals.with(Slice(clients.parts.stove)) {
      Stored(record: $0, stove: $1)
    }
  }

  func initialState() -> State { State() }

  var launchAction: Action? { .launched }

  let actions: [ActionHandler<Action>] = [
    .on(Self.place) { .placed($0.0, servings: $0.1) },
    .on(CookingAction.next, .stepped(by: 1)),
    .on(CookingAction.previous, .stepped(by: -1)),
    .on(CookingAction.finish) { .finished($0) },
    .on(CookingAction.startTimer) { .timerStarted($0) },
    .on(CookingAction.pauseTimer) { .timerChanged($0, .pause) },
    .on(CookingAction.continueTimer) { .timerChanged($0, .resume) },
    .on(CookingAction.addMinute) { .timerChanged($0, .addMinute) },
    .on(CookingAction.stopTimer) { .timerChanged($0, .stop) },
    .on(CookingAction.openSide) { .sideOpened($0) },
    .on(CookingAction.resume) { .resumed($0) },
    .on(CookingAction.discard) { .discarded($0) },
  ]

  func action(forChangeFrom before: Stored) -> Action? { .storedChanged }

  func perform(_ effect: Effect, _ context: EffectContext<Stored>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .cook(let id, let servings, let world):
        let isStored = await context.isWritten {
          try await clients.stores.cook(
            id, servings: servings, at: world.moment, using: clients.used)
        }
        report(isStored ? .recorded(id) : .unrecorded(id))
      case .keep(let events, let number, let world):
        let isStored = await context.isWritten {
          try await clients.stores.stove.record(events, at: world.deviceDate)
        }
        report(isStored ? .kept(upTo: number) : .notKept(upTo: number))
      case .count(let place, let seconds):
        await count(seconds, context.environment) { report(.timerTicked(place, left: $0)) }
      }
    }
  }

  /// Reports the seconds left every second; uses the real clock if that is ahead of the countdown.
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
