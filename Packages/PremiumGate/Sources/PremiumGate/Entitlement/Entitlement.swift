#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The state of a person's subscription: a pure fold over its events.
///
/// Only events change it, so that no code opens features by hand; tests make it from events too.
public struct Entitlement: Equatable, Sendable {
  /// The one trial, never longer than ``PremiumTerms/trialLength``.
  public internal(set) var trial: Receipt.Period?

  /// The end of the last period that was paid.
  public internal(set) var paidUntil: Date?

  /// The end of the grace after a failed renewal.
  public internal(set) var graceUntil: Date?

  /// When the store revoked the subscription.
  public internal(set) var revokedAt: Date?

  /// Whether the subscription renews automatically after its period.
  public internal(set) var willRenew = false

  /// The latest time ever seen; the entitlement's time never goes back before it.
  public internal(set) var lastSeen: Date?

  /// How far the device's clock is behind ``lastSeen`` since it was set back, in seconds.
  public internal(set) var behind: TimeInterval = 0

  /// The latest time that the store signed.
  public internal(set) var verifiedAt: Date?

  /// The fold over all events, oldest first.
  public init(_ events: some Sequence<EntitlementEvent> = []) {
    for event in events { apply(event) }
  }

  /// Applies an event.
  public mutating func apply(_ event: EntitlementEvent) {
    if case .clockVerified(let at) = event { return verify(at) }
    lastSeen = lastSeen.map { max($0, event.at) } ?? event.at
    switch event {
    case .seen, .clockVerified: break
    case .trialStarted(let at, let until): startTrial(at, until)
    case .purchased(let at, let until), .renewed(let at, let until), .restored(let at, let until):
      pay(min(until, at.addingTimeInterval(PremiumTerms.longestPeriod)))
    case .cancelled: willRenew = false
    case .resumed: willRenew = true
    case .billingFailed(_, let until): failBilling(until)
    case .revoked(let at): revoke(at)
    }
  }

  private mutating func verify(_ at: Date) {
    if let verifiedAt, at <= verifiedAt { return }
    lastSeen = at
    verifiedAt = at
  }

  private mutating func startTrial(_ at: Date, _ until: Date) {
    guard trial == nil else { return }
    let longest = at.addingTimeInterval(PremiumTerms.trialLength)
    trial = Receipt.Period(start: at, end: min(until, longest))
    willRenew = true
  }

  private mutating func pay(_ until: Date) {
    paidUntil = until
    graceUntil = nil
    revokedAt = nil
    willRenew = true
  }

  private mutating func failBilling(_ until: Date) {
    guard let paidUntil else { return }
    graceUntil = min(until, paidUntil.addingTimeInterval(PremiumTerms.longestGrace))
  }

  private mutating func revoke(_ at: Date) {
    revokedAt = at
    willRenew = false
  }
}
