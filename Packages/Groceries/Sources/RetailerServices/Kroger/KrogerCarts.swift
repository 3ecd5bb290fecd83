#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Groceries
import PrintedText
import ServiceCalls

/// The carts that were made here, until their lines are added to the customer's own cart.
actor KrogerCarts {
  private struct Noted {
    var lines: [CartOrder.Line]
    /// The counts of the products that were added, or may have been.
    var added: [ProductID: Int] = [:]
  }

  private let makeID: @Sendable () -> String
  private var carts = RecentValues<CartID, Noted>(most: 100)

  init(makeID: @escaping @Sendable () -> String) {
    self.makeID = makeID
  }

  /// Stores the content of a cart, without sending it.
  func note(_ order: CartOrder, at time: Date) throws(RetailerError) -> HeldCart {
    let id = order.cart ?? CartID(rawValue: makeID())
    guard var noted = order.cart == nil ? Noted(lines: []) : carts[id] else {
      throw .unknownCart(id)
    }
    let isTaken = { (line: CartOrder.Line) in
      line.count > 0 && KrogerCode.isCode(line.product.rawValue)
    }
    noted.lines = order.lines.filter(isTaken)
    carts[id] = noted
    return HeldCart(
      id: id, store: order.store, lines: noted.lines,
      refused: order.lines.filter { $0.count > 0 && !isTaken($0) }.map(\.product), time: time)
  }

  /// Adds the lines that were not added yet.
  ///
  /// A line is treated as added if it is unknown whether Kroger received it: a double purchase
  /// costs money, while a missing one is noticed. A new cart adds everything again.
  func handOver(
    _ id: CartID, add: @Sendable ([CartOrder.Line]) async throws(RetailerError) -> Void
  ) async throws(RetailerError) {
    guard var noted = carts[id] else { throw .unknownCart(id) }
    let wanted = noted.lines.reduce(into: [:]) { $0[$1.product, default: 0] += $1.count }
    let missing = wanted.keys.sorted().compactMap { product -> CartOrder.Line? in
      let count = wanted[product, default: 0] - noted.added[product, default: 0]
      return count > 0 ? CartOrder.Line(product, count: count) : nil
    }
    guard !missing.isEmpty else { return }
    let before = noted.added
    // The lines are marked before they are sent, so that a second tap adds nothing.
    for line in missing { noted.added[line.product, default: 0] += line.count }
    carts[id] = noted
    do throws(RetailerError) { try await add(missing) } catch {
      if !error.mayHaveBeenHeard { carts[id]?.added = before }
      throw error
    }
  }

  /// The body of a request that adds lines.
  static func body(_ lines: [CartOrder.Line]) -> [UInt8] {
    let items = lines.map { line -> JSON in
      [
        "upc": .string(line.product.rawValue), "quantity": .integer(line.count),
        "modality": "PICKUP",
      ]
    }
    return Array((["items": .array(items)] as JSON).lineText.utf8)
  }
}

extension RetailerError {
  /// Whether Kroger may have carried out the request in spite of the error.
  fileprivate var mayHaveBeenHeard: Bool {
    switch self {
    case .timedOut, .malformed: true
    case .failed(let status): status >= 500
    default: false
    }
  }
}
