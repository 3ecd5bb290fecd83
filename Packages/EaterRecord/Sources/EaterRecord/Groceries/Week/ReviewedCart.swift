import Groceries

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The cart of a list as it is now, beside how it was looked at.
public struct ReviewedCart: Sendable {
  /// The cart that was looked at; nil where none was.
  public let seen: CartDraft?
  /// The cart at the prices of now.
  public let draft: CartDraft
  /// What is other in it than in the one that was looked at.
  public let changes: CartReview
  /// What changed in the store since somebody looked.
  public let deltas: [PriceDelta]
  /// The list that it is for.
  public let list: GroceryList
  /// What the store has for the list.
  public let answer: StoreAnswer
  /// What keeps the prices of now.
  public let prices: [GroceryEvent]
  /// What is stored once the changes were looked at.
  public let looked: [GroceryEvent]

  /// Makes a cart that was looked at before, or is looked at for the first time.
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

  /// The same once its changes were looked at: it is the cart that later ones are held against.
  public var accepted: ReviewedCart {
    ReviewedCart(
      seen: draft, draft: draft, changes: CartReview(from: draft, to: draft), deltas: [],
      list: list, answer: answer, prices: [], looked: looked)
  }

  /// The cart to hand over at a time; nil where it has to be looked at again.
  ///
  /// Within the hold of an hour it is what was looked at, at the prices of then, as long as the list and
  /// the shelf have all of it; after that nothing may have changed.
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

/// A cart that was handed to a store, and where to pay for it.
public struct BoughtCart: Sendable {
  /// What the store took.
  public let cart: CartDraft
  /// The products that it did not take.
  public let refused: [ProductID]
  /// The address where it is paid for; empty where the store took nothing.
  public let address: String

  /// Makes a cart that was handed over.
  public init(cart: CartDraft, refused: [ProductID] = [], address: String) {
    self.cart = cart
    self.refused = refused
    self.address = address
  }
}

extension WeekGroceries {
  /// Holds the list against the newest inventory.
  ///
  /// - Throws: why the store could not be asked; `RetailerError.offline` where none is chosen.
  public func reviewedCart(at now: Date) async throws(RetailerError) -> ReviewedCart {
    let (answer, events) = try await fresh()
    guard let store = answer.store, let priced = answer.priced else { throw .offline }
    let after = applying(events)
    var draft = CartDraft(priced, store: store)
    draft.validated = now
    let seen = shopping.cart(of: list.id).flatMap { $0.store == store ? $0 : nil }
    return ReviewedCart(
      seen: seen, draft: draft, changes: CartReview(from: seen ?? draft, to: draft),
      deltas: after.shopping.deltas(in: store), list: list, answer: answer, prices: events,
      looked: after.shopping.reviewing(store) + [.cart(list.id, draft)])
  }

  /// Puts a cart at the store; what it refuses is no part of what is bought.
  public func handingOver(_ draft: CartDraft) async throws(RetailerError) -> BoughtCart {
    let held = try await retailer.cart(draft.order)
    var cart = draft
    cart.held = held.id
    cart.lines.removeAll { held.refused.contains($0.product.id) }
    let address = cart.lines.isEmpty ? "" : try await retailer.checkoutURL(held.id)
    return BoughtCart(cart: cart, refused: held.refused, address: address)
  }
}
