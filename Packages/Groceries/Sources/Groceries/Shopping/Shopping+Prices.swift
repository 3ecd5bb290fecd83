import MealModels

extension Shopping {
  /// The changes in a store since the eater last looked; empty before the first look.
  public func deltas(in store: StoreID) -> [PriceDelta] {
    guard let now = prices[store], let seen = reviewed[store] else { return [] }
    return now.deltas(since: seen)
  }

  /// The events of storing prices that a store stated; other known prices are kept.
  ///
  /// The first prices of a store are treated as seen. Prices older than the known ones change
  /// nothing.
  public func taking(_ snapshot: PriceSnapshot) -> [GroceryEvent] {
    let known = prices[snapshot.store]
    let next = known?.updated(by: snapshot) ?? snapshot
    guard next != known else { return [] }
    return reviewed[snapshot.store] == nil
      ? [.priced(next), .reviewed(next)] : [.priced(next)]
  }

  /// Whether events bring a price or stock of the chosen store that differs from the known one.
  public func learns(from events: [GroceryEvent]) -> Bool {
    guard let store = settings.store else { return false }
    let after = events.reduce(into: self) { $0.apply($1) }
    return after.prices[store]?.entries != prices[store]?.entries
  }

  /// The events of looking at the changes in a store.
  public func reviewing(_ store: StoreID) -> [GroceryEvent] {
    guard let now = prices[store], now != reviewed[store] else { return [] }
    return [.reviewed(now)]
  }

  /// The times at which prices of the chosen store are refreshed.
  public var timing: RefreshTiming {
    RefreshTiming(settings, last: settings.store.flatMap { prices[$0]?.time })
  }
}
