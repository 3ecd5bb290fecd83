import MealModels
import SuggestionEngine

extension SuggestionService {
  /// The id that a meal has today; its own when the catalogue does not know it.
  public func currentID(of meal: MealID) -> MealID { catalog.currentID(of: meal) ?? meal }

  /// What happened, told of the meals as they are called today.
  public func current(_ history: History) -> History {
    guard !history.meals.allSatisfy({ currentID(of: $0) == $0 }) else { return history }
    return history.entries.reduce(into: History()) { renamed, entry in
      var event = entry.event
      event.meal = event.meal.map(currentID)
      renamed.apply(event, at: entry.date)
    }
  }
}
