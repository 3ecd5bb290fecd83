#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ProviderSettingsError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The wrong member and the correct form.
  public var description: String {
    "The settings of the provider cannot be used: \(sentence)."
  }
}
