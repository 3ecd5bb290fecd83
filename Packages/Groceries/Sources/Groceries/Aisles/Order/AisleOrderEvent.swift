import MealModels

/// A change of the order in which a store is walked, as it is stored.
public enum AisleOrderEvent: Hashable, Sendable, Codable {
  /// Something of an aisle was ticked in a store.
  case ticked(Aisle, in: StoreID)
  /// Somebody put an aisle before another, or last where that is nil.
  case moved(Aisle, before: Aisle?, in: StoreID)
  /// Everything that was learned or moved in a store is forgotten.
  case reset(StoreID)
}
