import MealModels
import Preferences

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SuggestionService {
  /// The chosen sides of meals, with the present ids of meals and side dishes.
  public func chosenSides(in preferences: EaterPreferences) -> [MealID: [Int: SideChoice]] {
    preferences.sides.sorted { $0.key < $1.key }.reduce(into: [:]) { current, entry in
      let choices = entry.value.mapValues { choice in
        if case .side(let dish) = choice { SideChoice.side(currentID(of: dish)) } else { choice }
      }
      current[currentID(of: entry.key), default: [:]].merge(choices) { _, new in new }
    }
  }

  /// The sides of a meal for people with these limits; empty for an unknown meal.
  ///
  /// - Parameters:
  ///   - limits: the limits; nil if they cannot be read, so that no side dish is known to be safe.
  ///   - chosen: the chosen sides of meals, as from ``chosenSides(in:)``.
  public func sides(
    of meal: MealID, for limits: EaterLimits?, chosen: [MealID: [Int: SideChoice]]
  ) -> [TableSide] {
    guard let summary = catalog.summary(meal) else { return [] }
    return summary.customs.sides(
      for: limits, beside: summary.facts, chosen: chosen[summary.id] ?? [:], dish: catalog.meal)
  }

  /// The sides of a meal for the present table.
  ///
  /// - Parameter date: the date at which the entitlement to premium filters is checked.
  public func sides(of meal: MealID, _ stored: StoredState, at date: Date) -> [TableSide] {
    sides(
      of: meal, for: (try? safeLimits(of: stored, at: date))?.everybody,
      chosen: chosenSides(in: stored.preferences(at: date)))
  }
}
