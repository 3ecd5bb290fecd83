import Journal
import MealModels
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Stores {
  /// Makes it as if the eater had never said that a meal is not for them, also when that was said
  /// in another session or by another process.
  ///
  /// - Parameter isMeal: whether an event is about the meal, by whichever of its names.
  /// - Returns: whether the meal is for the eater again; when it was said too long ago to undo, no
  ///   word about it is taken back.
  func takeBackDislike(
    at date: Date, of isMeal: (MealID) -> Bool
  ) async throws(JournalError) -> Bool {
    let all = try await journal.records(in: history.stream.name)
    var dislikes: [Record] = []
    for record in try await history.undoable().reversed() {
      let entries = history.stream.fold([record]).state.entries
      guard let event = entries.first?.event, event.kind == .disliked,
        event.meal.map(isMeal) == true
      else { continue }
      dislikes.append(record)
      let without = history.stream.fold(all.filter { !dislikes.contains($0) }).state
      let meals = Set(without.entries.compactMap(\.event.meal)).filter(isMeal)
      guard meals.contains(where: { without[$0].isDisliked }) else {
        return try await history.undo(dislikes, at: date)
      }
    }
    return false
  }
}
