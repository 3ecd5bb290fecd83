import AppShell
import EaterRecord
import Groceries
import Journal
import MealModels

extension CartFeature {
  private typealias Context = EffectContext<KeptPlanning>

  func perform(_ effect: Effect, _ context: EffectContext<KeptPlanning>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .review(let world): report(await review(world, context))
      case .record(let events, let world, let notice):
        let isStored = await context.isWritten {
          try await clients.stores.shop(events, at: world.date)
        }
        report(isStored ? .stored(notice) : .unstored)
      case .handOver(let draft, let world): report(await handOver(draft, world, context))
      }
    }
  }

  private func list(_ world: World, _ context: Context) async throws(RetailerError) -> WeekGroceries
  {
    guard let kept = try? await context.latest() else { throw .cancelled }
    return try clients.groceries(of: world.shownWeek(kept), kept, on: world.moment)
  }

  private func review(_ world: World, _ context: Context) async -> Action {
    do throws(RetailerError) {
      let groceries = try await list(world, context)
      return .reviewed(try await groceries.reviewedCart(at: world.date))
    } catch {
      return .failed
    }
  }

  /// Puts the cart at the store, and keeps what was bought: ticked, and at home; all of it or nothing.
  private func handOver(_ draft: CartDraft, _ world: World, _ context: Context) async -> Action {
    let makeID = context.environment.makeID
    do throws(RetailerError) {
      let groceries = try await list(world, context)
      let bought = try await groceries.handingOver(draft)
      guard !bought.cart.lines.isEmpty else { return .handed(bought) }
      let events = bought.cart.handedOver(
        for: groceries.list, as: PurchaseID(rawValue: makeID()), at: world.date)
      let isStored = await context.isWritten {
        try await clients.stores.buy(events, at: world.date, newID: makeID)
      }
      return isStored ? .handed(bought) : .unstored
    } catch {
      return .failed
    }
  }
}
