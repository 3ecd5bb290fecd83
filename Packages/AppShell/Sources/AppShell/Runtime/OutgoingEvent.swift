/// A request of the app to the world outside its screens.
public enum OutgoingEvent: Hashable, Sendable {
  /// Open another app or page; this app keeps its screen until the eater returns.
  case departure(Departure)
  /// Call the eater, anywhere in the app, with words to show.
  case call(String)
}
