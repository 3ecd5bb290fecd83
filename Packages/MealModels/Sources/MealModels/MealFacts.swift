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
  /// Of a recipe that was not reviewed, every food counts that any of its texts names, and words that
  /// nobody understands are unknown ingredients, with their place.
  /// Optional ingredients count, because the cook may use them.
  public init(of recipe: Recipe, foods reference: FoodReference) {
    var deriver = MealDeriver(reference)
    self = deriver.facts(of: recipe)
  }

  /// The diets it fits; none as long as an ingredient is unknown.
  public var diets: DietSet { unknownIngredients.isEmpty ? contents.diets : [] }
}
