import Groceries
import ServiceCalls

extension RetailerClient {
  /// A retailer behind a server that follows the contract `openapi.json`, such as a home server.
  ///
  /// - Parameters:
  ///   - name: the name of the retailer.
  ///   - service: where the server is.
  ///   - caller: sends the requests.
  ///   - makeID: makes a new text for each request, by which the server recognizes a repeated
  ///     request.
  ///   - key: the key of the server, from a secret store; nil if the server needs none.
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
