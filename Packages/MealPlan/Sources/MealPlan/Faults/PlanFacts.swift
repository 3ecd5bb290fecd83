import MealModels

/// The port to what a plan is held against: the people, the recipes and the limits.
public struct PlanFacts: Sendable {
  /// How many people eat at home, for entries that everybody eats.
  public var people: Int
  /// Whether there is a recipe of an id.
  public var hasRecipe: @Sendable (RecipeID) -> Bool
  /// The servings of a recipe as it is written; nil where it does not say.
  public var servings: @Sendable (RecipeID) -> Int?
  /// What a recipe breaks of the limits of some people, by name, or of everybody where none is
  /// named.
  public var breaches: @Sendable (RecipeID, _ eaters: [String]) -> [String]

  /// Makes a port.
  public init(
    people: Int, hasRecipe: @escaping @Sendable (RecipeID) -> Bool,
    servings: @escaping @Sendable (RecipeID) -> Int?,
    breaches: @escaping @Sendable (RecipeID, _ eaters: [String]) -> [String]
  ) {
    self.people = people
    self.hasRecipe = hasRecipe
    self.servings = servings
    self.breaches = breaches
  }
}
