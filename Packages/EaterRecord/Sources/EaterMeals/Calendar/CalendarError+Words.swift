#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CalendarError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The error and the remedy, in plain English.
  public var description: String {
    switch self {
    case .notAllowed: "This app may not use the calendar; allow it in the settings of the system."
    case .unavailable:
      "There is no calendar, or it did not accept the appointment; try again later."
    }
  }
}
