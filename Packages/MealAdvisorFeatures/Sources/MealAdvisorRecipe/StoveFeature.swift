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

/// The stove: a recipe step by step, its timers, and the way back to it after a restart.
///
/// What is on the stove is stored as it happens. What cannot be stored holds in this process, and
/// is stored with the next thing that can be.
struct StoveFeature: MealAdvisorFeature {
  /// What it sees of what is stored.
  struct Stored: Sendable {
    var record: StoredState
    var stove: Stove
  }

  struct State: Sendable {
    /// What happened that is not known to be stored, in order.
    var unstored: [Unstored] = []
    /// How many things happened.
    var count = 0
    /// Whether it was said that nothing is remembered, since something was.
    var saidNotRemembered = false
    /// The meals that are being stored as cooked, so that a second tap does not do it again.
    var finishing: Set<MealID> = []
    /// Every timer as it is counted here.
    var counts: [TimerPlace: Count] = [:]
  }

  /// Something that happened at the stove and is not known to be stored.
  struct Unstored: Sendable {
    var number: Int
    var event: StoveEvent
    var date: Date
    /// Whether it is on its way to the store.
    var isSent = false
  }

  /// A timer with what is left of it, in seconds; a clock that stands does not halt it.
  struct Count: Sendable {
    var timer: StoveTimer
    var left: Int
  }

  /// What may be done with a timer that was started.
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
    /// Stores that a meal was cooked, for as many as it was on the stove for.
    case cook(MealID, servings: Int?, World)
    /// Stores what happened, the last of it under a number.
    case keep([StoveEvent], upTo: Int, World)
    case count(TimerPlace, seconds: Int)
  }

  /// Puts a meal on the stove for so many people; its recipe does so when cooking starts.
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
