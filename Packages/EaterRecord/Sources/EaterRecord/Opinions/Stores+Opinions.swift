import Journal
import MealModels
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Stores {
  /// Records what somebody says of a meal.
  ///
  /// An opinion is never dated before one that is known of the meal, also where a clock was set
  /// back: what is said last is what somebody thinks.
  public func record(_ event: HistoryEvent, at date: Date) async throws(JournalError) {
    var date = date
    if event.kind.isOpinion, let meal = event.meal,
      let known = try await history.state()[meal].opinionDate, known > date
    {
      date = known + Self.instant
    }
    try await history.record([event], at: date)
  }

  /// The least time that the journal tells apart, in seconds.
  private static let instant = 0.001

  /// Makes it as if the eater had never said that a meal is not for them, also when that was said
  /// in another session or by another process.
  ///
  /// - Parameter isMeal: whether an event is about the meal, by whichever of its names.
  /// - Returns: whether the meal is for the eater again; when it was said too long ago to undo, no
  ///   word about it is taken back.
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
  /// Whether the latest one counts, and no other.
  fileprivate var isOpinion: Bool { self == .rated || self == .disliked }
}
