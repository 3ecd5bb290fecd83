import Groceries

/// The contents of a cart's id: its store, the second in which it was first filled, and a checksum.
///
/// The grocer stores no carts. So every process with the same seed knows a cart, and an id that the
/// grocer did not make is refused.
struct CartToken: Hashable, Sendable {
  /// The time for which a cart is valid, in seconds: a day.
  static let lifetime = 86_400

  /// The store.
  let store: StoreID
  /// The time at which the cart was first filled, in seconds since 1 January 1970.
  let second: Int

  /// Makes a token.
  init(store: StoreID, second: Int) {
    self.store = store
    self.second = second
  }

  /// Reads the token in an id that was made with the same seed; nil for any other id.
  init?(_ id: CartID, seed: UInt64) {
    let parts = id.rawValue.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let second = Int(parts[1]) else { return nil }
    self.init(store: StoreID(rawValue: String(parts[0])), second: second)
    guard self.id(seed: seed) == id else { return nil }
  }

  /// The id: "kroger-1234.1764000000.48213".
  func id(seed: UInt64) -> CartID {
    let check = StockDraw(seed).with("cart").with(store.rawValue).with(second).below(100_000)
    return CartID(rawValue: "\(store).\(second).\(check)")
  }

  /// Whether the cart is still valid at a time, in seconds since 1 January 1970.
  func isHeld(at now: Int) -> Bool {
    (0..<Self.lifetime).contains(now - second)
  }
}
