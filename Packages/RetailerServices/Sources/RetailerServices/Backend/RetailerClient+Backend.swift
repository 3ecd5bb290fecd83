import Groceries
import ServiceCalls

extension RetailerClient {
  /// A retailer behind a server that speaks the contract of `openapi.json`, such as the one of one's
  /// own home.
  ///
  /// - Parameters:
  ///   - name: what the retailer is called.
  ///   - service: where the server is.
  ///   - caller: asks it.
  ///   - makeID: makes a text that is new each time; it tells the server that two tries are one.
  ///   - key: the key of the server, from a secret store; nil where it wants none.
  public static func backend(
    _ name: String, at service: ServiceAddress, over caller: ServiceCaller,
    makeID: @escaping @Sendable () -> String,
    key: @escaping @Sendable () async -> HiddenKey? = { nil }
  ) -> RetailerClient {
    let retailer = BackendRetailer(service: service, caller: caller, key: key, makeID: makeID)
    return RetailerClient(
      name: name,
      stores: { zip async throws(RetailerError) in try await retailer.stores(near: zip) },
      products: { wishes, store async throws(RetailerError) in
        try await retailer.products(for: wishes, in: store)
      },
      snapshot: { products, store async throws(RetailerError) in
        try await retailer.snapshot(of: products, in: store)
      },
      cart: { order async throws(RetailerError) in try await retailer.cart(order) },
      checkoutURL: { cart async throws(RetailerError) in
        try await retailer.checkoutURL(of: cart)
      })
  }
}
