/// Derives the facts of many recipes, looking up each food once.
public struct MealFactsDeriver {
  /// The most net carbohydrate in a serving of a keto meal, in grams.
  ///
  /// Three such meals and two snacks stay at 50 g a day, the upper end of a very-low-carbohydrate
  /// diet (Feinman et al., Nutrition 31, 2015: 20-50 g a day).
  public static let ketoLimit = 10.0

  private let reference: FoodReference
  private var known: [FoodID: (lineage: Set<FoodID>, contents: FoodContents)] = [:]

  /// Makes a deriver over the known foods; a meal whose carbohydrate is not known is never keto.
  public init(_ reference: FoodReference) {
    self.reference = reference
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
    let carbohydrate = unknown.isEmpty ? reference.netCarbohydrate(recipe, reference.book) : nil
    if (carbohydrate ?? .infinity) > Self.ketoLimit { contents.classes.insert(.highCarb) }
    return MealFacts(contents: contents, foods: foods, unknownIngredients: unknown)
  }

  private mutating func look(
    up food: FoodID
  ) -> (lineage: Set<FoodID>, contents: FoodContents)? {
    if let found = known[food] { return found }
    let found = reference.book.known(food).map { (lineage: $0.lineage, contents: $0.contents) }
    known[food] = found
    return found
  }
}
