import EaterRecord
import MealModels
import Presentation

extension ScreenToast {
  /// The notice about a meal after the stored state changed; nil if nothing about the meal changed.
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

  /// The notice after a meal was saved or removed; nil if neither happened.
  package init?(saving meal: MealID, _ before: Set<MealID>, _ after: Set<MealID>) {
    guard before.contains(meal) != after.contains(meal) else { return nil }
    self = after.contains(meal) ? .mealSaved : .mealRemoved
  }
}
