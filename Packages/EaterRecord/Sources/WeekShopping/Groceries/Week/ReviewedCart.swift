import Groceries

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The present cart of a list, together with the cart that was reviewed.
public struct ReviewedCart: Sendable {
  /// The reviewed cart; nil if there is none.
  public let seen: CartDraft?
  /// The cart at the present prices.
  public let draft: CartDraft
  /// The differences from the reviewed cart.
  public let changes: CartReview
  /// The changes in the shop since the review.
  public let deltas: [PriceDelta]
  /// The list that the cart is for.
  public let list: GroceryList
  /// The shop's answer for the list.
  public let answer: StoreAnswer
  /// The events that store the present prices.
  public let prices: [GroceryEvent]
  /// The events that store the review.
  public let looked: [GroceryEvent]

  /// Makes a cart.
  public init(
    seen: CartDraft?, draft: CartDraft, changes: CartReview, deltas: [PriceDelta],
    list: GroceryList, answer: StoreAnswer, prices: [GroceryEvent], looked: [GroceryEvent]
  ) {
    self.seen = seen
    self.draft = draft
    self.changes = changes
    self.deltas = deltas
    self.list = list
    self.answer = answer
    self.prices = prices
    self.looked = looked
  }

  /// The cart after its changes were reviewed; later carts are compared with it.
  public var accepted: ReviewedCart {
    ReviewedCart(
      seen: draft, draft: draft, changes: CartReview(from: draft, to: draft), deltas: [],
      list: list, answer: answer, prices: [], looked: looked)
  }

  /// The cart to hand over at a time; nil if the user has to review it again.
  ///
  /// For an hour after the review it is the reviewed cart at the reviewed prices, if the present
  /// cart has the same products and counts. Later it is the present cart, if nothing has changed.
  public func toHandOver(at now: Date) -> CartDraft? {
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

/// A cart that was handed to a shop, with the address for the payment.
public struct BoughtCart: Sendable {
  /// The items that the shop accepted.
  public let cart: CartDraft
  /// The products that the shop refused.
  public let refused: [ProductID]
  /// The address for the payment; empty if the shop accepted no item.
  public let address: String

  /// Makes a cart that was handed over.
  public init(cart: CartDraft, refused: [ProductID] = [], address: String) {
    self.cart = cart
    self.refused = refused
    self.address = address
  }
}

extension WeekGroceries {
  /// Compares the list with the newest inventory.
  ///
  /// Items that are no longer to be bought are not counted as changes.
  ///
  /// - Throws: the reason why the shop did not answer; `RetailerError.offline` if no shop is
  ///   chosen.
  public func reviewedCart(at now: Date) async throws(RetailerError) -> ReviewedCart {
    let (answer, events) = try await fresh()
    guard let store = answer.store, let priced = answer.priced else { throw .offline }
    let after = applying(events)
    var draft = CartDraft(priced, store: store)
    draft.validated = now
    var seen = shopping.cart(of: list.id).flatMap { $0.store == store ? $0 : nil }
    // What the eater ticked or took off the list is no news about the shop.
    let wanted = Set(list.open.map(\.id))
    seen?.lines.removeAll { !wanted.contains($0.item) }
    return ReviewedCart(
      seen: seen, draft: draft, changes: CartReview(from: seen ?? draft, to: draft),
      deltas: after.shopping.deltas(in: store), list: list, answer: answer, prices: events,
      looked: after.shopping.reviewing(store) + [.cart(list.id, draft)])
  }

  /// Hands a cart to the shop, and removes refused products from the bought cart.
  public func handingOver(_ draft: CartDraft) async throws(RetailerError) -> BoughtCart {
    let held = try await retailer.cart(draft.order)
    var cart = draft
    cart.held = held.id
    cart.lines.removeAll { held.refused.contains($0.product.id) }
    let address = cart.lines.isEmpty ? "" : try await retailer.checkoutURL(held.id)
    return BoughtCart(cart: cart, refused: held.refused, address: address)
  }
}
