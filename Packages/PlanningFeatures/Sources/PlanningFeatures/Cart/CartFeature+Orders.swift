import AppShell
import DesignSystem
import EaterRecord
import Groceries
import PlanningPresentation
import ScreenParts

extension CartFeature {
  /// What becomes of a cart once it was handed over.
  func order(
    _ action: Action, _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .handed(let bought, let purchase, let isStored):
      return handed(bought, purchase, isStored: isStored, &state, stored)
    case .answerTapped(let isOrdered):
      return pending(state, stored, world).map { purchase in
        [.run(.answer(purchase, isOrdered: isOrdered, world), id: "answer")]
      } ?? []
    case .undoOrderTapped:
      let list = GroceryListID.week(from: world.shownWeek(stored).lowerBound)
      return stored.record.shopping.lastOrder(on: list).map { purchase in
        [.run(.answer(purchase, isOrdered: nil, world), id: "answer")]
      } ?? []
    case .answered(let purchase, let isOrdered):
      return answered(purchase, isOrdered, &state, world)
    default: return []
    }
  }

  /// The cart of the week that is shown which was handed over, while nobody said whether it was ordered.
  func pending(_ state: State, _ stored: KeptPlanning, _ world: World) -> Purchase? {
    let list = GroceryListID.week(from: world.shownWeek(stored).lowerBound)
    return state.unkept.flatMap { $0.list == list ? $0 : nil }
      ?? stored.record.shopping.pending(on: list)
  }

  /// Leaves for the store with a cart; what was handed over is asked about on return.
  func handed(
    _ bought: BoughtCart, _ purchase: Purchase, isStored: Bool, _ state: inout State,
    _ stored: KeptPlanning
  ) -> [Command<Effect>] {
    state.isLeaving = false
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

  /// Says what became of an order, and how to take it back.
  func answered(
    _ purchase: Purchase, _ isOrdered: Bool?, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    state.unkept = nil
    state.reviewed = nil
    switch isOrdered {
    case true?:
      return [
        .say(
          .confirmation(
            copy("cart.ordered", count: purchase.items.count), icon: .undo,
            action: ControlAction(CartAction.undoOrder)))
      ]
    case false?: return [.say(.confirmation(copy("cart.not-ordered")))] + review(&state, world)
    case nil: return [.say(.confirmation(copy("cart.undone")))]
    }
  }
}
