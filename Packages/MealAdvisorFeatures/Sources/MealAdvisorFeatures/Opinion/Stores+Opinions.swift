import Journal
import MealModels
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Stores {
  /// Makes it as if the eater had never said that a meal is not for them, also when that was said in
  /// another session or by another process.
  ///
  /// - Parameter isMeal: whether an event is about the meal, by whichever of its names.
  /// - Returns: whether the meal is for the eater again; not when it was said too long ago to undo.
  func takeBackDislike(
    at date: Date, of isMeal: (MealID) -> Bool
  ) async throws(JournalError) -> Bool {
    for record in try await journal.records(in: history.stream.name).reversed() {
      let entries = history.stream.fold([record]).state.entries
      guard let event = entries.first?.event, event.kind == .disliked,
        let meal = event.meal, isMeal(meal)
      else { continue }
      try await history.undo([record], at: date)
      if try await !history.state()[meal].isDisliked { return true }
    }
    return false
  }
}
