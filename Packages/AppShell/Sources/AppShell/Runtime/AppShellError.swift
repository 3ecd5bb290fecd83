import DesignSystem

/// Why the shell refused to start or to do something.
public enum AppShellError: Error, Equatable, Sendable {
  /// Two features have the same id.
  case duplicateFeature(FeatureID)
  /// Two features own the same route.
  case duplicateRoute(String, FeatureID, FeatureID)
  /// Two features carry out the same action, or one that the shell itself carries out.
  case duplicateAction(ActionID, FeatureID, FeatureID)
  /// Two links from outside have the same host.
  case duplicateLink(String, FeatureID, FeatureID)
  /// Two features keep their data in the same stream.
  case duplicateStream(String, FeatureID, FeatureID)
  /// A link of a feature leads to a path that no feature owns.
  case danglingLink(String, to: String, FeatureID)
  /// No feature offers a tab.
  case noTab
  /// A tab was asked for that no feature offers.
  case unknownTab(String)
  /// No feature owns the route, or what it is about is gone.
  case unknownRoute(String)
  /// The action is not in the current screen.
  case rejectedAction(String)
  /// No feature carries out the action.
  case unclaimedAction(String)
}
