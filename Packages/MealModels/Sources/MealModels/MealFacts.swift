/// What a meal contains, derived from its ingredients and never typed in.
public struct MealFacts: Hashable, Sendable {
  /// Allergens, traces and kinds of food in it.
  public let contents: FoodContents

  /// Every food in it, with what those are made of: a meal with butter also holds milk.
  public let foods: Set<FoodID>

  /// Ingredient names that no food is known for; each makes the meal unsafe for every limit.
  public let unknownIngredients: [String]

  /// Makes facts that were derived before.
  public init(contents: FoodContents, foods: Set<FoodID>, unknownIngredients: [String] = []) {
    self.contents = contents
    self.foods = foods
    self.unknownIngredients = unknownIngredients
  }

  /// Derives the facts of a recipe from its ingredients and the foods its steps add.
  ///
  /// Optional ingredients count, because the cook may use them.
  public init(of recipe: Recipe, foods book: FoodBook) {
    var contents = FoodContents()
    var foods: Set<FoodID> = []
    var unknown: [String] = []
    let listed = recipe.ingredients.map { (food: $0.food, name: $0.name) }
    let added = recipe.alsoUses.map { (food: Optional($0), name: $0.rawValue) }
    for ingredient in listed + added {
      guard let food = ingredient.food, let known = book.known(food) else {
        unknown.append(ingredient.name)
        continue
      }
      contents.formUnion(known.contents)
      foods.formUnion(known.lineage)
    }
    self.init(contents: contents, foods: foods, unknownIngredients: unknown)
  }

  /// The diets it fits; none as long as an ingredient is unknown.
  public var diets: DietSet { unknownIngredients.isEmpty ? contents.diets : [] }
}
