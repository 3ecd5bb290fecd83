import Groceries
import ServiceCalls

extension RetailerClient {
  /// Kroger, through its public API.
  ///
  /// Its terms forbid comparing its prices with those of other shops, keeping customers' searches
  /// and carts, and building a database of its answers.
  ///
  /// A cart is only stored here until `checkoutURL` is called. That call adds its lines to the
  /// customer's cart, and adds no line twice, because Kroger's API cannot read or empty the cart.
  ///
  /// - Parameters:
  ///   - access: the keys, and the app's knowledge of foods.
  ///   - caller: sends the requests.
  ///   - makeID: makes a new text at each call, for the ids of carts.
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
