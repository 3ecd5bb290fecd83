import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningParts
import PlanningPresentation
import ScreenParts

/// The cart of the shown list: checked with the store, reviewed, and handed over.
struct CartFeature: PlanningFeature {
  struct State: Sendable {
    /// The list that the cart on screen is for; nil before a cart was opened.
    var list: GroceryListID?
    /// The present cart and the reviewed one; nil before the app asked the store.
    var reviewed: ReviewedCart?
    /// The items of the list in the order of the shop's aisles.
    var walk: [ListItemID] = []
    /// The marks that items of the cart are not for somebody of the household.
    var warnings: [ListItemID: String] = [:]
    /// The state of the present request to the store.
    var phase = Phase.idle
    /// A cart that was handed over but could not be stored as a purchase, so this feature asks
    /// about it.
    var unkept: Purchase?
    /// The list of the order that was last confirmed here, for undoing it.
    var orderedList: GroceryListID?

    /// Ends a phase if it is the present one.
    mutating func end(_ phase: Phase) {
      if self.phase == phase { self.phase = .idle }
    }
  }

  /// The state of the present request to the store.
  enum Phase: Sendable {
    /// No request runs.
    case idle
    /// The store checks the cart.
    case checking
    /// The cart is being handed over to the store.
    case leaving
    /// No request runs; the store did not answer the last one.
    case failed

    /// Whether the app waits for an answer from the store.
    var isBusy: Bool {
      switch self {
      case .checking, .leaving: true
      case .idle, .failed: false
      }
    }
  }

  enum Action: Sendable {
    case opened
    case shown
    case weekTapped
    case connected
    case changesTapped
    case accepted
    case checkOutTapped
    case saveTapped
    case validateTapped
    case storedChanged
    case marked(GroceryListID, [ListItemID: String])
    case reviewed(ReviewedCart, walk: [ListItemID])
    case failed
    case handed(BoughtCart, Purchase, isStored: Bool)
    case answerTapped(isOrdered: Bool)
    case undoOrderTapped
    case answered(Purchase, isOrdered: Bool?)
    case stored(Notice?)
    case unstored
  }

  enum Effect: Sendable {
    case mark(CartDraft?, GroceryListID, World)
    case review(GroceryListID, World)
    case record([GroceryEvent], World, Notice?)
    case handOver(CartDraft, GroceryListID, World)
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
    .on(CartAction.shownWeek, .weekTapped),
  ]

  func action(forShowing route: Route) -> Action? {
    PlanningRoutes.cart ~= route ? .shown : nil
  }

  func offers(_ state: State, _ stored: KeptPlanning, _ world: World) -> Offers {
    var offers = Offers()
    if let unkept = state.unkept { offers.add(UnkeptOrder(unkept)) }
    return offers
  }

  func action(forChangeFrom before: KeptPlanning) -> Action? { .storedChanged }

  func action(forConnection isThere: Bool) -> Action? { isThere ? .connected : nil }

