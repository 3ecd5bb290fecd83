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
    let after = try await session.recording(bought)
    return CartText(after, reviewed).reply(invocation, bought)
  }
}

extension GrocerySession {
  /// Holds the list against the newest inventory.
  fileprivate func reviewedCart() async throws(CommandError) -> ReviewedCart {
    do throws(RetailerError) { return try await groceries.reviewedCart(at: session.now) } catch {
      throw .retailer(error)
    }
  }

  /// Keeps what was bought: it is ticked, and at home; all of it or nothing.
  fileprivate func recording(_ bought: BoughtCart) async throws(CommandError) -> GrocerySession {
    let (now, makeID) = (session.now, advisor.environment.makeID)
    let events = bought.cart.handedOver(
      for: list, as: PurchaseID(rawValue: makeID()), at: now)
    try await session.storing { stores async throws(JournalError) in
      try await stores.buy(events, at: now, newID: makeID)
    }
    return applying(events)
  }
}
