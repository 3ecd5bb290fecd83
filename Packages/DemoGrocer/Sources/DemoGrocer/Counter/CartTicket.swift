import Groceries

/// What the id of a cart says: its store, the second in which it was first filled, and a check.
///
/// The grocer keeps nothing, so that a cart is known to every process with the same seed, and an id
/// that it never gave is refused.
struct CartTicket: Hashable, Sendable {
  /// For how long a cart is known, in seconds: a day.
  static let lifetime = 86_400

  /// The store.
  let store: StoreID
  /// Seconds since 1 January 1970 at which it was first filled.
  let second: Int

  /// Makes a ticket.
  init(store: StoreID, second: Int) {
    self.store = store
    self.second = second
  }

  /// Reads the ticket of an id that was given with the same seed; nil for any other.
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

  /// Whether the cart is known at a second.
  func isHeld(at now: Int) -> Bool {
    (0..<Self.lifetime).contains(now - second)
  }
}
