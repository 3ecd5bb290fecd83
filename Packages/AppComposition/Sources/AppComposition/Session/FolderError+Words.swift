#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FolderError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The sentence with the remedy.
  public var description: String {
    switch self {
    case .unreadable(let sentence): sentence
    }
  }
}
