#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One thing that happened to a subscription, as it is kept in the journal.
///
/// `at` is the time at which this app learned of it, on the device's own clock; a trial that began
/// before that keeps its start.
public enum EntitlementEvent: Codable, Hashable, Sendable {
  /// The clock showed a time.
  case seen(at: Date)
  /// The store signed its own time just now, which corrects a clock that ran ahead.
  case clockVerified(at: Date)
  /// The one trial began; only the first one counts.
  case trialStarted(at: Date, until: Date)
  /// A period was bought.
  case purchased(at: Date, until: Date)
  /// A period followed on the trial or on another period.
  case renewed(at: Date, until: Date)
  /// A period bought before came back, after a deletion or on another device.
  case restored(at: Date, until: Date)
  /// The subscription will end with its period.
  case cancelled(at: Date)
  /// The subscription will renew after all.
  case resumed(at: Date)
  /// The payment of a renewal failed; the store tries on until a time.
  case billingFailed(at: Date, graceUntil: Date)
  /// The store took the subscription back, as after a refund.
  case revoked(at: Date)

  /// When the app learned of it.
  public var at: Date {
    switch self {
    case .seen(let at), .clockVerified(let at), .cancelled(let at), .resumed(let at),
      .revoked(let at), .trialStarted(let at, _), .purchased(let at, _), .renewed(let at, _),
      .restored(let at, _), .billingFailed(let at, _):
      at
    }
  }
}
