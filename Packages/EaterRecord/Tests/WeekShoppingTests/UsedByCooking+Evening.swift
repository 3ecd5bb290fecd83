import EaterMeals
import WeekShopping
import FoodFacts
import Journal
import MealModels
import SuggestionEngine
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension UsedByCooking {
  /// The evening on which a household cooks, its stores, in which there is nothing yet, and what cooking
  /// uses up of them.
  static func thatEvening() throws -> (evening: LocalMoment, stores: Stores, used: UsedByCooking) {
    let stores = Stores(
      journal: try EventJournal(directory: URL(filePath: "/data"), fileSystem: .inMemory()),
      premium: .sample)
    return (
      try #require(LocalMoment("2026-05-12T18:30", secondsFromGMT: -25_200)), stores,
      UsedByCooking(.bundled) { .culinary }
    )
  }
}
