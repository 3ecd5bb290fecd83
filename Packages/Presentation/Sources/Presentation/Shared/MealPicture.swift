import DesignSystem
import MealModels

extension MealImage {
  /// The picture of a meal; 16:9 unless told otherwise.
  static func meal(
    _ meal: Meal, ratio: Ratio = .hero, phase: Phase = .loaded
  ) -> MealImage {
    MealImage(
      .plate(Plate(of: meal)), phase: phase, ratio: ratio,
      description: meal.recipe.picture.description)
  }
}

extension Copy {
  /// What a stand-alone picture shows: its description, else "Photo of {title}" (C-A02).
  func pictureLabel(_ description: String, title: String) -> String {
    description.isEmpty ? self("meal.photo", ["title": title]) : description
  }
}
