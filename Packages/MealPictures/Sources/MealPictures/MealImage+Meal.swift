import DesignSystem
import MealModels

extension MealImage {
  /// The picture of a meal: a photo where one is given, else its plate; 16:9 unless told otherwise.
  public static func meal(
    _ meal: Meal, ratio: Ratio = .hero, phase: Phase = .loaded, photo: PhotoAsset? = nil
  ) -> MealImage {
    let plate = Plate(of: meal)
    return MealImage(
      photo.map(Source.photo) ?? .plate(plate), phase: phase, ratio: ratio,
      description: meal.recipe.picture.description, isDrink: plate.kind.isDrink)
  }
}
