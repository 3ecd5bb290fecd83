/// Derives the facts of many recipes, looking up each food once.
public struct MealFactsDeriver {
  private let book: FoodBook
  private var known: [FoodID: (lineage: Set<FoodID>, contents: FoodContents)] = [:]

  /// Makes a deriver over the known foods.
  public init(foods book: FoodBook) {
    self.book = book
  }

  /// The facts of a recipe, as ``MealFacts/init(of:foods:)`` gives them.
  public mutating func facts(of recipe: Recipe) -> MealFacts {
    var contents = FoodContents()
    var foods: Set<FoodID> = []
    var unknown: [String] = []
    let listed = recipe.ingredients.map { (food: $0.food, name: $0.name) }
    let added = recipe.alsoUses.map { (food: Optional($0), name: $0.rawValue) }
    for ingredient in listed + added {
      guard let food = ingredient.food, let known = look(up: food) else {
        unknown.append(ingredient.name)
        continue
      }
      contents.formUnion(known.contents)
      foods.formUnion(known.lineage)
    }
    return MealFacts(contents: contents, foods: foods, unknownIngredients: unknown)
  }

  private mutating func look(
    up food: FoodID
  ) -> (lineage: Set<FoodID>, contents: FoodContents)? {
    if let found = known[food] { return found }
    let found = book.known(food)
    known[food] = found
    return found
  }
}
