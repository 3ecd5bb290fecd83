#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Whether a cart may be handed to the store now, or the reason why not.
public enum CartReadiness: Hashable, Sendable {
  /// It may be handed over until this time.
  case ready(until: Date)
  /// The cart is empty.
  case empty
  /// There is no connection; the draft stays.
  case needsConnection
  /// Prices and stock were never checked with the store.
  case needsInventory
  /// The hold has ended, so prices and stock must be checked with the store again.
  case expired(at: Date)
}

extension CartDraft {
  /// The time, in seconds, for which a ready cart is held: one hour.
  public static let holdSeconds: TimeInterval = 3600

  /// Whether the cart may be handed over at a time.
  ///
  /// The hold begins when prices and stock are checked with the store, and ends exactly one hour
  /// later. If the clock shows a time before the check, the age is unknown, and the cart must be
  /// checked again.
  public func readiness(at now: Date, isOnline: Bool) -> CartReadiness {
    if lines.allSatisfy({ $0.count == 0 }) { return .empty }
    guard isOnline else { return .needsConnection }
    guard let validated else { return .needsInventory }
    let end = validated + Self.holdSeconds
    guard now >= validated, now < end else { return .expired(at: end) }
    return .ready(until: end)
  }
}
