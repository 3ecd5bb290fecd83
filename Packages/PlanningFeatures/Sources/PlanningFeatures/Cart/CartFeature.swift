import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningPresentation
import ScreenParts

/// The cart of the list that is shown: held against the store, reviewed, and handed over.
struct CartFeature: PlanningFeature {
  struct State: Sendable {
    /// The cart as it is now, beside how it was looked at; nil before the store was asked.
    var reviewed: ReviewedCart?
    /// Whether the store is being asked.
    var isChecking = false
    /// Whether it is being handed over.
    var isLeaving = false
    /// Whether the store did not answer last.
    var hasFailed = false
    /// A cart that was handed over and could not be kept as that, so that it is asked about from here.
    var unkept: Purchase?
  }

  enum Action: Sendable {
    case opened
    case connected
    case changesTapped
    case accepted
    case checkOutTapped
    case saveTapped
    case validateTapped
    case reviewed(ReviewedCart)
    case failed
    case handed(BoughtCart, Purchase, isStored: Bool)
    case answerTapped(isOrdered: Bool)
    case undoOrderTapped
    case answered(Purchase, isOrdered: Bool?)
    case stored(Notice?)
    case unstored
  }

  enum Effect: Sendable {
    case review(World)
    case record([GroceryEvent], World, Notice?)
    case handOver(CartDraft, World)
    case answer(Purchase, isOrdered: Bool?, World)
  }

  let id: FeatureID = "cart"
  let routes = [
    RouteDefinition(PlanningRoutes.cart, .push),
    RouteDefinition(PlanningRoutes.cartChanges, .push),
  ]
  let clients: PlanningClients
  let stored: Slice<KeptPlanning>

  init(_ clients: PlanningClients) {
    self.clients = clients
    stored = clients.kept
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(GroceryAction.cart, .opened),
    .on(CartAction.reviewChanges, .changesTapped),
    .on(CartAction.acceptChanges, .accepted),
    .on(CartAction.checkOut, .checkOutTapped),
    .on(CartAction.save, .saveTapped),
    .on(CartAction.validate, .validateTapped),
    .on(CartAction.ordered, .answerTapped(isOrdered: true)),
    .on(CartAction.notOrdered, .answerTapped(isOrdered: false)),
    .on(CartAction.undoOrder, .undoOrderTapped),
  ]

  func action(forConnection isThere: Bool) -> Action? { isThere ? .connected : nil }

  func reduce(
    _ action: Action, _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .opened:
      // A cart that is just being handed over is not begun anew.
      if !state.isLeaving {
        let unkept = state.unkept
        state = State()
        state.unkept = unkept
      }
      return changingGroceries(stored, world) {
        [.show(Route(PlanningRoutes.cart))] + review(&state, world)
      }
    case .connected: return world.isAt(PlanningRoutes.cart) ? review(&state, world) : []
    case .validateTapped: return review(&state, world)
    case .changesTapped: return [.show(Route(PlanningRoutes.cartChanges))]
    case .accepted:
      let leaving: [Command<Effect>] = world.isAt(PlanningRoutes.cartChanges) ? [.dismiss] : []
      return leaving + look(&state, world, nil)
    case .saveTapped:
      guard state.reviewed != nil else { return [.say(.confirmation(copy("cart.saved")))] }
      return look(&state, world, .confirmation(copy("cart.saved")))
    case .checkOutTapped: return checkOut(&state, stored, world)
    case .reviewed(let cart):
      let isFirst = cart.seen == nil
      (state.reviewed, state.isChecking) = (isFirst ? cart.accepted : cart, false)
      // The first look is the one that later ones are held against.
      let looked = isFirst ? cart.looked : []
      return record(cart.prices + looked, world, nil)
    case .failed: (state.isChecking, state.isLeaving, state.hasFailed) = (false, false, true)
    case .handed, .answerTapped, .undoOrderTapped, .answered:
      return order(action, &state, stored, world)
    case .stored(let notice): return notice.map { [.say($0)] } ?? []
    case .unstored:
      state.isLeaving = false
      return [sayUnstored]
    }
    return []
  }

  func review(_ state: inout State, _ world: World) -> [Command<Effect>] {
    guard world.isConnected, !state.isChecking, !state.isLeaving else { return [] }
    (state.isChecking, state.hasFailed) = (true, false)
    return [.run(.review(world), id: "review")]
  }

  private func record(
    _ events: [GroceryEvent], _ world: World, _ notice: Notice?
  ) -> [Command<Effect>] {
    guard !events.isEmpty else { return notice.map { [.say($0)] } ?? [] }
    return [.run(.record(events, world, notice))]
  }

  /// Keeps the cart as it is now as the one that was looked at.
  private func look(
    _ state: inout State, _ world: World, _ notice: Notice?
  ) -> [Command<Effect>] {
    guard let cart = state.reviewed else { return [] }
    state.reviewed = cart.accepted
    return record(cart.looked, world, notice)
  }

  /// Hands over what was looked at; what changed since has to be looked at first.
  private func checkOut(
    _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    guard let cart = state.reviewed, !state.isLeaving, !state.isChecking else { return [] }
    guard world.isConnected else { return [.say(.failure(copy("cart.offline")))] }
    // What nobody asked about for an hour is asked about first, however long the screen stood.
    guard case .ready = cart.draft.readiness(at: world.date, isOnline: true) else {
      return [.say(.failure(copy("cart.expired")))] + review(&state, world)
    }
    guard let draft = cart.toHandOver(at: world.date) else {
      return [.say(.failure(copy("cart.changed")))]
    }
    return changingGroceries(stored, world) {
      state.isLeaving = true
      return [.run(.handOver(draft, world), id: "hand-over")]
    }
  }

}
