extension MealTraits {
  /// The nutrients that traits give: what limits and goals of eaters are about.
  public static let nutrients: [Nutrient] = [
    .energy, .protein, .fat, .saturatedFat, .carbohydrate, .fibre, .sugars, .sodium,
  ]

  /// Derives the traits of a recipe from the weights of its ingredients.
  public init(of recipe: Recipe, foods reference: FoodReference) {
    var deriver = MealDeriver(reference)
    self = deriver.traits(of: recipe)
  }

  /// - Parameter added: the roles of the foods that the steps add.
  init(shape: DishKind, lines: [TraitLine], added: [FoodRole], nutrition: NutritionFacts) {
    let main = lines.mainFoods
    self.init(
      protein: lines.protein, starch: lines.starch(added), shape: shape,
      mainFoods: main.map(\.food),
      months: main.reduce(into: []) { $0.formUnion($1.season) },
      nutrition: Self.label(nutrition))
  }

  /// Nutrients as a label gives them: energy and sodium in whole numbers, grams in tenths.
  static func label(_ facts: NutritionFacts) -> NutritionFacts {
    var amounts: [Nutrient: Double] = [:]
    for nutrient in nutrients {
      let steps = steps(nutrient)
      amounts[nutrient] = facts[nutrient].map { ($0 * steps).rounded() / steps }
    }
    return NutritionFacts(amounts)
  }

  /// How many steps of a label there are in one unit of a nutrient.
  public static func steps(_ nutrient: Nutrient) -> Double { nutrient.unit == "g" ? 10 : 1 }
}
