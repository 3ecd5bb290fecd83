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

/// Syncs with the household's server when that is due, and asks people about conflicts (R-OFF-02).
struct HouseholdFeature: Feature {
  typealias Context = EffectContext<KeptHousehold>

  struct State: Sendable {
    var pace = SyncPace()
    var isSynchronizing = false
    /// The time of the last sync; nil if there was none since the app started.
    var lastSync: Date?
    /// The last failure that was reported because it needs the user.
    var told: HouseholdFailure?
    /// The edits that the user has chosen.
    var choices: [FieldPlace: MergeDecision] = [:]
    var sharing = Sharing()
  }

  /// The state of sharing that is not stored.
  struct Sharing: Sendable {
    var members = Members.looking
    /// The last invitation, also after it expired.
    var invitation: HouseholdInvitation?
    var isInviting = false
    /// Whether the user started the current sync.
    var isByHand = false
    /// The last failure; nil after an operation succeeded.
    var error: HouseholdError?
    /// The input of the sheet that creates or joins a household.
    var entry = SharingEntryInput(isNew: true)
    /// Whether the server did not answer the last request to leave.
    var isHeld = false
  }

  /// The members of the household.
  enum Members: Equatable, Sendable {
    /// The server has not answered yet.
    case looking
    /// The server failed to name the members.
    case unknown
    /// The members as the server named them; a later failure does not change them.
    case known([HouseholdMember])

    /// The known members; empty until the server names them.
    var list: [HouseholdMember] {
      if case .known(let members) = self { members } else { [] }
    }

    /// Starts to look for the members again after a failure.
    mutating func look() {
      if case .unknown = self { self = .looking }
    }

    /// Notes that the server failed to name the members.
    mutating func fail() {
      if case .looking = self { self = .unknown }
    }
  }

  enum Action: Sendable {
    case due(SyncPace.Cause)
    case changed
    case synchronized(SyncOutcome, Date)
    case failed(HouseholdError, Date, chance: Double)
    case asked
    case chose(MergeChoice)
    case choseAll(MergeSide)
    case saved
    case stored(MergeOutcome)
    case shared(SharingStep)
  }

  /// The result of storing decisions.
  enum MergeOutcome: Sendable {
    case kept
    /// Another device changed the field in the meantime, so the user must decide again.
    case outdated
    case unsaved
  }

  enum Effect: Sendable {
    /// Syncs; after the server was reset, `isAnew` sends everything on this device again.
    case synchronize(isAnew: Bool)
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
    .on(SharingAction.advanced, .shared(.wrote(.advanced))),
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
    _ action: Action, into state: inout State, stored: KeptHousehold, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .due(let cause): return synchronize(cause, in: &state, stored: stored, world: world)
    case .changed: return synchronize(.edit, in: &state, stored: stored, world: world)
    case .synchronized(let outcome, let date):
      let isNews = outcome.received > 0 || state.lastSync == nil
      (state.isSynchronizing, state.lastSync, state.told) = (false, date, nil)
      (state.sharing.isByHand, state.sharing.error) = (false, nil)
      state.pace.succeed(at: date)
      // Edits that were made during the sync are sent without waiting for the next one.
      let further = synchronize(.edit, in: &state, stored: stored, world: world)
      return (further.isEmpty ? wait(state, world) : further)
        + (isNews ? asking(state, stored, world) : [])
    case .failed(let error, let date, let chance):
      state.isSynchronizing = false
      state.pace.fail(at: date, chance: chance, asked: error.secondsToWait)
      return wait(state, world) + telling(error, &state)
    case .asked: return [.show(Route(SharingRoutes.merge))] + look(state, stored, world)
    case .chose, .choseAll, .saved, .stored:
      return choose(action, in: &state, stored: stored, world: world)
    case .shared(let step): return share(step, in: &state, stored: stored, world: world)
    }
  }

  func synchronize(
    _ cause: SyncPace.Cause, isAnew: Bool = false, in state: inout State, stored: KeptHousehold,
    world: World
  ) -> [Command<Effect>] {
    guard stored.status.membership != nil, !state.isSynchronizing,
      world.isConnected,
      state.pace.isDue(cause, at: world.date, hasPendingEdits: !stored.status.pendingEdits.isEmpty)
    else { return [] }
    state.isSynchronizing = true
    return [.run(.synchronize(isAnew: isAnew), id: "meet")]
  }

  private func wait(_ state: State, _ world: World) -> [Command<Effect>] {
    guard let next = state.pace.next else { return [] }
    return [.run(.wait(max(1, next.timeIntervalSince(world.date))), id: "wait")]
  }

  /// Announces an open conflict, and requests the members' names.
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

  /// Reports a failure.
  ///
  /// A failure that needs the user is announced once. After a sync by hand, the page shows every
  /// failure.
  private func telling(_ error: HouseholdError, _ state: inout State) -> [Command<Effect>] {
    if state.sharing.isByHand { (state.sharing.isByHand, state.sharing.error) = (false, error) }
    guard case .server(let failure) = error, !failure.isPassing, state.told != failure else {
      return []
    }
    state.told = failure
    state.sharing.error = error
    let isGone = failure == .noSession || failure == .notAMember
    return [.say(.failure(clients.copy(isGone ? "household.gone" : "household.refused")))]
  }

  func offers(_ state: State, _ stored: KeptHousehold, _ world: World) -> Offers {
    var offers = Offers()
    if stored.status.membership != nil {
      offers.add(
        SharingStatus(
          pendingEdits: stored.status.pendingEdits, lastSync: state.lastSync,
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
