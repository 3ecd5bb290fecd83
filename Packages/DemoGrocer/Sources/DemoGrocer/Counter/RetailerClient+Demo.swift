import Groceries
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RetailerClient {
  /// The grocer inside the binary: no network, no key, and it always answers.
  ///
  /// - Parameters:
  ///   - counter: what is sold and how it moves.
  ///   - now: the clock by which prices and stock move.
  public static func demo(
    _ counter: DemoCounter = DemoCounter(), now: @escaping @Sendable () -> Date
  ) -> RetailerClient {
    RetailerClient(
      name: "Demo grocer",
      stores: { (zip: String) async throws(RetailerError) -> [GroceryStore] in
        try counter.stores(near: zip)
      },
      store: { (id: StoreID) async throws(RetailerError) -> GroceryStore? in
        try counter.store(id).store
      },
      products: { (wishes: [ProductWish], store: StoreID) async throws(RetailerError) in
        try counter.answer(to: wishes, in: store, at: now())
      },
      snapshot: { (products: [ProductID], store: StoreID) async throws(RetailerError) in
        try counter.snapshot(of: products, in: store, at: now())
      },
      cart: { (order: CartOrder) async throws(RetailerError) in
        try counter.fill(order, at: now())
      },
      checkoutURL: { (cart: CartID) async throws(RetailerError) in
        try counter.checkoutURL(of: cart, at: now())
      })
  }
}
