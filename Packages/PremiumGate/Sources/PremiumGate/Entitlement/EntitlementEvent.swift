#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A stored event of a subscription.
///
/// `at` is the time at which this app learned of the event, on the device's clock; a trial that
/// began earlier keeps its start.
public enum EntitlementEvent: Codable, Hashable, Sendable {
  /// The clock showed a time.
  case seen(at: Date)
  /// The store has just signed its own time, which corrects a clock that ran ahead.
  case clockVerified(at: Date)
  /// The one trial began; later events of this kind are ignored.
  case trialStarted(at: Date, until: Date)
  /// A period was bought.
  case purchased(at: Date, until: Date)
  /// A period followed the trial or another period.
  case renewed(at: Date, until: Date)
  /// An earlier purchase was restored, after a deletion or on another device.
  case restored(at: Date, until: Date)
  /// The subscription will end with its period.
  case cancelled(at: Date)
  /// The subscription will renew after all.
  case resumed(at: Date)
  /// The payment of a renewal failed; the store retries until a time.
  case billingFailed(at: Date, graceUntil: Date)
  /// The store revoked the subscription, as after a refund.
  case revoked(at: Date)

  /// The time at which the app learned of the event.
  public var at: Date {
    switch self {
    case .seen(let at), .clockVerified(let at), .cancelled(let at), .resumed(let at),
      .revoked(let at), .trialStarted(let at, _), .purchased(let at, _), .renewed(let at, _),
      .restored(let at, _), .billingFailed(let at, _):
      at
    }
  }
}
