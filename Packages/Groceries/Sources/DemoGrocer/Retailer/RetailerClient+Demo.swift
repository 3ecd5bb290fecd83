import Groceries
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RetailerClient {
  /// The grocer inside the binary; it needs no network and no key, and always answers.
  ///
  /// - Parameters:
  ///   - retailer: returns the products and their movement; called on first use.
  ///   - now: returns the time for prices and stock.
  public static func demo(
    _ retailer: @autoclosure @escaping @Sendable () -> DemoRetailer = DemoRetailer(),
    now: @escaping @Sendable () -> Date
  ) -> RetailerClient {
    RetailerClient(
      name: "Demo grocer",
      stores: { (zip: String) async throws(RetailerError) -> [GroceryStore] in
        try retailer().stores(near: zip)
      },
      store: { (id: StoreID) async throws(RetailerError) -> GroceryStore? in
        try retailer().store(id).store
      },
      products: { (wishes: [ProductWish], store: StoreID) async throws(RetailerError) in
        try retailer().answer(to: wishes, in: store, at: now())
      },
      snapshot: { (products: [ProductID], store: StoreID) async throws(RetailerError) in
        try retailer().snapshot(of: products, in: store, at: now())
      },
      cart: { (order: CartOrder) async throws(RetailerError) in
        try retailer().fill(order, at: now())
      },
      checkoutURL: { (cart: CartID) async throws(RetailerError) in
        try retailer().checkoutURL(of: cart, at: now())
      })
  }
}
