import Journal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A crash of the program: its version and the signal.
///
/// It contains no data about the user.
public struct CrashReport: Hashable, Sendable, Codable {
  /// The version of the program.
  public var version: String
  /// The signal that ended it, such as `SIGSEGV`.
  public var signal: String
  /// The time of the crash.
  public var date: Date

  /// Makes a report.
  public init(version: String, signal: String, date: Date) {
    self.version = version
    self.signal = signal
    self.date = date
  }

  /// The id of the required consent.
  public static let consent = "crash-reports"
  /// The most reports that are kept.
  public static let mostKept = 5
}

/// The place where a crash leaves its report until the program starts again.
public struct CrashReports: Sendable {
  /// Turns crash reports on or off.
  public var watch: @Sendable (_ isOn: Bool) throws(CrashReportError) -> Void
  /// Returns the report of a crash and removes it; nil if there is none.
  public var take: @Sendable () throws(CrashReportError) -> CrashReport?

  /// Makes the functions; errors of both become ``CrashReportError/init(_:)``.
  public init(
    watch: @escaping @Sendable (_ isOn: Bool) throws -> Void,
    take: @escaping @Sendable () throws -> CrashReport?
  ) {
    self.watch = { isOn throws(CrashReportError) in
      do { try watch(isOn) } catch { throw CrashReportError(error) }
    }
    self.take = { () throws(CrashReportError) in
      do { return try take() } catch { throw CrashReportError(error) }
    }
  }
}

/// Why a crash report cannot be left or taken.
public enum CrashReportError: Error, Equatable, Sendable {
  /// There is no place for reports, or no access to it.
  case unavailable

  /// Turns any error into ``unavailable``.
  public init(_ error: any Error) { self = .unavailable }
}

extension EventStream where State == [CrashReport], Content == CrashReport {
  /// The stream of crashes; its state contains the last few.
  public static let crashes = EventStream(
    name: "crash-reports", initialState: [],
    apply: { crashes, report, _ in
      crashes = Array((crashes + [report]).suffix(CrashReport.mostKept))
    })
}
