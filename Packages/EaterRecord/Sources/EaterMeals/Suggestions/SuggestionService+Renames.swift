import MealModels
import SuggestionEngine

extension SuggestionService {
  /// The present id of a meal; the same id if the catalogue does not know the meal.
  public func currentID(of meal: MealID) -> MealID { catalog.currentID(of: meal) ?? meal }

  /// The history with the present ids of the meals.
  public func current(_ history: History) -> History {
    guard !history.meals.allSatisfy({ currentID(of: $0) == $0 }) else { return history }
    return history.entries.reduce(into: History()) { renamed, entry in
      var event = entry.event
      event.meal = event.meal.map(currentID)
      renamed.apply(event, at: entry.date)
    }
  }
}
