import DesignSystem
import MealModels

extension MealImage {
  /// The picture of a meal; 16:9 unless told otherwise.
  public static func meal(
    _ meal: Meal, ratio: Ratio = .hero, phase: Phase = .loaded
  ) -> MealImage {
    MealImage(
      .plate(Plate(of: meal)), phase: phase, ratio: ratio,
      description: meal.recipe.picture.description)
  }
}
