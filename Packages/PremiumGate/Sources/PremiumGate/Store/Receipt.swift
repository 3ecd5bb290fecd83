#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The store's record of a person's subscription.
///
/// It belongs to the store: deleting personal data leaves it, as the deletion screen says with
/// ``deletionNoticeKey``. So each person has only one trial ever.
public struct Receipt: Codable, Hashable, Sendable {
  /// A span of time from a start up to but not including an end.
  public struct Period: Codable, Hashable, Sendable {
    /// When it begins.
    public var start: Date
    /// When it is over.
    public var end: Date

    /// A span of time; one that ends before it starts is never open.
    public init(start: Date, end: Date) {
      self.start = start
      self.end = end
    }
  }

  /// The source of the receipt's time.
  public enum Clock: Codable, Hashable, Sendable {
    /// The latest time of the device that the store has seen.
    case device(Date)
    /// The store's own time, signed in the same answer that brought this receipt.
    case signed(Date)
  }

  /// The copy key of the sentence that says that deletion does not remove the receipt.
  public static let deletionNoticeKey = "premium.deletion-notice"

  /// The subscription's id in the store.
  public var productID: String

  /// When the first trial or purchase began, kept for ever.
  public var originalPurchase: Date?

  /// The one trial, kept for ever.
  public var trial: Period?

  /// The last period that was paid.
  public var paid: Period?

  /// Whether the subscription renews automatically after its period.
  public var willRenew: Bool

  /// The end of the grace after a failed renewal.
  public var graceUntil: Date?

  /// When the store revoked the subscription.
  public var revokedAt: Date?

  /// The receipt's time.
  public var clock: Clock

  /// How far the device's clock is behind the store's time since it was set back, in seconds.
  ///
  /// From then on, the store's time continues at the pace of the device's clock. So a clock that
  /// was ahead for a while neither gains nor loses time.
  public var behind: TimeInterval?

  /// Makes a receipt; by default the receipt of a person who never bought the product.
  public init(
    productID: String,
    originalPurchase: Date? = nil,
    trial: Period? = nil,
    paid: Period? = nil,
    willRenew: Bool = false,
    graceUntil: Date? = nil,
    revokedAt: Date? = nil,
    clock: Clock = .device(.distantPast),
    behind: TimeInterval? = nil
  ) {
    self.productID = productID
    self.originalPurchase = originalPurchase
    self.trial = trial
    self.paid = paid
    self.willRenew = willRenew
    self.graceUntil = graceUntil
    self.revokedAt = revokedAt
    self.clock = clock
    self.behind = behind
  }

  /// Whether a trial may be offered: there was no trial or purchase yet.
  public var isTrialAvailable: Bool { firstStart == nil }

  /// The store's signed time, or else the latest time that the device has shown.
  func trusted(_ now: Date) -> Date {
    guard case .signed(let time) = clock else { return max(latest, now) }
    return time
  }
}
