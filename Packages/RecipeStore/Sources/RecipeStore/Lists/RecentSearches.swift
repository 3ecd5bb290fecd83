import Journal

/// One stored change of the list of searches.
public enum RecentSearchEvent: Hashable, Sendable, Codable {
  /// The user searched for this.
  case searched(text: String)
  /// The user cleared the list.
  case cleared
}

/// The last searches, the newest first, each once without regard to case and spaces.
public struct RecentSearches: Hashable, Sendable {
  /// The most searches that are kept.
  public static let limit = 20

  /// The searches as they were last typed.
  public private(set) var all: [String] = []

  /// Makes an empty list of searches.
  public init() {}

  /// Applies the next change; a full list drops its oldest search, and a text without words is
  /// ignored.
  public mutating func apply(_ event: RecentSearchEvent) {
    guard case .searched(let text) = event else { return all = [] }
    let key = Self.key(text)
    guard !key.isEmpty else { return }
    all.removeAll { Self.key($0) == key }
    all.insert(text.split(whereSeparator: \.isWhitespace).joined(separator: " "), at: 0)
    all.removeLast(max(0, all.count - Self.limit))
  }

  fileprivate static func key(_ text: String) -> String { RecipeWords.key(of: text) }
}

extension RecentSearchEvent {
  /// The key that makes two searches equal.
  fileprivate var key: String? {
    guard case .searched(let text) = self else { return nil }
    return RecentSearches.key(text)
  }
}

extension EventStream where State == RecentSearches, Content == RecentSearchEvent {
  /// The stream of searches in a journal.
  public static let recentSearches = EventStream(
    name: "recipe-searches", initialState: RecentSearches(),
    subject: \.key, startsOver: { $0 == .cleared },
    apply: { searches, event, _ in searches.apply(event) })
}
