#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The numbers of the business, each in one place.
public enum PremiumTerms {
  /// The length of the one trial, in days (C-P05, G-17).
  public static let trialDays = 7

  /// The days for which premium stays open while a renewal's payment fails.
  ///
  /// App Store Connect offers 3, 16 or 28 days (its release note of 30 January 2023); 16 is the
  /// middle one, and was the fixed length for monthly subscriptions before that.
  public static let graceDays = 16

  /// The success at which the nudge appears (S-PREM-13, C-P06).
  public static let nudgeThreshold = 5

  /// The length of the one trial, in seconds.
  public static let trialLength = TimeInterval(trialDays) * day

  /// The length of the grace after a failed renewal, in seconds.
  public static let graceLength = TimeInterval(graceDays) * day

  /// The longest time that one payment covers, in seconds: a leap year.
  public static let longestPeriod: TimeInterval = 366 * day

  /// The longest grace that a store gives, in seconds: the longest of the App Store's three.
  public static let longestGrace: TimeInterval = 28 * day

  /// The difference between clocks that is ignored, in seconds.
  ///
  /// It is one hour. A clock that is set by the network jumps by seconds, a few times a day.
  public static let clockSlack: TimeInterval = 3600

  /// One day, in seconds.
  static let day: TimeInterval = 86_400
}
