import CulinaryFoods
import MealModels

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
    namer: FoodReference.culinaryNames.namer,
    labeler: { book in
      let labels = LabelReader(book)
      return { labels.finds(in: $0, $1) }
    })
}
