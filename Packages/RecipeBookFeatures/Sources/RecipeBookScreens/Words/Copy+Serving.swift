import DesignSystem
import MealModels
import ScreenParts

extension Copy {
  /// The nutrients of a serving in the order in which Create Recipe shows them; unknown ones have
  /// no amount.
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
