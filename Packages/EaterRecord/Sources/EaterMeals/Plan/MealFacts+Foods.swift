import MealModels

extension MealFacts {
  /// The facts of a meal made of these foods.
  ///
  /// A nil food, or a food that the book lacks, is an unknown ingredient.
  package init(of foods: [FoodID?], in book: FoodBook) {
    var contents = FoodContents()
    var all: Set<FoodID> = []
    var unknown: [String] = []
    for food in foods {
      guard let food, let own = book.contents(of: food) else {
        unknown.append(food?.rawValue ?? "a line that we cannot read")
        continue
      }
      contents.formUnion(own)
      all.formUnion(book.lineage(of: food))
    }
    self.init(contents: contents, foods: all, unknownIngredients: unknown)
  }
}
