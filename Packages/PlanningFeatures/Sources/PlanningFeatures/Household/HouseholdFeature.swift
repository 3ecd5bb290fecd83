import AppShell
import DesignSystem
import EaterRecord
import Journal
import PlanningPresentation
import ScreenParts
import Sync

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Meets the household's server when that is due, and asks where two people changed the same (R-OFF-02).
struct HouseholdFeature: Feature {
  typealias Context = EffectContext<KeptHousehold>

  struct State: Sendable {
    var pace = SyncPace()
    var isMeeting = false
    /// When the server was last met; nil for not since the app was opened.
    var lastMet: Date?
    /// What was last said of meetings that somebody has to do something about.
    var told: HouseholdFailure?
    var choices: [FieldPlace: MergeSide] = [:]
  }

  enum Action: Sendable {
    case due(SyncPace.Cause)
    case changed
    case met(SyncOutcome, Date)
    case failed(HouseholdTrouble, Date, chance: Double)
    case asked
    case chose(MergeChoice)
    case choseAll(MergeSide)
    case saved
    case stored(Bool)
  }

  enum Effect: Sendable {
    case meet
    case wait(Double)
    case decide([FieldPlace: EventID], Date)
  }

  /// How long a meeting may last, in seconds.
  private static let longestMeeting = 600.0

  let id: FeatureID = "sync"
  let routes = [RouteDefinition(PlanningRoutes.merge, .sheet)]
  let clients: PlanningClients
  let stored: Slice<KeptHousehold>
  let launchAction: Action? = .due(.foreground)

  init(_ clients: PlanningClients) {
    self.clients = clients
    stored = clients.keptHousehold
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(MergeAction.open, .asked),
    .on(MergeAction.choose) { .chose($0) },
    .on(MergeAction.chooseAll) { .choseAll($0) },
    .on(MergeAction.save, .saved),
  ]

  func action(forChangeFrom before: KeptHousehold) -> Action? { .changed }

  func action(forConnection isThere: Bool) -> Action? { isThere ? .due(.reconnect) : nil }

  func reduce(
    _ action: Action, _ state: inout State, _ stored: KeptHousehold, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .due(let cause): return meet(cause, &state, stored, world)
    case .changed: return meet(.edit, &state, stored, world)
    case .met(let outcome, let date):
      let isNews = outcome.received > 0 || state.lastMet == nil
      (state.isMeeting, state.lastMet, state.told) = (false, date, nil)
      state.pace.succeed(at: date)
      // What was changed during the meeting is not left until the next one is due.
      let further = meet(.edit, &state, stored, world)
      return (further.isEmpty ? wait(state, world) : further) + (isNews ? asking(stored) : [])
    case .failed(let trouble, let date, let chance):
      state.isMeeting = false
      var seconds: Int?
      if case .server(.tooOften(let asked)) = trouble { seconds = asked }
      state.pace.fail(at: date, chance: chance, asked: seconds)
      return wait(state, world) + telling(trouble, &state)
    case .asked: return [.show(Route(PlanningRoutes.merge))]
    case .chose, .choseAll, .saved, .stored: return choose(action, &state, stored, world)
    }
  }

  private func meet(
    _ cause: SyncPace.Cause, _ state: inout State, _ stored: KeptHousehold, _ world: World
  ) -> [Command<Effect>] {
    guard clients.households != nil, stored.status.seat != nil, !state.isMeeting,
      world.isConnected,
      state.pace.isDue(cause, at: world.date, hasDrafts: !stored.status.drafts.isEmpty)
    else { return [] }
    state.isMeeting = true
    return [.run(.meet, id: "meet")]
  }

  private func wait(_ state: State, _ world: World) -> [Command<Effect>] {
    guard let next = state.pace.next else { return [] }
    return [.run(.wait(max(1, next.timeIntervalSince(world.date))), id: "wait")]
  }

  /// Says that something is asked.
  private func asking(_ stored: KeptHousehold) -> [Command<Effect>] {
    let count = DisputedThing.all(stored, clients).count
    guard count > 0 else { return [] }
    return [
      .say(
        .confirmation(
          clients.copy("merge.asked", count: count), icon: .sync,
          action: ControlAction(MergeAction.open)))
    ]
  }

  /// Says once what does not pass by itself.
  private func telling(_ trouble: HouseholdTrouble, _ state: inout State) -> [Command<Effect>] {
    guard case .server(let failure) = trouble, !failure.isPassing, state.told != failure else {
      return []
    }
    state.told = failure
    let isGone = failure == .noSession || failure == .notAMember
    return [.say(.failure(clients.copy(isGone ? "household.gone" : "household.refused")))]
  }

  func perform(_ effect: Effect, _ context: Context) -> AsyncStream<Action> {
    if case .wait(let seconds) = effect { return waiting(seconds, context) }
    return .reporting { report in
      switch effect {
      case .meet: report(await meeting(context))
      case .decide(let decisions, let date):
        let household = clients.stores.household
        let isStored = await context.isWritten {
          for (place, side) in decisions.sorted(by: { $0.key < $1.key }) {
            try await household.decide(place, for: side, at: date)
          }
        }
        report(.stored(isStored))
      case .wait: break
      }
    }
  }

  /// A meeting that ends when the app closes, or draws no more than one screen.
  ///
  /// The waiting beside it ends then. Whatever was done until then holds.
  private func meeting(_ context: Context) async -> Action {
    await withTaskGroup(of: Action?.self) { group in
      group.addTask { await meet(context) }
      group.addTask {
        try? await context.environment.sleep(Self.longestMeeting)
        return nil
      }
      let first = await group.next() ?? nil
      group.cancelAll()
      let cut = HouseholdTrouble.server(.unanswered(.cancelled))
      return first ?? .failed(cut, context.environment.now(), chance: 0)
    }
  }

  private func meet(_ context: Context) async -> Action {
    guard let households = clients.households else {
      return .failed(.noHousehold, context.environment.now(), chance: 0)
    }
    do throws(HouseholdTrouble) {
      let outcome = try await context.write { () async throws(HouseholdTrouble) in
        try await households.meet(isConnected: context.environment.isConnected())
      }
      return .met(outcome, context.environment.now())
    } catch {
      let chance = Double(context.environment.makeSeed() >> 11) * 0x1p-53
      return .failed(error, context.environment.now(), chance: chance)
    }
  }

  /// Comes back when a meeting is due; a wait never holds up the end of the app.
  private func waiting(_ seconds: Double, _ context: Context) -> AsyncStream<Action> {
    AsyncStream { continuation in
      let task = Task {
        if (try? await context.environment.sleep(seconds)) != nil {
          continuation.yield(.due(.timer))
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  func offers(_ state: State, _ stored: KeptHousehold, _ world: World) -> Offers {
    var offers = Offers()
    if let status = SyncStatus(stored.status, lastSync: state.lastMet) { offers.add(status) }
    offers.streams = [
      StreamOffer(
        HouseholdSync.stream.rawValue, holds: clients.copy("household.kept"),
        use: clients.copy("household.use"))
    ]
    return offers
  }
}
