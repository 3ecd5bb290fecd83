#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// The order of the aisles in each shop: a fold over ticks and moves.
public struct AisleOrders: Hashable, Sendable {
  private var stores: [StoreID: AisleOrder] = [:]

  /// Makes the usual order for every shop.
  public init() {}

  /// The order of a shop.
  ///
  /// Without a shop, or if nothing was learned about it, this is the usual order.
  public subscript(store: StoreID?) -> AisleOrder { store.flatMap { stores[$0] } ?? AisleOrder() }

  /// Applies the next event, with its time.
  public mutating func apply(_ event: AisleOrderEvent, at time: Date) {
    switch event {
    case .ticked(let aisle, in: let store):
      stores[store, default: AisleOrder()].tick(aisle, at: time)
    case .moved(let aisle, before: let other, in: let store):
      stores[store, default: AisleOrder()].move(aisle, before: other)
    case .reset(let store): stores[store] = nil
    }
  }
}
