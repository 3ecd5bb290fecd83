import MealModels

extension FoodBook {
  /// The foods that ship inside the binary, as cooks name them; each is read when it is asked for.
  ///
  /// A test proves that they are consistent.
  public static let culinary = FoodBook(
    CompiledFoods(foods: BundledFoods.foods, names: BundledFoods.names))
}

extension FoodReference {
  /// The foods that ship inside the binary, with numbers worked out from the food table.
  public static let culinary = FoodReference(.culinary, serving: RecipeAnalyzer.serving)
}
