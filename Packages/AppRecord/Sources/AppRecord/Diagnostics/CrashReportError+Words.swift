#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CrashReportError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The error and the remedy, in plain English.
  public var description: String {
    switch self {
    case .unavailable:
      "There is no place for crash reports, or no access to it; check the data folder."
    }
  }
}
