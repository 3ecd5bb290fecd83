#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// The order of the aisles in every store: a fold over what was ticked and moved there.
public struct AisleOrders: Hashable, Sendable {
  private var stores: [StoreID: AisleOrder] = [:]

  /// Every store has the usual order.
  public init() {}

  /// The order of a store; the usual one where nothing is known, or without a store.
  public subscript(store: StoreID?) -> AisleOrder { store.flatMap { stores[$0] } ?? AisleOrder() }

  /// Takes in the next change, which happened at a time.
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
