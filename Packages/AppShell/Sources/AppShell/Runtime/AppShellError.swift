import DesignSystem

/// Why the shell failed to start or to act.
public enum AppShellError: Error, Equatable, Sendable {
  /// Two features have the same id.
  case duplicateFeature(FeatureID)
  /// Two features own the same route.
  case duplicateRoute(String, FeatureID, FeatureID)
  /// Two features handle the same action, or one handles an action of the shell.
  case duplicateAction(ActionID, FeatureID, FeatureID)
  /// Two links from outside have the same host.
  case duplicateLink(String, FeatureID, FeatureID)
  /// Two features store their data in the same stream.
  case duplicateStream(String, FeatureID, FeatureID)
  /// A link of a feature leads to a path that no feature owns.
  case danglingLink(String, to: String, FeatureID)
  /// No feature offers a tab.
  case noTab
  /// The app asks for a tab that no feature offers.
  case unknownTab(String)
  /// No feature owns the route, or its subject no longer exists.
  case unknownRoute(String)
  /// The action is not in the current screen.
  case rejectedAction(String)
  /// No feature handles the action.
  case unclaimedAction(String)
  /// A stage could not start an app; carries the reason.
  case notStarted(String)
}
