import MealModels

extension Shopping {
  /// What changed in a store since the eater looked; nothing before they looked once.
  public func deltas(in store: StoreID) -> [PriceDelta] {
    guard let now = prices[store], let seen = reviewed[store] else { return [] }
    return now.deltas(since: seen)
  }

  /// The events of prices that a store told: they are kept beside what it does not speak of.
  ///
  /// The first prices of a store are seen at once. Older ones than are known change nothing.
  public func taking(_ snapshot: PriceSnapshot) -> [GroceryEvent] {
    let known = prices[snapshot.store]
    let next = known?.updated(by: snapshot) ?? snapshot
    guard next != known else { return [] }
    return reviewed[snapshot.store] == nil
      ? [.priced(next), .reviewed(next)] : [.priced(next)]
  }

  /// Whether events tell another price or stock of the chosen store than is known, whenever it said so.
  public func learns(from events: [GroceryEvent]) -> Bool {
    guard let store = settings.store else { return false }
    let after = events.reduce(into: self) { $0.apply($1) }
    return after.prices[store]?.entries != prices[store]?.entries
  }

  /// The events of the eater having looked at what changed in a store.
  public func reviewing(_ store: StoreID) -> [GroceryEvent] {
    guard let now = prices[store], now != reviewed[store] else { return [] }
    return [.reviewed(now)]
  }

  /// When prices of the chosen store are asked for.
  public var timing: RefreshTiming {
    RefreshTiming(settings, last: settings.store.flatMap { prices[$0]?.time })
  }
}
