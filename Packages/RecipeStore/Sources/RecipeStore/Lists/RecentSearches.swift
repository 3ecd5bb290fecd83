import Journal

/// One change of the list of searches, as it is stored.
public enum RecentSearchEvent: Hashable, Sendable, Codable {
  /// Somebody looked for this.
  case searched(text: String)
  /// Somebody cleared the list.
  case cleared
}

/// The last searches, the newest first, each once whatever its case and spaces.
public struct RecentSearches: Hashable, Sendable {
  /// How many are kept.
  public static let limit = 20

  /// The searches as they were last typed.
  public private(set) var all: [String] = []

  /// Nobody looked for anything yet.
  public init() {}

  /// Takes the next change in; the oldest search makes room, and a text without words is none.
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
  /// What tells two searches apart.
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
