#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An app's measurements and crash reports, on this device and only with consent.
public struct Diagnostics: Sendable {
  /// When the app started, by the device's own clock.
  public var startedAt: Date
  /// The place where a crash leaves its report; nil to leave none.
  public var crashes: CrashReports?

  /// Makes diagnostics; by default without crash reports.
  public init(startedAt: Date, crashes: CrashReports? = nil) {
    self.startedAt = startedAt
    self.crashes = crashes
  }
}
