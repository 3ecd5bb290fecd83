import EaterCommands
import CommandKit
import EaterRecord
import Groceries
import Journal
import MealModels
import PlanSessions
import PrintedText

extension GroceryVerb {
  static let checkout = Flag(
    "--checkout", nil, "send the cart to the store, as you last saw it")

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

  /// Hands over the cart if it is unchanged since its review; otherwise only shows the changes.
  private func handOver(
    _ reviewed: ReviewedCart, _ session: GrocerySession, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    guard reviewed.seen != nil else {
      throw .wrong("look at the cart first: '\(invocation.program) grocery cart'")
    }
    guard reviewed.draft.itemsReady > 0 else { throw .wrong("the cart is empty") }
    guard let cart = reviewed.toHandOver(at: session.session.now) else {
      let after = try await session.recording(reviewed.prices + reviewed.looked)
      var reply = CartText(after, reviewed).reply(invocation)
      reply.failure = "the cart changed since you looked at it, so it was not sent"
      return reply
    }
    let bought: BoughtCart
    do throws(RetailerError) { bought = try await session.groceries.handingOver(cart) } catch {
      throw .retailer(error)
    }
    guard !bought.cart.lines.isEmpty else {
      throw .failed("the store no longer accepts anything in the cart; the list was not changed")
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
        "the cart was sent, but that could not be stored, so the list will not ask about it"
      return reply
    }
  }
}

extension GrocerySession {
  /// Compares the list with the newest inventory.
  fileprivate func reviewedCart() async throws(CommandError) -> ReviewedCart {
    do throws(RetailerError) { return try await groceries.reviewedCart(at: session.now) } catch {
      throw .retailer(error)
    }
  }
}
