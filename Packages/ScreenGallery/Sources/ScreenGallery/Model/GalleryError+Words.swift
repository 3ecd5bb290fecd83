#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension GalleryError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The error and the remedy, in plain English.
  public var description: String {
    switch self {
    case .repeatedScreen(let id): "Two screens have the id '\(id)'; give each its own."
    case .repeatedState(let state, let screen):
      "Two states of the screen '\(screen)' have the id '\(state)'; give each its own."
    case .repeatedPath(let path):
      "Two files of the gallery have the path '\(path)'; rename a screen or a state."
    }
  }
}
