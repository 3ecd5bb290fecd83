import Journal
import MealModels
import MealPlan
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Stores {
  /// When each meal was last cooked, by the history and the plan; a meal that was never cooked is
  /// missing.
  public func lastCooked() async throws(JournalError) -> [MealID: Date] {
    var dates: [MealID: Date] = [:]
    for entry in try await history.state().entries where entry.event.kind == .cooked {
      guard let meal = entry.event.meal else { continue }
      dates[meal] = max(entry.date, dates[meal] ?? .distantPast)
    }
    for entry in try await plan.state().entries where entry.state == .cooked {
      guard let meal = entry.content.recipe else { continue }
      let day = Date(timeIntervalSince1970: Double(entry.slot.day) * 86_400)
      dates[meal] = max(day, dates[meal] ?? .distantPast)
    }
    return dates
  }

  /// The latest stars that people on this device gave to each meal after they ate it.
  public func stars() async throws(JournalError) -> [MealID: Int] {
    let history = try await history.state()
    var stars: [MealID: Int] = [:]
    for meal in history.meals where !history[meal].isFirstImpression {
      stars[meal] = history[meal].stars
    }
    return stars
  }
}
