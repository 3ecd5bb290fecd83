import MealModels
import SuggestionEngine

extension SuggestionService {
  /// The id that a meal has today; its own when the catalogue does not know it.
  func currentID(of meal: MealID) -> MealID { catalog.currentID(of: meal) ?? meal }

  /// What is stored, with what happened told of the meals as they are called today.
  func current(_ stored: StoredState) -> StoredState {
    var stored = stored
    stored.history = current(stored.history)
    return stored
  }

  /// What happened, told of the meals as they are called today.
  public func current(_ history: History) -> History {
    var known: Set<MealID> = []
    let isCurrent = history.entries.allSatisfy { entry in
      guard let meal = entry.event.meal, !known.contains(meal) else { return true }
      known.insert(meal)
      return currentID(of: meal) == meal
    }
    guard !isCurrent else { return history }
    return history.entries.reduce(into: History()) { renamed, entry in
      var event = entry.event
      event.meal = event.meal.map(currentID)
      renamed.apply(event, at: entry.date)
    }
  }
}
