import Groceries
import ServiceCalls

extension RetailerClient {
  /// Kroger, by its public interface.
  ///
  /// Its terms forbid to compare its prices with those of other shops, to keep what customers search
  /// for or put into carts, and to build a database of what it answers.
  ///
  /// A cart is only noted here until `checkoutURL` is asked for: then its lines
  /// are added to the customer's cart, once, since Kroger lets nobody read or empty it.
  ///
  /// - Parameters:
  ///   - access: keys, and what the app knows of foods.
  ///   - caller: asks it.
  ///   - makeID: makes a text that is new each time, for the ids of carts.
  public static func kroger(
    _ access: KrogerAccess, over caller: ServiceCaller, makeID: @escaping @Sendable () -> String
  ) -> RetailerClient {
    let line = KrogerLine(access: access, caller: caller)
    let carts = KrogerCarts(makeID: makeID)
    return RetailerClient(
      name: "Kroger",
      stores: { zip async throws(RetailerError) in try await line.stores(near: zip) },
      products: { wishes, store async throws(RetailerError) in
        try await line.products(for: wishes, in: store)
      },
      snapshot: { products, store async throws(RetailerError) in
        try await line.snapshot(of: products, in: store)
      },
      cart: { order async throws(RetailerError) in
        try await carts.note(order, at: caller.timing.now())
      },
      checkoutURL: { cart async throws(RetailerError) in
        try await carts.handOver(cart) { lines async throws(RetailerError) in
          try await line.add(lines)
        }
        return access.checkout
      })
  }
}
