#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StoredDataError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The error and the remedy, in plain English.
  public var description: String {
    "The stored data cannot be read; try again, or open the app again."
  }
}
