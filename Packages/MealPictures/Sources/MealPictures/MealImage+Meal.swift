import DesignSystem
import MealModels

extension MealImage {
  /// The picture of a meal: a given photo, else its plate; by default 16:9.
  public static func meal(
    _ meal: Meal, ratio: Ratio = .hero, phase: Phase = .loaded, photo: PhotoAsset? = nil
  ) -> MealImage {
    let plate = Plate(of: meal)
    return MealImage(
      photo.map(Source.photo) ?? .plate(plate), phase: phase, ratio: ratio,
      description: meal.recipe.picture.description, isDrink: plate.kind.isDrink)
  }
}
