import DesignSystem

/// What can be wrong with a request for a screen.
public enum PresentationError: Error, Equatable, Sendable {
  /// No screen has that id; with the valid ones and the nearest to what was asked, if one is near.
  case unknownScreen(String, valid: [ScreenID], nearest: ScreenID?)
  /// The screen has no such state; with its states and the nearest, if one is near.
  case unknownState(String, screen: ScreenID, valid: [StateID], nearest: StateID?)
}
