import MealModels

extension FoodBook {
  /// The foods that ship inside the binary, with the names that cooks use.
  ///
  /// Each food is read on first use. A test proves that the foods are consistent.
  public static let culinary = FoodBook(
    CompiledFoods(foods: BundledFoods.foods, names: BundledFoods.names))
}
