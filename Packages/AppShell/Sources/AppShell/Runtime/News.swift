/// Something that the app asks of the world around its screens.
public enum News: Hashable, Sendable {
  /// Leave for another app or page; this app stays as it is and is there on return.
  case departure(Departure)
  /// Call the eater, wherever they are in the app, with words that are ready to show.
  case call(String)
}
