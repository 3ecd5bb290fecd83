import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningParts
import PlanningPresentation
import ScreenParts

/// The choice of the store whose prices and stock the app uses (R-CRED-08).
struct StoreSelectorFeature: PlanningFeature {
  struct State: Sendable {
    var zip = ""
    var phase = StoreSelectorInput.Phase.asking
    var stores: [GroceryStore] = []
    var mark = StoreSelectorInput.Mark.current
  }

  enum Action: Sendable {
    case opened
    case zipTyped(String)
    case findTapped
    case marked(StoreChoiceID?)
    case confirmed
    case retried
    case found([GroceryStore], zip: String)
    case failed(RetailerError, zip: String)
    case stored(GroceryStore?)
    case unstored
  }

  enum Effect: Sendable {
    case find(zip: String)
    case choose(GroceryStore?, World)
  }

  let id: FeatureID = "store-selector"
  let routes = [RouteDefinition(PlanningRoutes.stores, .sheet)]
  let clients: PlanningClients
  let stored: Slice<KeptPlanning>

  init(_ clients: PlanningClients) {
    self.clients = clients
    stored = clients.kept
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(PlannerAction.chooseStore, .opened),
    .on(GroceryAction.chooseStore, .opened),
    .on(ConnectionsAction.store, .opened),
    .on(ConnectionsAction.zip, .opened),
    .on(StoreAction.zip, entering: { .zipTyped($0) }),
    .on(StoreAction.find, .findTapped),
    .on(StoreAction.mark) { .marked($0) },
    .on(StoreAction.confirm, .confirmed),
    .on(StoreAction.retry, .retried),
  ]

  func action(forConnection isThere: Bool) -> Action? { isThere ? .retried : nil }

  func reduce(
    _ action: Action, into state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    let settings = stored.record.shopping.settings
    switch action {
    case .opened:
      state = State()
      state.zip = settings.place?.zip ?? ""
      let looking = state.zip.isEmpty ? [] : find(&state, world)
      return [.show(Route(PlanningRoutes.stores))] + looking
    case .zipTyped(let text):
      state.zip = text.filter { !$0.isWhitespace }
      state.stores = []
      guard !state.zip.isEmpty else {
        state.phase = .asking
        return []
      }
      return find(&state, world)
    case .findTapped:
      guard !state.zip.isEmpty else { return [.say(.failure(copy("stores.zip.missing")))] }
      return state.phase == .looking ? [] : find(&state, world)
    case .retried:
      let isWaiting = state.phase == .offline || state.phase == .failed
      return isWaiting && !state.zip.isEmpty ? find(&state, world) : []
    case .marked(let id): state.mark = id.map { .store($0) } ?? .noStore
    case .confirmed: return confirm(state, settings, world)
    case .found(let stores, let zip):
      if zip == state.zip { (state.stores, state.phase) = (stores, .found) }
    case .failed(let error, let zip):
      if zip == state.zip { state.phase = Self.phase(of: error) }
    case .stored(let store): return told(store, world)
    case .unstored: return [sayUnstored]
    }
    return []
  }

  private func find(_ state: inout State, _ world: World) -> [Command<Effect>] {
    guard world.isConnected else {
      state.phase = .offline
      return []
    }
    state.phase = .looking
    return [.run(.find(zip: state.zip), id: "find")]
  }

  private static func phase(of error: RetailerError) -> StoreSelectorInput.Phase {
    switch error {
    case .unknownZIP: .unknownZIP
    case .offline: .offline
    default: .failed
    }
  }

  private func confirm(
    _ state: State, _ settings: ShoppingSettings, _ world: World
  ) -> [Command<Effect>] {
    switch state.mark {
    case .current: return [.dismiss]
    case .noStore: return [.run(.choose(nil, world))]
    case .store(let id):
      guard let store = state.stores.first(where: { $0.id.rawValue == id.rawValue }) else {
        return []
      }
      return [.run(.choose(store, world))]
    }
  }

  /// Announces the chosen store, and requests its prices at once.
  private func told(_ store: GroceryStore?, _ world: World) -> [Command<Effect>] {
    let leaving: [Command<Effect>] = world.isAt(PlanningRoutes.stores) ? [.dismiss] : []
    guard let store else { return leaving + [.say(.confirmation(copy("stores.none-chosen")))] }
    return leaving + [
      .say(.confirmation(copy("stores.chosen", ["store": store.name]))),
      .fire(GroceryAction.refresh.call()),
    ]
  }

  func perform(_ effect: Effect, _ context: EffectContext<KeptPlanning>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .find(let zip): report(await find(zip, context))
      case .choose(let store, let world):
        let isStored = await context.isWritten {
          let shopping = try await clients.stores.grocery.state()
          let events = store.map { shopping.choosing($0) } ?? [.set(.store(nil))]
          try await clients.stores.shop(events, at: world.date)
        }
        report(isStored ? .stored(store) : .unstored)
      }
    }
  }

  private func find(_ zip: String, _ context: EffectContext<KeptPlanning>) async -> Action {
    do throws(RetailerError) {
      guard let kept = try? await context.latest() else { throw .cancelled }
      let choice = kept.record.shopping.settings.retailer
      return .found(try await clients.retailers.client(of: choice).stores(zip), zip: zip)
    } catch {
      return .failed(error, zip: zip)
    }
  }

  func screen(
    of route: Route, state: State, stored: KeptPlanning, context: ScreenContext
  ) -> (any Screen)? {
    let settings = stored.record.shopping.settings
    return StoreSelectorScreen(
      StoreSelectorInput(
        zip: state.zip, phase: state.phase, stores: state.stores.map(Self.shown),
        current: settings.place.map(Self.shown)
          ?? settings.store.map {
            .init(
              $0, $0.rawValue, address: "",
              chain: clients.retailers.name(of: settings.retailer))
          }, mark: state.mark, toast: context.notice), presentation(context))
  }

  private static func shown(_ store: GroceryStore) -> StoreSelectorInput.Store {
    .init(
      store.id, store.name, address: store.address,
      chain: store.chain, zip: store.zip)
  }
}
