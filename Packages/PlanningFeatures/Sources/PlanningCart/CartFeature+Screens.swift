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
    return CartScreen(input(state, stored, context), presentation)
  }

  private func input(
    _ state: State, _ stored: KeptPlanning, _ context: ScreenContext
  ) -> CartInput {
    let (settings, world) = (stored.record.shopping.settings, context.world)
    let (shown, shopping) = (shownList(stored, world), stored.record.shopping)
    let list = state.list ?? shown
    // Until the store has checked the cart, the stored cart is shown.
    let cart = state.reviewed?.draft ?? shopping.cart(of: list)
    let decision = clients.decision(
      .change, clients.soldGroceries, stored.record.entitlement, at: world.deviceDate)
    var input = CartInput(
      store: ChosenStore(settings, retailer: clients.retailers.name(of: settings.retailer)),
      readyCount: cart?.itemCount ?? 0,
      changeCount: state.reviewed?.changes.changes.count ?? 0,
      total: cart?.total.known, unpricedCount: cart?.total.unknown ?? 0,
      budget: budget(cart, list, stored),
      order: pending(state, stored, world).map { order(of: $0, settings) },
      phase: list == shown ? phase(state, cart, world) : .otherWeek,
      isAllowed: decision.isAllowed, toast: context.notice)
    input.firstDay = list.days?.lowerBound
    input.shownFirstDay = list == shown ? nil : shown.days?.lowerBound
    input.lines = CartWords.lines(
      of: cart, on: state.reviewed?.list, walk: state.walk, warnings: state.warnings, copy)
    let gaps = CartWords.gaps(of: state.reviewed)
    (input.missing, input.soldOut, input.unsuitable) = (gaps.notSold, gaps.out, gaps.unsuitable)
    return input
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

  private func order(of purchase: Purchase, _ settings: ShoppingSettings) -> CartInput.Order {
    CartInput.Order(
      retailer: clients.retailers.name(of: settings.retailer),
      count: purchase.items.count, total: purchase.total.known)
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
