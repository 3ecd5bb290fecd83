extension MealTraits {
  /// The nutrients of traits: those for which eaters set limits and goals.
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

  /// Nutrients as on a label: energy and sodium in whole numbers, grams in tenths.
  static func label(_ facts: NutritionFacts) -> NutritionFacts {
    NutritionFacts(ofTraits: { nutrient in
      let steps = steps(nutrient)
      return facts[nutrient].map { ($0 * steps).rounded() / steps }
    })
  }

  /// The number of steps, to which a label rounds, in one unit of a nutrient.
  public static func steps(_ nutrient: Nutrient) -> Double { nutrient.unit == "g" ? 10 : 1 }
}
