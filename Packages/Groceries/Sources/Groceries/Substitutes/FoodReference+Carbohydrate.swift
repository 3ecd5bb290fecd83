import MealModels

extension FoodReference {
  /// The net carbohydrate of a food, in grams per 100 g; nil if it was not measured.
  func netCarbohydrate(of food: FoodID) -> Double? {
    guard let known = book[food] else { return nil }
    let line = Ingredient(
      measure: Measure(.exactly(Fraction(100)), .gram), name: known.name, food: food)
    let recipe = Recipe(
      id: "hundred-grams", title: known.name, summary: "", description: "", cuisine: .american,
      difficulty: .easy, times: RecipeTimes(prepMinutes: 0, cookMinutes: 0), servings: 1,
      ingredients: [line], steps: [], picture: DishPicture(kind: .toast, description: ""))
    return serving(recipe, book).netCarbohydrate
  }
}
