import MealModels
import Preferences

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SuggestionService {
  /// What is wanted beside meals, told of meals and side dishes as they are called today.
  public func chosenSides(in preferences: EaterPreferences) -> [MealID: [Int: SideChoice]] {
    preferences.sides.sorted { $0.key < $1.key }.reduce(into: [:]) { current, entry in
      let choices = entry.value.mapValues { choice in
        if case .side(let dish) = choice { SideChoice.side(currentID(of: dish)) } else { choice }
      }
      current[currentID(of: entry.key), default: [:]].merge(choices) { _, new in new }
    }
  }

  /// What goes with a meal for people with these limits; nothing for a meal that nobody knows.
  ///
  /// - Parameters:
  ///   - limits: nil where they cannot be read; then no side dish is known to be safe.
  ///   - chosen: what is wanted beside meals, as ``chosenSides(in:)`` tells it.
  public func sides(
    of meal: MealID, for limits: EaterLimits?, chosen: [MealID: [Int: SideChoice]]
  ) -> [TableSide] {
    guard let summary = catalog.summary(meal) else { return [] }
    return summary.customs.sides(
      for: limits, beside: summary.facts, chosen: chosen[summary.id] ?? [:], dish: catalog.meal)
  }

  /// What goes with a meal for the people at the table as they are now.
  ///
  /// - Parameter date: when premium filters must be entitled.
  public func sides(of meal: MealID, _ stored: StoredState, at date: Date) -> [TableSide] {
    let preferences = stored.preferences(at: date)
    let isReadable = unreadableLimits(of: stored.settings).isEmpty
    return sides(
      of: meal, for: isReadable ? limits(of: preferences) : nil,
      chosen: chosenSides(in: preferences))
  }
}
