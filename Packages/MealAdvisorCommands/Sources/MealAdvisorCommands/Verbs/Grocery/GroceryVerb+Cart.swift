import CommandKit
import EaterRecord
import Groceries
import Journal
import MealModels
import PrintedText

extension GroceryVerb {
  static let checkout = Flag("--checkout", nil, "hand the cart that you looked at to the store")

  var cartForm: CommandForm {
    CommandForm(
      "grocery cart", flags: [Self.checkout, PlanSession.week, .simulate(), .json],
      "what goes into the cart, what changed, and what it costs", run: cart)
  }

  private func cart(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withList(invocation) { session async throws(CommandError) in
      try session.mayAsk(invocation)
      let reviewed = try await session.reviewedCart()
      guard invocation.arguments.has(Self.checkout) else {
        let after = try await session.recording(reviewed.prices + reviewed.looked)
        return CartText(after, reviewed).reply(invocation)
      }
      return try await handOver(reviewed, session, invocation)
    }
  }

  /// Hands a cart over that is as it was looked at; else shows what changed, and hands nothing over.
  private func handOver(
    _ reviewed: ReviewedCart, _ session: GrocerySession, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    guard reviewed.seen != nil else {
      throw .wrong("look at the cart first: '\(invocation.program) grocery cart'")
    }
    guard reviewed.draft.itemsReady > 0 else { throw .wrong("there is nothing in the cart") }
    guard let cart = reviewed.toHandOver(at: session.session.now) else {
      let after = try await session.recording(reviewed.prices + reviewed.looked)
      var reply = CartText(after, reviewed).reply(invocation)
      reply.failure = "the cart changed since you looked at it; it is not handed over"
      return reply
    }
    let bought: BoughtCart
    do throws(RetailerError) { bought = try await session.groceries.handingOver(cart) } catch {
      throw .retailer(error)
    }
    guard !bought.cart.lines.isEmpty else {
      throw .failed("the store takes nothing of the cart any more; the list is as it was")
    }
    let purchase = bought.cart.purchase(
      for: session.list.id, as: PurchaseID(rawValue: advisor.environment.makeID()),
      at: session.session.now)
    do throws(CommandError) {
      let after = try await session.recording([.handed(purchase)])
      return CartText(after, reviewed).reply(invocation, bought)
    } catch {
      var reply = CartText(session, reviewed).reply(invocation, bought)
      reply.failure =
        "the cart is at the store, but that could not be kept here, so it will not be asked about"
      return reply
    }
  }
}

extension GrocerySession {
  /// Holds the list against the newest inventory.
  fileprivate func reviewedCart() async throws(CommandError) -> ReviewedCart {
    do throws(RetailerError) { return try await groceries.reviewedCart(at: session.now) } catch {
      throw .retailer(error)
    }
  }
}
