import Journal

/// All saved items, newest first: a fold over favorites events.
public struct Favorites: Hashable, Sendable {
  private var orders: [Favorite.Key: Int] = [:]
  private var items: [Favorite.Key: Favorite] = [:]
  private var lastOrder = 0

  /// Makes an empty list.
  public init() {}

  /// The saved items, newest first.
  public var all: [Favorite] {
    items.values.sorted { orders[$0.key, default: 0] > orders[$1.key, default: 0] }
  }

  /// The saved items of one kind, newest first.
  public func all(_ kind: Favorite.Kind) -> [Favorite] { all.filter { $0.key.kind == kind } }

  /// The number of saved items of one kind.
  public func count(_ kind: Favorite.Kind) -> Int { items.keys.count { $0.kind == kind } }

  /// Whether an item is saved.
  public func contains(_ key: Favorite.Key) -> Bool { items[key] != nil }

  /// The event that saves an unsaved item, or removes a saved one.
  public func toggling(_ favorite: Favorite) -> FavoritesEvent {
    contains(favorite.key) ? .removed(favorite.key) : .saved(favorite)
  }

  /// Applies the next change.
  ///
  /// Saving an item again moves it to the front and updates its displayed data. Removing an unsaved
  /// item changes nothing. So only the last event about an item matters.
  public mutating func apply(_ event: FavoritesEvent) {
    switch event {
    case .saved(let favorite):
      lastOrder += 1
      items[favorite.key] = favorite
      orders[favorite.key] = lastOrder
    case .removed(let key):
      items[key] = nil
      orders[key] = nil
    }
  }
}

extension EventStream where State == Favorites, Content == FavoritesEvent {
  /// The stream of favorites in a journal.
  public static let favorites = EventStream(
    name: "favorites", initialState: Favorites(),
    subject: { "\($0.key.kind.rawValue)/\($0.key.id)" },
    apply: { favorites, event, _ in favorites.apply(event) }
  ).shared { event, _ in event.meaning }
}
