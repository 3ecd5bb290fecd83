import Journal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// That the program crashed: which version of it, and how.
///
/// It says nothing about whoever used it.
public struct CrashReport: Hashable, Sendable, Codable {
  /// The version of the program.
  public var version: String
  /// The signal that ended it, such as `SIGSEGV`.
  public var signal: String
  /// When it happened.
  public var date: Date

  /// Makes a report.
  public init(version: String, signal: String, date: Date) {
    self.version = version
    self.signal = signal
    self.date = date
  }

  /// The use of data that has to be allowed first.
  public static let consent = "crash-reports"
  /// How many of them are kept.
  public static let mostKept = 5
}

/// The port to wherever a crash can leave its report until the program is started again.
public struct CrashReports: Sendable {
  /// Leaves a report from now on when the program crashes, or no longer.
  public var watch: @Sendable (_ isOn: Bool) throws(CrashReportError) -> Void
  /// Takes away the report that a crash left; nil where there is none.
  public var take: @Sendable () throws(CrashReportError) -> CrashReport?

  /// Makes a port; what the two throw becomes ``CrashReportError/init(_:)``.
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

/// Why reports of crashes cannot be left or taken.
public enum CrashReportError: Error, Equatable, Sendable {
  /// There is no place for them, or no way to it.
  case unavailable

  /// Any error is ``unavailable``.
  public init(_ error: any Error) { self = .unavailable }
}

extension EventStream where State == [CrashReport], Content == CrashReport {
  /// The stream of crashes; the last few are known.
  public static let crashes = EventStream(
    name: "crash-reports", initialState: [],
    apply: { crashes, report, _ in
      crashes = Array((crashes + [report]).suffix(CrashReport.mostKept))
    })
}
