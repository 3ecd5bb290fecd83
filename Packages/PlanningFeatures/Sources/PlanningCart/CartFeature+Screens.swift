import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningParts
import PlanningPresentation
import ScreenParts

extension CartFeature {
  func screen(
    of route: Route, state: State, stored: KeptPlanning, context: ScreenContext
  ) -> (any Screen)? {
    let presentation = presentation(context)
    if PlanningRoutes.cartChanges ~= route {
      return CartChangesScreen(CartChangesInput(changes: changes(state)), presentation)
    }
    let (settings, world) = (stored.record.shopping.settings, context.world)
    let list = GroceryListID.week(from: world.shownWeek(stored).lowerBound)
    // Until the store has checked the cart, the stored cart is shown.
    let cart = state.reviewed?.draft ?? stored.record.shopping.cart(of: list)
    let decision = clients.decision(
      .change, clients.soldGroceries, stored.record.entitlement, at: world.deviceDate)
    return CartScreen(
      CartInput(
        store: ChosenStore(settings, retailer: clients.retailers.name(of: settings.retailer)),
        readyCount: cart?.itemsReady ?? 0, changeCount: state.reviewed?.changes.changes.count ?? 0,
        total: cart?.total.known, unpricedCount: cart?.total.unknown ?? 0,
        budget: budget(cart, list, stored), missing: missing(cart, state),
        order: pending(state, stored, world).map { order(of: $0, settings) },
        phase: phase(state, cart, world), isAllowed: decision.isAllowed,
        toast: context.notice), presentation)
  }

  /// The cost of the week with the cart, and its budget.
  private func budget(
    _ cart: CartDraft?, _ list: GroceryListID, _ stored: KeptPlanning
  ) -> BudgetSum? {
    let record = stored.record
    return BudgetStanding(
      record.shopping.spent(on: list, and: cart?.total.known), of: record.planSettings.weeklyBudget
    ).map(BudgetSum.init)
  }

  /// The names of the items that the store does not have.
  private func missing(_ cart: CartDraft?, _ state: State) -> [String] {
    guard let list = state.reviewed?.list else { return [] }
    return (cart?.missing ?? []).compactMap { list[$0]?.item.name }
  }

  private func order(of purchase: Purchase, _ settings: ShoppingSettings) -> CartInput.Order {
    CartInput.Order(
      retailer: clients.retailers.name(of: settings.retailer),
      count: purchase.lines.reduce(0) { $0 + $1.packages }, total: purchase.total.known)
  }

  private func phase(_ state: State, _ cart: CartDraft?, _ world: World) -> CartInput.Phase {
    guard world.isConnected else { return .offline }
    switch state.phase {
    case .leaving: return .leaving
    case .checking: return .checking
    case .failed: return .failed
    case .idle:
      guard let cart, !cart.lines.isEmpty else { return .ready }
      guard case .ready = cart.readiness(at: world.date, isOnline: true) else { return .expired }
      return .ready
    }
  }

  private func changes(_ state: State) -> [CartChangesInput.Change] {
    (state.reviewed?.changes.changes ?? []).compactMap { change in
      guard let line = change.after ?? change.before else { return nil }
      return CartChangesInput.Change(
        GroceryItemID(rawValue: change.id), line.product.shelfName,
        count: line.count, kind(of: change), difference: change.difference)
    }
  }

  private func kind(of change: CartReview.Change) -> CartChangesInput.Change.Kind {
    switch (change.before, change.after) {
    case (_, nil): return .gone
    case (nil, _?): return .added
    case (let before?, let after?):
      if let old = before.product.price, let new = after.product.price, old != new {
        return .price(from: old, to: new)
      }
      return .count(from: before.count, to: after.count)
    }
  }
}
