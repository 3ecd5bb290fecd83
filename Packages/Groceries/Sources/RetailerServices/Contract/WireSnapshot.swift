#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Groceries
import MealModels
import PrintedText

/// A snapshot in the form of the contract.
struct WireSnapshot: Decodable {
  var time: WireTime
  var entries: [Readable<Entry>]

  struct Entry: Decodable {
    var product: String
    var price: Lenient<WirePrice>?
    var availability: WireAvailability?
  }

  struct Question: Decodable {
    var products: [String]
  }

  /// The snapshot, for the store that was requested.
  func snapshot(of store: StoreID) throws(RetailerError) -> PriceSnapshot {
    var snapshot = PriceSnapshot(store: store, time: time.date)
    for (place, entry) in try entries.rows() {
      snapshot.entries[ProductID(rawValue: entry.product)] = PriceSnapshot.Entry(
        price: try entry.price?.value?.money(at: "entries[\(place)]"),
        availability: entry.availability?.value ?? .unknown)
    }
    return snapshot
  }

  static func json(_ snapshot: PriceSnapshot) -> JSON {
    let entries = snapshot.entries.sorted { $0.key < $1.key }
    return [
      "store": .string(snapshot.store.rawValue), "time": .string(WireTime.text(snapshot.time)),
      "entries": .array(
        entries.map { product, entry in
          [
            "product": .string(product.rawValue), "price": WirePrice.json(entry.price),
            "availability": .string(entry.availability.rawValue),
          ]
        }),
    ]
  }
}

/// A time in the form of the contract: RFC 3339 in UTC, to the second.
struct WireTime: Decodable {
  var date: Date

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let date = try? Date(container.decode(String.self), strategy: .iso8601) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no time")
    }
    self.date = date
  }

  static func text(_ date: Date) -> String { date.formatted(.iso8601) }
}
