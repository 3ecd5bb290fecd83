/// One thing that matters to the nudge, as it is kept in the journal.
public enum NudgeEvent: Codable, Hashable, Sendable {
  /// A suggestion reached the screen, from the network or the cache; an error is none.
  case suggestionSucceeded(isPremium: Bool)
  /// The nudge appeared.
  case shown
  /// The person closed it.
  case dismissed
}
