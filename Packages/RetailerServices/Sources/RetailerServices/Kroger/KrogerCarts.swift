#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Groceries
import PrintedText
import ServiceCalls

/// The carts that were made here, until they are added to the customer's own.
actor KrogerCarts {
  private struct Noted {
    var lines: [CartOrder.Line]
    /// What of it was added, or may have been.
    var added: [ProductID: Int] = [:]
  }

  private let makeID: @Sendable () -> String
  private var carts = RecentValues<CartID, Noted>(most: 100)

  init(makeID: @escaping @Sendable () -> String) {
    self.makeID = makeID
  }

  /// Notes what a cart shall hold; nothing is sent.
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

  /// Adds what was not added yet.
  ///
  /// Where it stays open whether Kroger heard it, it counts as added: what is bought twice costs
  /// money, what is missing is seen. A new cart adds everything again.
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
    // Marked before it is sent, so that a second tap meanwhile adds nothing.
    for line in missing { noted.added[line.product, default: 0] += line.count }
    carts[id] = noted
    do throws(RetailerError) { try await add(missing) } catch {
      if !error.mayHaveBeenHeard { carts[id]?.added = before }
      throw error
    }
  }

  /// The body that adds lines.
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
  /// Whether a request may have been done all the same.
  fileprivate var mayHaveBeenHeard: Bool {
    switch self {
    case .timedOut, .malformed: true
    case .failed(let status): status >= 500
    default: false
    }
  }
}
