#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Whether a cart may be handed to the store now, and if not, why.
public enum CartReadiness: Hashable, Sendable {
  /// It may, until a time.
  case ready(until: Date)
  /// There is nothing in it.
  case empty
  /// There is no connection; the draft is kept.
  case needsConnection
  /// Prices and stock were never held against the store.
  case needsInventory
  /// The hold is over: prices and stock have to be held against the store again.
  case expired(at: Date)
}

extension CartDraft {
  /// For how many seconds a cart is held once it is ready: one hour.
  public static let holdSeconds: TimeInterval = 3600

  /// Whether the cart may be handed over at a time.
  ///
  /// The hold begins when prices and stock were held against the store, and ends after an hour to the
  /// second. A clock that shows a time before that cannot tell, so the cart has to be validated again.
  public func readiness(at now: Date, isOnline: Bool) -> CartReadiness {
    if lines.allSatisfy({ $0.count == 0 }) { return .empty }
    guard isOnline else { return .needsConnection }
    guard let validated else { return .needsInventory }
    let end = validated + Self.holdSeconds
    guard now >= validated, now < end else { return .expired(at: end) }
    return .ready(until: end)
  }
}
