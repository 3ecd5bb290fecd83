import AppShell
import DesignSystem
import EaterRecord
import Groceries
import PlanningParts
import PlanningPresentation
import ScreenParts

extension CartFeature {
  /// The steps after a cart was handed over.
  func order(
    _ action: Action, in state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .handed(let bought, let purchase, let isStored):
      return handed(bought, purchase: purchase, isStored: isStored, in: &state, stored: stored)
    case .answerTapped(let isOrdered):
      // The grocery list asks the same question, also about the cart of another week.
      let order =
        world.isAt(PlanningRoutes.cart)
        ? pending(state, stored, world) : world.openOrder(stored)
      return order.map { purchase in
        [.run(.answer(purchase, isOrdered: isOrdered, world), id: "answer")]
      } ?? []
    case .undoOrderTapped:
      let list = state.orderedList ?? state.list ?? shownList(stored, world)
      return stored.record.shopping.lastOrder(on: list).map { purchase in
        [.run(.answer(purchase, isOrdered: nil, world), id: "answer")]
      } ?? []
    case .answered(let purchase, let isOrdered):
      return answered(
        purchase, isOrdered: isOrdered, in: &state, stored: stored, world: world)
    default: return []
    }
  }

  /// The handed-over cart of the list on screen for which the user has not yet said whether it was
  /// ordered.
  func pending(_ state: State, _ stored: KeptPlanning, _ world: World) -> Purchase? {
    let list = state.list ?? shownList(stored, world)
    return state.unkept.flatMap { $0.list == list ? $0 : nil }
      ?? stored.record.shopping.pending(on: list)
  }

  /// Opens the store with a cart; the app asks about the order on return.
  func handed(
    _ bought: BoughtCart, purchase: Purchase, isStored: Bool, in state: inout State,
    stored: KeptPlanning
  ) -> [Command<Effect>] {
    state.end(.leaving)
    guard !bought.cart.lines.isEmpty else { return [.say(.failure(copy("cart.refused")))] }
    state.reviewed = nil
    state.unkept = isStored ? nil : purchase
    let settings = stored.record.shopping.settings
    let retailer = ["retailer": clients.retailers.name(of: settings.retailer)]
    return [
      .say(
        isStored
          ? .confirmation(copy("cart.handed-over", retailer))
          : .failure(copy("cart.handed-over.unkept", retailer))),
      .leave(to: Departure(bought.address)),
    ]
  }

  /// Announces the result of an order, with a way to undo it.
  func answered(
    _ purchase: Purchase, isOrdered: Bool?, in state: inout State, stored: KeptPlanning,
    world: World
  ) -> [Command<Effect>] {
    state.unkept = nil
    state.reviewed = nil
    switch isOrdered {
    case true?:
      state.orderedList = purchase.list
      return [
        .say(
          .confirmation(
            copy("cart.ordered", count: purchase.items.count), icon: .undo,
            action: ControlAction(CartAction.undoOrder)))
      ]
    case false?:
      let checking = world.isAt(PlanningRoutes.cart) ? review(&state, stored, world) : []
      return [.say(.confirmation(copy("cart.not-ordered")))] + checking
    case nil: return [.say(.confirmation(copy("cart.undone")))]
    }
  }
}
