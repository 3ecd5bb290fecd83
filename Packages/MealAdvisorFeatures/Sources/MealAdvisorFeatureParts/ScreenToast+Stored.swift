import EaterRecord
import MealModels
import Presentation

extension ScreenToast {
  /// What to say about a meal when what is stored changed; nil when it is as it was.
  package init?(
    of meal: Meal, _ before: StoredState, _ after: StoredState, at moment: LocalMoment
  ) {
    let said = [before, after].map { MealOpinion(of: meal.id, in: $0.history, at: moment) }
    let toast =
      ScreenToast(saving: meal.id, before.savedMeals, after.savedMeals)
      ?? ScreenToast(of: meal.id, titled: meal.recipe.title, said[0], said[1])
    guard let toast else { return nil }
    self = toast
  }

  /// What to say when a meal was saved or removed; nil when it is as it was.
  package init?(saving meal: MealID, _ before: Set<MealID>, _ after: Set<MealID>) {
    guard before.contains(meal) != after.contains(meal) else { return nil }
    self = after.contains(meal) ? .mealSaved : .mealRemoved
  }
}
