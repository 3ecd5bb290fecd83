#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The numbers of the business, each in one place.
public enum PremiumTerms {
  /// The length of the one trial, in days (C-P05, G-17).
  public static let trialDays = 7

  /// How long premium stays open while a renewal's payment fails, in days.
  ///
  /// App Store Connect offers 3, 16 or 28 days (its release note of 30 January 2023); 16 was the
  /// fixed length for monthly subscriptions before, and is the middle one.
  public static let graceDays = 16

  /// The success at which the nudge appears (S-PREM-13, C-P06).
  public static let nudgeThreshold = 5

  /// The length of the one trial, in seconds.
  public static let trialLength = TimeInterval(trialDays) * day

  /// The length of the grace after a failed renewal, in seconds.
  public static let graceLength = TimeInterval(graceDays) * day

  /// The longest time that one payment lasts, in seconds: no product is longer than a leap year.
  public static let longestPeriod: TimeInterval = 366 * day

  /// The longest grace that a store gives, in seconds: the longest of the App Store's three.
  public static let longestGrace: TimeInterval = 28 * day

  /// Differences between clocks that are neither recorded nor held against anybody, in seconds.
  ///
  /// One hour: a clock that is set by the network jumps by seconds, and a day has few of these.
  public static let clockSlack: TimeInterval = 3600

  /// One day, in seconds.
  static let day: TimeInterval = 86_400
}
