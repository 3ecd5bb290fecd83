import Foundation
import Groceries
import MealModels
import Synchronization

/// A retailer of two stores and a few products, which fails when it is told to.
final class SampleShop: Sendable {
  static let time = Date(timeIntervalSince1970: 1_795_694_400)
  static let store: StoreID = "kroger-1234"

  static let stores = [
    GroceryStore(
      id: store, name: "Kroger #1234", chain: "Kroger", address: "1 Mission St, San Francisco",
      zip: "94103"),
    GroceryStore(
      id: "paris-1", name: "Épicerie <du> Coin", chain: "Coin", address: "", zip: "94110",
      currency: .eur),
  ]

  static let products = [
    Product(
      id: "0001", store: store, food: "kidney-bean", form: .canned, name: "Kidney beans",
      brand: "Hearth & Vale",
      package: PackageSize(2, of: Measure(.exactly(Fraction(400)), .gram), in: .can),
      price: Money(hundredths: 199)),
    Product(
      id: "0002", store: store, food: "onion", name: "Onions", isOrganic: true,
      package: .weighed(per: Measure(.exactly(.one), .pound), step: Fraction(1, over: 4) ?? .one),
      price: Money(hundredths: 129), availability: .low),
    Product(
      id: "0003", store: store, food: nil, name: "AA batteries", brand: "Own", isStoreBrand: true,
      package: nil, price: nil, availability: .out),
    Product(
      id: "0004", store: store, food: "basil", form: .fresh, name: "Basil", package: .bunch,
      price: Money(hundredths: 249), availability: .unknown),
  ]

  private let failing = Mutex<RetailerError?>(nil)
  private let ordersTaken = Mutex<[CartOrder]>([])

  /// What each call throws from now on; nil for an answer.
  var error: RetailerError? {
    get { failing.withLock { $0 } }
    set { failing.withLock { $0 = newValue } }
  }

  /// The carts that were made or filled.
  var orders: [CartOrder] { ordersTaken.withLock { $0 } }

  var client: RetailerClient {
    RetailerClient(
      name: "Sample shop",
      stores: { [self] _ async throws(RetailerError) in
        try fail()
        return Self.stores
      },
      products: { [self] wishes, store async throws(RetailerError) in
        try fail()
        return answer(to: wishes, in: store)
      },
      snapshot: { [self] products, store async throws(RetailerError) in
        try fail()
        return snapshot(of: products, in: store)
      },
      cart: { [self] order async throws(RetailerError) in
        try fail()
        return take(order)
      },
      checkoutURL: { [self] cart async throws(RetailerError) in
        try fail()
        return "https://shop.example/cart/\(cart)"
      })
  }

  private func fail() throws(RetailerError) {
    if let error { throw error }
  }

  /// Wishes without food stay unanswered.
  private func answer(to wishes: [ProductWish], in store: StoreID) -> ProductAnswer {
    ProductAnswer(
      products: Self.products.filter { product in wishes.contains { $0.food == product.food } },
      unanswered: wishes.filter { $0.food == nil })
  }

  private func snapshot(of products: [ProductID], in store: StoreID) -> PriceSnapshot {
    var snapshot = PriceSnapshot(store: store, time: Self.time)
    for product in Self.products where products.contains(product.id) {
      snapshot.entries[product.id] = .init(
        price: product.price, availability: product.availability)
    }
    return snapshot
  }

  private func take(_ order: CartOrder) -> HeldCart {
    let number = ordersTaken.withLock { orders in
      orders.append(order)
      return orders.count
    }
    let known = Set(Self.products.map(\.id))
    return HeldCart(
      id: order.cart ?? CartID(rawValue: "cart.\(number)"), store: order.store,
      lines: order.lines.filter { known.contains($0.product) },
      refused: order.lines.map(\.product).filter { !known.contains($0) }, time: Self.time)
  }
}
