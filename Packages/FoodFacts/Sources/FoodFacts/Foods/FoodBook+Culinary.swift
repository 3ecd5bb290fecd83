import MealModels

extension FoodBook {
  /// The foods that ship inside the binary, with the names that cooks use.
  ///
  /// Each food is read on first use. A test proves that the foods are consistent.
  public static let culinary = FoodBook(
    CompiledFoods(foods: BundledFoods.foods, names: BundledFoods.names))
}

extension FoodReference {
  /// The foods that ship inside the binary, with the analysis and the readers that use them.
  ///
  /// The food table provides the nutrition. There is a reader for recipe texts, a reader for
  /// labels, and a matcher of names.
  public static let culinary = FoodReference(
    .culinary, serving: RecipeAnalyzer.serving,
    reader: { book in
      let reader = RecipeReader(book)
      return { reader.foods(namedIn: $0) }
    },
    namer: { book in
      let names = RememberedNames(book)
      return { names.food(named: $0) }
    },
    labeler: { book in
      let labels = LabelReader(book)
      return { labels.finds(in: $0, $1) }
    })
}
