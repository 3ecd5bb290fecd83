import MealModels

extension FoodBook {
  /// The foods that ship inside the binary, as cooks name them; each is read when it is asked for.
  ///
  /// A test proves that they are consistent.
  public static let culinary = FoodBook(
    CompiledFoods(foods: BundledFoods.foods, names: BundledFoods.names))
}

extension FoodReference {
  /// The foods that ship inside the binary, with numbers worked out from the food table, and a
  /// reader of texts that knows the ordinary words of recipes, one of labels, and a matcher of names.
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
