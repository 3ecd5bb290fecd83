import MealModels

/// A stored change of the order in which a store is walked.
public enum AisleOrderEvent: Hashable, Sendable, Codable {
  /// An item in an aisle was ticked in a store.
  case ticked(Aisle, in: StoreID)
  /// A person moved an aisle before another one, or to the end if that is nil.
  case moved(Aisle, before: Aisle?, in: StoreID)
  /// The learned and moved aisles of a store were reset.
  case reset(StoreID)
}
