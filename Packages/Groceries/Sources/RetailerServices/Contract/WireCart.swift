#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Groceries
import MealModels
import PrintedText

/// A cart in the form of the contract.
struct WireCart: Decodable {
  var id: String
  var store: String
  var lines: [Line]
  var refused: [String]?
  var time: WireTime

  struct Line: Decodable {
    var product: String
    var count: Int

    static func json(_ line: CartOrder.Line) -> JSON {
      ["product": .string(line.product.rawValue), "count": .integer(line.count)]
    }
  }

  struct Order: Decodable {
    var store: String
    var lines: [Line]

    /// The JSON of an order, without lines of zero packages.
    static func json(_ order: CartOrder) -> JSON {
      [
        "store": .string(order.store.rawValue),
        "lines": .array(order.lines.filter { $0.count > 0 }.map(Line.json)),
      ]
    }
  }

  struct HandOff: Decodable {
    var url: String
  }

  var cart: HeldCart {
    HeldCart(
      id: CartID(rawValue: id), store: StoreID(rawValue: store),
      lines: lines.map { CartOrder.Line(ProductID(rawValue: $0.product), count: $0.count) },
      refused: (refused ?? []).map(ProductID.init(rawValue:)), time: time.date)
  }

  static func json(_ cart: HeldCart) -> JSON {
    [
      "id": .string(cart.id.rawValue), "store": .string(cart.store.rawValue),
      "lines": .array(cart.lines.map(Line.json)),
      "refused": .strings(cart.refused.map(\.rawValue)), "time": .string(WireTime.text(cart.time)),
    ]
  }
}
