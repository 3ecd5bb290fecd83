import DesignSystem

/// Why a gallery cannot be made.
public enum GalleryError: Error, Equatable, Sendable {
  /// Two screens have the same id.
  case repeatedScreen(ScreenID)
  /// Two states of a screen have the same id.
  case repeatedState(StateID, of: ScreenID)
  /// Two files would have the same path.
  case repeatedPath(String)
}
