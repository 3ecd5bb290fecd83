import Groceries
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension DemoRetailer {
  /// Fills a cart; a product that the store does not sell, or has out of stock at that time, is
  /// refused.
  ///
  /// Lines without packages are left out, and two lines of a product become one.
  ///
  /// - Throws: `RetailerError.unknownStore`, and `RetailerError.unknownCart` for a cart that was
  ///   filled more than a day before, at another store, or never.
  public func fill(_ order: CartOrder, at time: Date) throws(RetailerError) -> HeldCart {
    let store = try store(order.store)
    let token = try token(of: order, at: time)
    let hour = Self.hour(of: time)
    var cart = HeldCart(
      id: token.id(seed: movement.seed), store: store.id, lines: [], time: time)
    for line in Self.merged(order.lines) {
      let entry = shelf.product(line.product).flatMap {
        movement.entry(of: $0, in: store, hour: hour)
      }
      if let entry, entry.availability != .out {
        cart.lines.append(line)
      } else {
        cart.refused.append(line.product)
      }
    }
    return cart
  }

  /// The payment address of a cart, in a domain that is reserved for examples (RFC 2606).
  ///
  /// - Throws: `RetailerError.unknownCart` for a cart that was filled more than a day before,
  ///   or never.
  public func checkoutURL(of cart: CartID, at time: Date) throws(RetailerError) -> String {
    _ = try held(cart, at: time)
    return "https://demo-grocer.example/checkout/\(cart)"
  }

  private func token(of order: CartOrder, at time: Date) throws(RetailerError) -> CartToken {
    guard let cart = order.cart else {
      return CartToken(store: order.store, second: Self.second(of: time))
    }
    let token = try held(cart, at: time)
    guard token.store == order.store else { throw .unknownCart(cart) }
    return token
  }

  private func held(_ cart: CartID, at time: Date) throws(RetailerError) -> CartToken {
    guard let token = CartToken(cart, seed: movement.seed), shelf.store(token.store) != nil,
      token.isHeld(at: Self.second(of: time))
    else { throw .unknownCart(cart) }
    return token
  }

  private static func second(of time: Date) -> Int {
    Int(bounded: time.timeIntervalSince1970.rounded(.down))
  }

  private static func merged(_ lines: [CartOrder.Line]) -> [CartOrder.Line] {
    var merged: [CartOrder.Line] = []
    for line in lines where line.count > 0 {
      if let index = merged.firstIndex(where: { $0.product == line.product }) {
        merged[index].count += line.count
      } else {
        merged.append(line)
      }
    }
    return merged
  }
}
