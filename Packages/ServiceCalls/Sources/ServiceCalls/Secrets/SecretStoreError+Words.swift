#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SecretStoreError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The error and the remedy, without any secret.
  public var description: String {
    switch self {
    case .unreadable: "The saved keys cannot be read; enter them again."
    case .notKept: "The key cannot be saved or removed on this device; check its permissions."
    }
  }
}
