import EaterMeals
import Groceries
import Journal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Stores {
  /// Stores changes of a list together with the order of aisles learned from ticks, as one batch.
  public func shop(
    _ events: [GroceryEvent], teaching lessons: [AisleOrderEvent] = [], at date: Date
  ) async throws(JournalError) {
    var stored: [Event] = []
    for event in events { stored.append(try grocery.stream.event(event, at: date)) }
    for lesson in lessons { stored.append(try aisles.stream.event(lesson, at: date)) }
    try await journal.append(stored)
  }

  /// Stores the result of an order for the list and the pantry, as one batch.
  public func keep(_ change: OrderChange, at date: Date) async throws(JournalError) {
    var stored: [Event] = []
    for event in change.events { stored.append(try grocery.stream.event(event, at: date)) }
    for event in change.home { stored.append(try pantry.stream.event(event, at: date)) }
    try await journal.append(stored)
  }
}
