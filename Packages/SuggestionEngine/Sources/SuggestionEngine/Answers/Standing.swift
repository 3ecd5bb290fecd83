/// How a meal stands with the history, best first.
public enum Standing: String, CaseIterable, Hashable, Sendable, Comparable {
  /// Neither it nor one that is nearly the same was shown within the window.
  case fresh
  /// One that is nearly the same was shown within the window.
  case similar
  /// It was shown within the window.
  case repeated
  /// Somebody said it is not for them.
  case disliked

  /// Whether a standing is better than another.
  public static func < (lhs: Standing, rhs: Standing) -> Bool { lhs.order < rhs.order }

  /// Its place, best first.
  var order: Int {
    switch self {
    case .fresh: 0
    case .similar: 1
    case .repeated: 2
    case .disliked: 3
    }
  }
}
