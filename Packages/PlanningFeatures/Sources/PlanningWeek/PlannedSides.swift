import EaterRecord
import MealModels
import MealPlan
import Preferences

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The sides of planned meals, for those who eat them.
struct PlannedSides {
  private let service: SuggestionService
  private let preferences: EaterPreferences
  private let chosen: [MealID: [Int: SideChoice]]
  /// The limits of the whole table; nil if they cannot be read.
  private let everyone: EaterLimits?

  init(_ service: SuggestionService, _ record: StoredState, at date: Date) {
    self.service = service
    preferences = record.preferences(at: date)
    chosen = service.chosenSides(in: preferences)
    everyone = (try? service.safeLimits(of: record, at: date))?.everybody
  }

  /// The names of the sides of an entry; of a cooked one, those that were cooked.
  func names(beside entry: PlannedMeal, _ meal: Meal?) -> [String] {
    if let cooked = entry.cooked { return cooked.sides }
    guard entry.content.recipe != nil, let meal else { return [] }
    let limits = everyone.map {
      entry.eaters.isEmpty ? $0 : service.limits(of: preferences, eating: entry.eaters)
    }
    return service.sides(of: meal.id, for: limits, chosen: chosen).served.map(\.recipe.title)
  }
}
