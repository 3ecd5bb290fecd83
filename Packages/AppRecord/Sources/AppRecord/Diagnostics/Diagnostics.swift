#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What may be measured and reported of an app, on this device and where that is allowed.
public struct Diagnostics: Sendable {
  /// When the app was started, by the device's own clock.
  public var startedAt: Date
  /// Where a crash can leave its report; nil where it leaves none.
  public var crashes: CrashReports?

  /// Makes diagnostics; a crash leaves nothing unless given.
  public init(startedAt: Date, crashes: CrashReports? = nil) {
    self.startedAt = startedAt
    self.crashes = crashes
  }
}
