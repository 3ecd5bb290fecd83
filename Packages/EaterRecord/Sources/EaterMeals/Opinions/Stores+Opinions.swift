import Journal
import MealModels
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Stores {
  /// Records an event of a meal.
  ///
  /// An opinion never gets an earlier date than a known opinion of the meal, even if a clock was
  /// set back, because the latest opinion applies.
  public func record(_ event: HistoryEvent, at date: Date) async throws(JournalError) {
    var date = date
    if event.kind.isOpinion, let meal = event.meal,
      let known = try await history.state()[meal].opinionDate, known > date
    {
      date = known + Self.instant
    }
    try await history.record([event], at: date)
  }

  /// The shortest time that the journal distinguishes, in seconds.
  private static let instant = 0.001

  /// Undoes the eater's dislike of a meal, even if another session or process recorded it.
  ///
  /// - Parameter isMeal: whether an event is about the meal, by any of its ids.
  /// - Returns: whether the dislike was removed; a dislike that is too old to undo stays unchanged.
  public func takeBackDislike(
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

extension HistoryEvent.Kind {
  /// Whether only the latest event of this kind applies.
  fileprivate var isOpinion: Bool { self == .rated || self == .disliked }
}
