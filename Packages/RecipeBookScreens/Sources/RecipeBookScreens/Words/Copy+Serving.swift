import DesignSystem
import MealModels
import ScreenParts

extension Copy {
  /// The nutrients that Create Recipe shows of one serving, in its order; of those that are not known
  /// the amount is missing.
  public func figures(of nutrition: NutritionFacts) -> [NutritionFigure] {
    let shown: [Nutrient] = [
      .energy, .protein, .carbohydrate, .fibre, .sugars, .fat, .saturatedFat, .sodium,
    ]
    return shown.map { nutrient in
      NutritionFigure(
        name: name(of: nutrient), amount: nutrition[nutrient],
        unit: self(CopyKey("recipe-editor.unit.\(nutrient.unit)")),
        isEnergy: nutrient == .energy)
    }
  }
}
