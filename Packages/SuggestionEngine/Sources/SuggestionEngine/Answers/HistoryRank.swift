/// The rank of a meal by the history, best first.
public enum HistoryRank: String, CaseIterable, Hashable, Sendable, Comparable {
  /// Neither the meal nor a nearly identical one was shown within the window.
  case fresh
  /// A nearly identical meal was shown within the window.
  case similar
  /// The meal was shown within the window.
  case repeated
  /// An eater said that they don't want it.
  case disliked

  /// Whether a rank is better than another.
  public static func < (lhs: HistoryRank, rhs: HistoryRank) -> Bool { lhs.order < rhs.order }

  /// Its position, starting with the best rank.
  var order: Int {
    switch self {
    case .fresh: 0
    case .similar: 1
    case .repeated: 2
    case .disliked: 3
    }
  }
}
