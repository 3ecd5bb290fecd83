import AppShell
import EaterRecord
import Groceries
import Journal
import MealModels
import PlanningParts

extension CartFeature {
  private typealias Context = EffectContext<KeptPlanning>

  func perform(_ effect: Effect, _ context: EffectContext<KeptPlanning>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .mark(let draft, let list, let world):
        if let action = await marks(of: draft, on: list, world, context) { report(action) }
      case .review(let list, let world): report(await review(list, world, context))
      case .record(let events, let world, let notice):
        let isStored = await context.isWritten {
          try await clients.stores.shop(events, at: world.date)
        }
        report(isStored ? .stored(notice) : .unstored)
      case .handOver(let draft, let list, let world):
        report(await handOver(draft, of: list, world: world, context: context))
      case .answer(let purchase, let isOrdered, let world):
        report(await answer(purchase, isOrdered: isOrdered, world: world, context: context))
      }
    }
  }

  private func list(
    _ world: World, of list: GroceryListID, _ context: Context
  ) async throws(RetailerError) -> WeekGroceries {
    guard let kept = try? await context.latest() else { throw .cancelled }
    let days = list.days ?? world.shownWeek(kept)
    return try clients.groceries(of: days, kept, on: world.moment)
  }

  /// The marks of a reviewed cart, or else of the stored one; nil if the list cannot be made.
  private func marks(
    of draft: CartDraft?, on id: GroceryListID, _ world: World, _ context: Context
  ) async -> Action? {
    guard let groceries = try? await list(world, of: id, context) else { return nil }
    let cart = draft ?? groceries.shopping.cart(of: id)
    let cautions = cart.map { groceries.cautions(in: $0) } ?? [:]
    return .marked(id, cautions.mapValues { copy.words(of: $0, groceries) })
  }

  private func review(
    _ id: GroceryListID, _ world: World, _ context: Context
  ) async -> Action {
    do throws(RetailerError) {
      let groceries = try await list(world, of: id, context)
      let cart = try await groceries.reviewedCart(at: world.date)
      return .reviewed(cart, walk: groceries.walked.map(\.id))
    } catch {
      return .failed
    }
  }

  /// Hands the cart over to the store, and records the purchase; items are ticked only after the
  /// order.
  private func handOver(
    _ draft: CartDraft, of id: GroceryListID, world: World, context: Context
  ) async -> Action {
    do throws(RetailerError) {
      let groceries = try await list(world, of: id, context)
      let bought = try await groceries.handingOver(draft)
      let purchase = bought.cart.purchase(
        for: groceries.list.id, as: PurchaseID(rawValue: context.environment.makeID()),
        at: world.date)
      guard !bought.cart.lines.isEmpty else { return .handed(bought, purchase, isStored: false) }
      let isStored = await context.isWritten {
        try await clients.stores.shop([.handed(purchase)], at: world.date)
      }
      return .handed(bought, purchase, isStored: isStored)
    } catch {
      return .failed
    }
  }

  /// Stores the answer about an order: ordered, not ordered, or ask again.
  ///
  /// If the cart was ordered, its items are ticked and in the pantry.
  private func answer(
    _ purchase: Purchase, isOrdered: Bool?, world: World, context: Context
  ) async -> Action {
    do throws(RetailerError) {
      let groceries = try await list(world, of: purchase.list, context)
      let change =
        switch isOrdered {
        case true?: groceries.ordering(purchase)
        case false?: groceries.declining(purchase)
        case nil: groceries.unordering(purchase)
        }
      let isStored = await context.isWritten {
        try await clients.stores.keep(change, at: world.date)
      }
      return isStored ? .answered(purchase, isOrdered: isOrdered) : .unstored
    } catch {
      return .unstored
    }
  }
}