  func reduce(
    _ action: Action, into state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .opened:
      begin(&state, stored, world)
      return changingGroceries(stored, world) {
        [.show(Route(PlanningRoutes.cart))] + mark(state, stored, world)
          + review(&state, stored, world)
      }
    case .weekTapped:
      begin(&state, stored, world)
      return changingGroceries(stored, world) {
        mark(state, stored, world) + review(&state, stored, world)
      }
    case .shown:
      // After a restart the app opens on the cart without having asked the store.
      let decision = clients.decision(
        .change, clients.soldGroceries, stored.record.entitlement, at: world.deviceDate)
      let isNew = state.list == nil
      return mark(state, stored, world)
        + (isNew && decision.isAllowed ? review(&state, stored, world) : [])
    case .storedChanged:
      return world.isAt(PlanningRoutes.cart) ? mark(state, stored, world) : []
    case .marked(let list, let warnings):
      if list == state.list ?? shownList(stored, world) { state.warnings = warnings }
    case .connected: return world.isAt(PlanningRoutes.cart) ? review(&state, stored, world) : []
    case .validateTapped: return review(&state, stored, world)
    case .changesTapped: return [.show(Route(PlanningRoutes.cartChanges))]
    case .accepted:
      let leaving: [Command<Effect>] = world.isAt(PlanningRoutes.cartChanges) ? [.dismiss] : []
      return leaving + look(&state, world, nil)
    case .saveTapped:
      guard state.reviewed != nil else { return [.say(.confirmation(copy("cart.saved")))] }
      return look(&state, world, .confirmation(copy("cart.saved")))
    case .checkOutTapped: return checkOut(&state, stored, world)
    case .reviewed(let cart, let walk):
      guard cart.list.id == state.list else { return [] }
      state.walk = walk
      let isFirst = cart.seen == nil
      state.reviewed = isFirst ? cart.accepted : cart
      state.end(.checking)
      let marking = mark(state, stored, world)
      // Later changes are compared with the first review.
      let looked = isFirst ? cart.looked : []
      return marking + record(cart.prices + looked, world, nil)
    case .failed: state.phase = .failed
    case .handed, .answerTapped, .undoOrderTapped, .answered:
      return order(action, in: &state, stored: stored, world: world)
    case .stored(let notice): return notice.map { [.say($0)] } ?? []
    case .unstored:
      state.end(.leaving)
      return [sayUnstored]
    }
    return []
  }

  /// Begins with the cart of the week on screen; a cart that is being handed over stays.
  private func begin(_ state: inout State, _ stored: KeptPlanning, _ world: World) {
    guard state.phase != .leaving else { return }
    state = State(list: shownList(stored, world), unkept: state.unkept)
  }

  /// The list of the week on screen.
  func shownList(_ stored: KeptPlanning, _ world: World) -> GroceryListID {
    .week(from: world.shownWeek(stored).lowerBound)
  }

  /// Marks the items of the cart on screen that are not for somebody.
  private func mark(
    _ state: State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    let list = state.list ?? shownList(stored, world)
    return [.run(.mark(state.reviewed?.draft, list, world), id: "mark")]
  }

  func review(
    _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    guard world.isConnected, !state.phase.isBusy, stored.record.shopping.settings.store != nil
    else { return [] }
    let list = state.list ?? shownList(stored, world)
    (state.list, state.phase) = (list, .checking)
    return [.run(.review(list, world), id: "review")]
  }

  private func record(
    _ events: [GroceryEvent], _ world: World, _ notice: Notice?
  ) -> [Command<Effect>] {
    guard !events.isEmpty else { return notice.map { [.say($0)] } ?? [] }
    return [.run(.record(events, world, notice))]
  }

  /// Stores the present cart as the reviewed one.
  private func look(
    _ state: inout State, _ world: World, _ notice: Notice?
  ) -> [Command<Effect>] {
    guard let cart = state.reviewed else { return [] }
    state.reviewed = cart.accepted
    return record(cart.looked, world, notice)
  }

  /// Hands over the reviewed cart; later changes have to be reviewed first.
  private func checkOut(
    _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    guard let cart = state.reviewed, !state.phase.isBusy, let list = state.list,
      list == shownList(stored, world)
    else { return [] }
    guard world.isConnected else { return [.say(.failure(copy("cart.offline")))] }
    // The store prices a cart again an hour after its last answer, even if the screen stayed open.
    guard case .ready = cart.draft.readiness(at: world.date, isOnline: true) else {
      return [.say(.failure(copy("cart.expired")))] + review(&state, stored, world)
    }
    guard let draft = cart.toHandOver(at: world.date) else {
      return [.say(.failure(copy("cart.changed")))]
    }
    return changingGroceries(stored, world) {
      state.phase = .leaving
      return [.run(.handOver(draft, list, world), id: "hand-over")]
    }
  }

}
