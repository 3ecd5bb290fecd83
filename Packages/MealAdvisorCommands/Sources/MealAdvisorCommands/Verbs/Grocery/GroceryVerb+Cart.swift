import CommandKit
import EaterRecord
import Groceries
import Journal
import MealModels
import PrintedText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension GroceryVerb {
  static let checkout = Flag("--checkout", nil, "hand the cart that you looked at to the store")

  var cartForm: CommandForm {
    CommandForm(
      "grocery cart", flags: [Self.checkout, PlanSession.week, .json],
      "what goes into the cart, what changed, and what it costs", run: cart)
  }

  private func cart(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withList(invocation) { session async throws(CommandError) in
      try session.mayAsk(invocation)
      let reviewed = try await session.reviewedCart()
      guard invocation.arguments.has(Self.checkout) else {
        let after = try await session.recording(reviewed.events)
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
      let after = try await session.recording(reviewed.events)
      var reply = CartText(after, reviewed).reply(invocation)
      reply.failure = "the cart changed since you looked at it; it is not handed over"
      return reply
    }
    let bought: BoughtCart
    do throws(RetailerError) { bought = try await session.handingOver(cart) } catch {
      throw .retailer(error)
    }
    guard !bought.cart.lines.isEmpty else {
      throw .failed("the store takes nothing of the cart any more; the list is as it was")
    }
    let after = try await session.recording(bought)
    return CartText(after, reviewed).reply(invocation, bought)
  }
}

/// The cart of a list as it is now, beside how it was looked at.
struct ReviewedCart: Sendable {
  /// The cart that was looked at; nil where none was.
  let seen: CartDraft?
  /// The cart at the prices of now.
  let draft: CartDraft
  let changes: CartReview
  /// What changed in the store since somebody looked.
  let deltas: [PriceDelta]
  let answer: StoreAnswer
  /// What is stored once it was looked at.
  let events: [GroceryEvent]

  /// The cart to hand over at a time; nil where it has to be looked at again.
  ///
  /// Within the hold of an hour it is what was looked at, at the prices of then, as long as the list and
  /// the shelf have all of it; after that nothing may have changed.
  func toHandOver(at now: Date) -> CartDraft? {
    guard let seen else { return nil }
    if case .ready = seen.readiness(at: now, isOnline: true) {
      let isSame =
        seen.lines.map(\.id) == draft.lines.map(\.id)
        && seen.lines.map(\.count) == draft.lines.map(\.count)
      return isSame ? seen : nil
    }
    return changes.changes.isEmpty ? draft : nil
  }
}

/// A cart that was handed to a store, and where to pay for it.
struct BoughtCart: Sendable {
  let cart: CartDraft
  let refused: [ProductID]
  let address: String
}

extension GrocerySession {
  /// Holds the list against the newest inventory.
  fileprivate func reviewedCart() async throws(CommandError) -> ReviewedCart {
    do throws(RetailerError) {
      let (answer, events) = try await fresh()
      guard let store = answer.store, let priced = answer.priced else { throw .offline }
      let after = applying(events)
      var draft = CartDraft(priced, store: store)
      draft.validated = session.now
      let seen = shopping.cart(of: list.id).flatMap { $0.store == store ? $0 : nil }
      return ReviewedCart(
        seen: seen, draft: draft, changes: CartReview(from: seen ?? draft, to: draft),
        deltas: after.shopping.deltas(in: store), answer: answer,
        events: events + after.shopping.reviewing(store) + [.cart(list.id, draft)])
    } catch {
      throw .retailer(error)
    }
  }

  /// Puts a cart at the store; what it refuses is no part of what is bought.
  fileprivate func handingOver(_ draft: CartDraft) async throws(RetailerError) -> BoughtCart {
    let held = try await retailer.cart(draft.order)
    var cart = draft
    cart.held = held.id
    cart.lines.removeAll { held.refused.contains($0.product.id) }
    let address = cart.lines.isEmpty ? "" : try await retailer.checkoutURL(held.id)
    return BoughtCart(cart: cart, refused: held.refused, address: address)
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
