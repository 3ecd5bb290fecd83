import DesignSystem

/// Why the shell refused to start or to do something.
public enum AppShellError: Error, Equatable, Sendable {
  /// Two features have the same id.
  case duplicateFeature(FeatureID)
  /// Two features own the same route.
  case duplicateRoute(String)
  /// No feature offers a tab.
  case noTab
  /// No feature owns the route, or what it is about is gone.
  case unknownRoute(String)
  /// The action is not in the current screen.
  case rejectedAction(String)
  /// No feature carries out the action.
  case unclaimedAction(String)
}
