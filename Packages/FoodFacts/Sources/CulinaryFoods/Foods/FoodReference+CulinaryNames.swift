import MealModels

extension FoodReference {
  /// The foods that ship inside the binary, with a matcher of names alone.
  ///
  /// It computes no nutrition, and reads no recipe texts and no labels. Foods that these name are
  /// unknown, and so unsafe for every diet and allergy. `FoodFacts` adds all of that.
  public static let culinaryNames = FoodReference(
    .culinary,
    namer: { book in
      let names = RememberedNames(book)
      return { names.food(named: $0) }
    })
}
