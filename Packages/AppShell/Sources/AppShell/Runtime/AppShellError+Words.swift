#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AppShellError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The error and the remedy, for the developer of an app.
  public var description: String {
    switch self {
    case .duplicateFeature(let id): "Two features have the id '\(id)'; give each its own."
    case .duplicateRoute(let path, let one, let other):
      "The features '\(one)' and '\(other)' both own the route '\(path)'; let one of them own it."
    case .duplicateAction(let action, let one, let other):
      "The features '\(one)' and '\(other)' both handle the action '\(action)'; let one of them "
        + "handle it."
    case .duplicateLink(let host, let one, let other):
      "The features '\(one)' and '\(other)' both take links to '\(host)'; let one of them take "
        + "it."
    case .duplicateStream(let stream, let one, let other):
      "The features '\(one)' and '\(other)' both store in the stream '\(stream)'; give each its "
        + "own."
    case .danglingLink(let link, let path, let feature):
      "The link '\(link)' of the feature '\(feature)' leads to '\(path)', which no feature owns; "
        + "add that route, or change the link."
    case .noTab: "No feature offers a tab; at least one has to."
    case .unknownTab(let tab): "No feature offers the tab '\(tab)'; name one that a feature offers."
    case .unknownRoute(let path):
      "No feature owns the route '\(path)', or its subject no longer exists; open another one."
    case .rejectedAction(let action):
      "The action '\(action)' is not on the current screen; use one that is."
    case .unclaimedAction(let action):
      "No feature handles the action '\(action)'; add it to the actions of a feature."
    case .notStarted(let reason): "The app could not start: \(reason)"
    }
  }
}
