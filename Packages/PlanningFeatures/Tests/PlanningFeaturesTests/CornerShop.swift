import AppTesting
import DemoGrocer
import Groceries
import MealModels
import Synchronization

/// A shop that a test controls: it can fail, change its prices and run out of a food.
final class CornerShop: Sendable {
  /// The behaviour that a test sets.
  struct Mood: Sendable {
    /// The error that the shop throws; nil if it answers.
    var failure: RetailerError?
    /// The prices in percent of the usual ones.
    var percent = 100
    /// The foods that are out of stock.
    var out: Set<FoodID> = []
    /// Whether the shop refuses every line of a cart.
    var refusesCarts = false
    /// The number of requests for products, for prices and to fill a cart.
    var asked = Questions()
    fileprivate var foods: [ProductID: FoodID] = [:]
  }

  /// The number of requests of each kind.
  struct Questions: Equatable, Sendable {
    var products = 0
    var prices = 0
    var carts = 0
  }

  private let state = Mutex(Mood())
  private let demo: RetailerClient
  private let world: TestWorld

  init(in world: TestWorld) {
    self.world = world
    demo = .demo(now: { TestWorld.evening })
  }

  /// The current behaviour.
  var mood: Mood { state.withLock(\.self) }

  /// Changes the behaviour.
  func change(_ change: @Sendable (inout Mood) -> Void) { state.withLock { change(&$0) } }

  /// The client that the app under test calls.
  var client: RetailerClient {
    let demo = demo
    return RetailerClient(
      name: "Corner Shop",
      stores: { (zip) async throws(RetailerError) in
        try self.serve { _ in }
        return try await demo.stores(zip)
      },
      products: { (wishes, store) async throws(RetailerError) in
        try self.serve { $0.asked.products += 1 }
        var answer = try await demo.products(wishes, store)
        answer.products = answer.products.map(self.now)
        return answer
      },
      snapshot: { (ids, store) async throws(RetailerError) in
        try self.serve { $0.asked.prices += 1 }
        var snapshot = try await demo.snapshot(ids, store)
        snapshot.time = self.world.now
        for (id, entry) in snapshot.entries { snapshot.entries[id] = self.now(entry, of: id) }
        return snapshot
      },
      cart: { (order) async throws(RetailerError) in
        try self.serve { $0.asked.carts += 1 }
        let refused = self.mood.refusesCarts ? order.lines.map(\.product) : []
        return HeldCart(
          id: "cart-1", store: order.store, lines: refused.isEmpty ? order.lines : [],
          refused: refused, time: self.world.now)
      },
      checkoutURL: { (cart) async throws(RetailerError) in
        "https://corner-shop.example/\(cart)"
      })
  }

  private func serve(_ count: (inout Mood) -> Void) throws(RetailerError) {
    let failure = state.withLock { state in
      count(&state)
      return state.failure
    }
    if let failure { throw failure }
  }

  private func now(_ product: Product) -> Product {
    if let food = product.food { state.withLock { $0.foods[product.id] = food } }
    let entry = now(
      PriceSnapshot.Entry(price: product.price, availability: .inStock), of: product.id)
    var product = product
    (product.price, product.availability) = (entry.price, entry.availability)
    return product
  }

  private func now(_ entry: PriceSnapshot.Entry, of id: ProductID) -> PriceSnapshot.Entry {
    let mood = mood
    let price = entry.price.map {
      Money(hundredths: $0.hundredths * mood.percent / 100, $0.currency)
    }
    let isOut = mood.foods[id].map(mood.out.contains) ?? false
    return .init(price: price, availability: isOut ? .out : .inStock)
  }
}
