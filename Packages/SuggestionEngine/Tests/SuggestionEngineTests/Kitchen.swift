import MealModels
import MealModelsFixtures
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A pool of named dishes and the evening on which the tests ask.
enum Kitchen {
  static let evening = LocalMoment("2026-05-12T18:30") ?? LocalMoment(date: .distantPast)

  static let meals: [Meal] = [
    Dishes.meal("tomato-pasta", of: ["wheat", "tomato", "olive-oil"], minutes: 25),
    Dishes.meal("butter-toast", of: ["bread", "butter"], slots: [.breakfast], minutes: 5),
    Dishes.meal("salmon-plate", of: ["salmon", "olive-oil"], cuisine: .nordic, minutes: 20),
    Dishes.meal("beef-stew", of: ["beef", "tomato"], cuisine: .french, minutes: 90),
    Dishes.meal("bacon-and-eggs", of: ["bacon", "egg"], cuisine: .british, minutes: 15),
    Dishes.meal("eggplant-curry", of: ["eggplant", "tomato"], cuisine: .thai, minutes: 40),
    Dishes.meal("nut-roast", of: ["mixed-nuts", "bread"], cuisine: .british, minutes: 60),
    Dishes.meal("mystery-pie", of: ["wheat", "stardust"], cuisine: .british, minutes: 30),
    Dishes.meal("porridge", of: ["oats", "milk"], cuisine: .british, slots: [.breakfast]),
    Dishes.meal("tomato-soup", of: ["tomato"], cuisine: .american, slots: [.lunch, .dinner]),
  ]

  static let engine = MealSuggester(pool: MealPool(meals.map(\.summary)))

  static func meal(_ id: MealID) -> Meal? { meals.first { $0.id == id } }

  static func request(
    limits: EaterLimits = .none, wishes: Wishes = Wishes(slot: .dinner), count: Int = 1,
    seed: UInt64 = 7, after days: Double = 0
  ) -> SuggestionRequest {
    SuggestionRequest(
      moment: LocalMoment(date: evening.date + days * 86_400), limits: limits, wishes: wishes,
      count: count, seed: seed)
  }
}
