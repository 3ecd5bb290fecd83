/// A stored event of the nudge.
public enum NudgeEvent: Codable, Hashable, Sendable {
  /// A suggestion reached the screen, from the network or the cache; an error is no success.
  case suggestionSucceeded(isPremium: Bool)
  /// The nudge appeared.
  case shown
  /// The person closed it.
  case dismissed
}
