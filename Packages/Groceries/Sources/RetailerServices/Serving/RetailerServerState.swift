#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Groceries
import ServiceCalls

/// The memory of a running server: its carts, the answers by key, and the names of products.
actor RetailerServerState {
  private struct HeldSince {
    var cart: HeldCart
    var time: Date
    var page: CheckoutPage?
  }

  private enum Work {
    case running(fingerprint: Int)
    case done(fingerprint: Int, ServiceAnswer)
  }

  private struct ProductPlace: Hashable {
    var product: ProductID
    var store: StoreID
  }

  private var carts = RecentValues<CartID, HeldSince>(most: 500)
  private var works = RecentValues<String, Work>(most: 500)
  private var products = RecentValues<ProductPlace, Product>(most: 20_000)
  private var stores = RecentValues<StoreID, GroceryStore>(most: 1_000)

  /// Remembers the names of stores.
  func note(_ found: [GroceryStore]) {
    for store in found { stores[store.id] = store }
  }

  /// Remembers the names of products, and their packages.
  func note(_ found: [Product]) {
    for product in found {
      products[ProductPlace(product: product.id, store: product.store)] = product
    }
  }

  /// Stores a cart, which is held from a time on.
  func hold(_ cart: HeldCart, from time: Date) {
    carts[cart.id] = HeldSince(cart: cart, time: time)
  }

  /// A cart that is still held; nil for any other cart.
  func held(_ id: CartID, at time: Date) -> HeldCart? {
    guard let held = carts[id],
      time.timeIntervalSince(held.time) <= Double(RetailerContract.holdSeconds)
    else { return nil }
    return held.cart
  }

  /// Makes the page of a cart that is handed over.
  func handOver(_ id: CartID, prices: PriceSnapshot?) {
    guard var held = carts[id] else { return }
    held.page = CheckoutPage(
      held.cart, store: stores[held.cart.store],
      products: { products[ProductPlace(product: $0, store: held.cart.store)] }, prices: prices)
    carts[id] = held
  }

  /// The page of a cart, as it was when the cart was handed over.
  func page(of id: CartID) -> CheckoutPage? { carts[id]?.page }

  /// Begins a request with a key; returns the stored answer if the request was done before.
  ///
  /// - Throws: a fault if it is still running, or if the key was used for another request.
  func begin(_ key: String, _ request: ServiceRequest) throws(ContractFault) -> ServiceAnswer? {
    let print = Self.fingerprint(request)
    switch works[key] {
    case nil:
      works[key] = .running(fingerprint: print)
      return nil
    case .running(let earlier) where earlier == print:
      throw ContractFault(
        code: .inProgress, message: "The same request is being worked on.", retryAfter: 1)
    case .done(let earlier, let answer) where earlier == print: return answer
    case .running, .done:
      throw ContractFault(
        code: .keyReused, message: "The key came with another request; use a new one.",
        place: ServiceRequest.idempotencyKey)
    }
  }

  /// Ends a request with a key; after a failure, the key may be used again for the request.
  func finish(_ key: String, _ request: ServiceRequest, _ answer: ServiceAnswer?) {
    works[key] = answer.map { .done(fingerprint: Self.fingerprint(request), $0) }
  }

  private static func fingerprint(_ request: ServiceRequest) -> Int {
    var hasher = Hasher()
    hasher.combine(request.method)
    hasher.combine(request.path)
    hasher.combine(request.body)
    return hasher.finalize()
  }
}
