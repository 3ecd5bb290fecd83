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

  /// Keeps what becomes of an order, on the list and at home, both or neither.
  public func keep(_ change: OrderChange, at date: Date) async throws(JournalError) {
    var stored: [Event] = []
    for event in change.events { stored.append(try grocery.stream.event(event, at: date)) }
    for event in change.home { stored.append(try pantry.stream.event(event, at: date)) }
    try await journal.append(stored)
  }
}
