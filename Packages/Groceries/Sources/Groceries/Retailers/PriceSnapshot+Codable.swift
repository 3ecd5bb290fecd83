#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

extension PriceSnapshot: Codable {
  private enum CodingKeys: String, CodingKey {
    case store, time, products
  }

  private struct Row: Codable {
    var id: ProductID
    var price: Money?
    var availability: Availability
  }

  /// Reads the store, the time and a row for each product.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let rows = try container.decode([Row].self, forKey: .products)
    self.init(
      store: try container.decode(StoreID.self, forKey: .store),
      time: try container.decode(Date.self, forKey: .time),
      entries: Dictionary(
        rows.map { ($0.id, Entry(price: $0.price, availability: $0.availability)) },
        uniquingKeysWith: { _, last in last }))
  }

  /// Writes the rows in the order of their ids, so that equal snapshots have equal texts.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(store, forKey: .store)
    try container.encode(time, forKey: .time)
    let rows = entries.sorted { $0.key < $1.key }.map {
      Row(id: $0.key, price: $0.value.price, availability: $0.value.availability)
    }
    try container.encode(rows, forKey: .products)
  }
}
