import MealModels
import MealPlan

/// The task for a planned meal on the evening before.
public enum EveningPreparation: Hashable, Sendable {
  /// Foods have to be ready, such as cooked rice.
  case have([String])
  /// The meal begins then; the minutes in which it soaks, chills or rises, nil if they are few.
  case begin(minutesAhead: Int?)
}

extension SuggestionService {
  /// The task for a planned meal on the evening before; nil if there is none, or it was cooked.
  public func eveningPreparation(of entry: PlannedMeal) -> EveningPreparation? {
    guard entry.state == .planned, let recipe = entry.content.recipe else { return nil }
    let summary = catalog.summary(currentID(of: recipe))
    let minutes = summary.map { $0.totalMinutes - $0.handsOnMinutes } ?? 0
    if minutes >= Self.longMinutes { return .begin(minutesAhead: minutes) }
    let foods = summary?.cookedBefore.map(\.name) ?? []
    if !foods.isEmpty { return .have(foods) }
    return entry.note == ProposedEntries.eveningNote ? .begin(minutesAhead: nil) : nil
  }

  /// A meal that waits for less time than this needs no evening before.
  private static let longMinutes = 180
}
