import Groceries
import Journal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Stores {
  /// Keeps changes of a list, and what ticks teach about the order of the aisles, both or neither.
  public func shop(
    _ events: [GroceryEvent], teaching lessons: [AisleOrderEvent] = [], at date: Date
  ) async throws(JournalError) {
    var stored: [Event] = []
    for event in events { stored.append(try grocery.stream.event(event, at: date)) }
    for lesson in lessons { stored.append(try aisles.stream.event(lesson, at: date)) }
    try await journal.append(stored)
  }

  /// Keeps a cart that was handed to a store: what was bought comes home to the pantry, both or
  /// neither.
  ///
  /// - Parameters:
  ///   - events: those of the cart.
  ///   - newID: gives an id that nothing at home ever had, at every call another.
  public func buy(
    _ events: [GroceryEvent], at date: Date, newID: () -> String
  ) async throws(JournalError) {
    var stored: [Event] = []
    for event in events {
      stored.append(try grocery.stream.event(event, at: date))
      guard case .bought(let purchase) = event else { continue }
      let home = Pantry().stocking(purchase) { PantryItemID(rawValue: newID()) }
      for event in home { stored.append(try pantry.stream.event(event, at: date)) }
    }
    try await journal.append(stored)
  }
}
