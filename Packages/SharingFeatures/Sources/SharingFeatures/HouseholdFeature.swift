import AppShell
import DesignSystem
import HouseholdSharing
import Journal
import SharingScreens
import ScreenParts
import ServiceCalls
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
    /// What was chosen.
    var choices: [FieldPlace: MergeDecision] = [:]
    var sharing = Sharing()
  }

  /// What is known of the household beyond what is stored.
  struct Sharing: Sendable {
    /// Who belongs to it; nil before the server said so.
    var members: [HouseholdMember]?
    /// Whether the server was asked who they are, and did not say.
    var isUnknown = false
    var invitation: HouseholdInvitation?
    var isInviting = false
    /// Whether the meeting that lasts was asked for by hand.
    var isByHand = false
    /// What did not go, until something does.
    var trouble: HouseholdTrouble?
    /// What is written on the sheet that founds or joins a household.
    var entry = SharingEntryInput(isNew: true)
    /// Whether the server was asked for leave, and did not answer.
    var isHeld = false
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
    case stored(MergeOutcome)
    case shared(SharingStep)
  }

  /// What became of decisions.
  enum MergeOutcome: Sendable {
    case kept
    /// Others changed something meanwhile, and it is asked anew.
    case outdated
    case unsaved
  }

  enum Effect: Sendable {
    /// Meets the server; one that was set back perhaps by telling it all that is here anew.
    case meet(isAnew: Bool)
    case wait(Double)
    case decide([MergeDecision], Date)
    case share(SharingEffect)
  }

  let id: FeatureID = "sync"
  let routes: [RouteDefinition]
  let clients: SharingClients
  let stored: Slice<KeptHousehold>
  let launchAction: Action? = .due(.foreground)

  init(_ clients: SharingClients) {
    self.clients = clients
    stored = clients.kept
    let sheets = [SharingRoutes.merge, SharingRoutes.entry, SharingRoutes.leave]
    let page = clients.hasPage ? [RouteDefinition(SharingRoutes.sharing, .push)] : []
    routes = sheets.map { RouteDefinition($0, .sheet) } + page
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(MergeAction.open, .asked),
    .on(MergeAction.choose) { .chose($0) },
    .on(MergeAction.chooseAll) { .choseAll($0) },
    .on(MergeAction.save, .saved),
    .on(SharingAction.create, .shared(.opened(isNew: true))),
    .on(SharingAction.join, .shared(.opened(isNew: false))),
    .on(SharingAction.server) { .shared(.wrote(.server($0))) },
    .on(SharingAction.address, entering: { .shared(.wrote(.address($0))) }),
    .on(SharingAction.code, entering: { .shared(.wrote(.code($0))) }),
    .on(SharingAction.name, entering: { .shared(.wrote(.name($0))) }),
    .on(SharingAction.email, entering: { .shared(.wrote(.email($0))) }),
    .on(SharingAction.newAccount, entering: { .shared(.wrote(.newAccount($0))) }),
    .on(SharingAction.projectKey, entering: { .shared(.wroteSecret(.key, HiddenKey($0))) }),
    .on(SharingAction.password, entering: { .shared(.wroteSecret(.password, HiddenKey($0))) }),
    .on(SharingAction.enter, .shared(.entered)),
    .on(SharingAction.invite, .shared(.inviteTapped)),
    .on(SharingAction.look, .shared(.lookTapped)),
    .on(SharingAction.sync, .shared(.syncTapped)),
    .on(SharingAction.notes, entering: { .shared(.notesSet($0)) }),
    .on(SharingAction.leave, .shared(.leaveTapped)),
    .on(SharingAction.confirmLeave, .shared(.leaveConfirmed(isForced: false))),
    .on(SharingAction.leaveAnyway, .shared(.leaveConfirmed(isForced: true))),
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
      (state.sharing.isByHand, state.sharing.trouble) = (false, nil)
      state.pace.succeed(at: date)
      // What was changed during the meeting is not left until the next one is due.
      let further = meet(.edit, &state, stored, world)
      return (further.isEmpty ? wait(state, world) : further)
        + (isNews ? asking(state, stored, world) : [])
    case .failed(let trouble, let date, let chance):
      state.isMeeting = false
      state.pace.fail(at: date, chance: chance, asked: trouble.secondsToWait)
      return wait(state, world) + telling(trouble, &state)
    case .asked: return [.show(Route(SharingRoutes.merge))] + look(state, stored, world)
    case .chose, .choseAll, .saved, .stored: return choose(action, &state, stored, world)
    case .shared(let step): return share(step, &state, stored, world)
    }
  }

  func meet(
    _ cause: SyncPace.Cause, isAnew: Bool = false, _ state: inout State, _ stored: KeptHousehold,
    _ world: World
  ) -> [Command<Effect>] {
    guard stored.status.seat != nil, !state.isMeeting,
      world.isConnected,
      state.pace.isDue(cause, at: world.date, hasDrafts: !stored.status.drafts.isEmpty)
    else { return [] }
    state.isMeeting = true
    return [.run(.meet(isAnew: isAnew), id: "meet")]
  }

  private func wait(_ state: State, _ world: World) -> [Command<Effect>] {
    guard let next = state.pace.next else { return [] }
    return [.run(.wait(max(1, next.timeIntervalSince(world.date))), id: "wait")]
  }

  /// Says that something is asked, and looks who says what.
  private func asking(
    _ state: State, _ stored: KeptHousehold, _ world: World
  ) -> [Command<Effect>] {
    let count = disputed(state, stored).count
    guard count > 0 else { return [] }
    return [
      .say(
        .confirmation(
          clients.copy("merge.asked", count: count), icon: .sync,
          action: ControlAction(MergeAction.open)))
    ] + look(state, stored, world)
  }

  /// Says once what does not pass by itself, and all that somebody asked for by hand.
  private func telling(_ trouble: HouseholdTrouble, _ state: inout State) -> [Command<Effect>] {
    if state.sharing.isByHand { (state.sharing.isByHand, state.sharing.trouble) = (false, trouble) }
    guard case .server(let failure) = trouble, !failure.isPassing, state.told != failure else {
      return []
    }
    state.told = failure
    state.sharing.trouble = trouble
    let isGone = failure == .noSession || failure == .notAMember
    return [.say(.failure(clients.copy(isGone ? "household.gone" : "household.refused")))]
  }

  func offers(_ state: State, _ stored: KeptHousehold, _ world: World) -> Offers {
    var offers = Offers()
    if stored.status.seat != nil {
      offers.add(
        SharingStatus(
          drafts: stored.status.drafts, lastSync: state.lastMet,
          questionCount: disputed(state, stored).count))
    }
    offers.add(sharing(state, stored, world))
    offers.streams = [
      StreamOffer(
        HouseholdSync.stream.rawValue, holds: clients.copy("household.kept"),
        use: clients.copy("household.use"))
    ]
    return offers
  }
}
