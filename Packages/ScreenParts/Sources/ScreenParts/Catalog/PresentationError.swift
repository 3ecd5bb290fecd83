import DesignSystem

/// The errors of a request for a screen.
public enum PresentationError: Error, Equatable, Sendable {
  /// No screen has that id; the valid ids are attached.
  case unknownScreen(String, valid: [ScreenID])
  /// The screen has no such state; its valid states are attached.
  case unknownState(String, screen: ScreenID, valid: [StateID])
}
