#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the store knows about a person's subscription.
///
/// It belongs to the store: deleting one's own data does not touch it, and the deletion screen says
/// so with ``deletionNoticeKey``. That is how there is one trial ever.
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

  /// Whose time the receipt carries.
  public enum Clock: Codable, Hashable, Sendable {
    /// The latest time of the device that the store has seen.
    case device(Date)
    /// The store's own time, signed in the very answer that brought this receipt.
    case signed(Date)
  }

  /// The copy key of the sentence that tells people that deletion leaves the receipt alone.
  public static let deletionNoticeKey = "premium.deletion-notice"

  /// The subscription's id in the store.
  public var productID: String

  /// When the first trial or purchase began, kept for ever.
  public var originalPurchase: Date?

  /// The one trial, kept for ever.
  public var trial: Period?

  /// The last period that was paid.
  public var paid: Period?

  /// True while the subscription goes on by itself after its period.
  public var willRenew: Bool

  /// The end of the grace after a failed renewal.
  public var graceUntil: Date?

  /// When the store took the subscription back.
  public var revokedAt: Date?

  /// Whose time this receipt carries.
  public var clock: Clock

  /// How far the device's clock is behind the store's time since it was set back, in seconds.
  ///
  /// From then on the store's time goes on at the pace of the device's clock, so that a clock that
  /// ran ahead for a while neither opens what it was ahead by nor closes what is left.
  public var behind: TimeInterval?

  /// A receipt; with the defaults, that of somebody who never bought the product.
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

  /// True until the first trial or purchase: only then may a trial be offered.
  public var isTrialAvailable: Bool { firstStart == nil }

  /// The store's own time if it signed one, else the latest that the device has shown.
  func trusted(_ now: Date) -> Date {
    guard case .signed(let time) = clock else { return max(latest, now) }
    return time
  }
}
