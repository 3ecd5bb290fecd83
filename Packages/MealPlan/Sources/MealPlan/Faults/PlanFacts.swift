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
  /// What breaks limits of some people of what an entry held when it was cooked.
  public var breachesOfCooked: @Sendable (PlannedMeal, _ eaters: [String]) -> [String]
  /// What the words of an entry without a recipe break of the limits of some people, in the same way.
  public var wordBreaches: @Sendable (String, _ eaters: [String]) -> [String]
  /// How many days after cooking what is left of an entry may be eaten; 0 for not at all.
  public var daysItMayBeEaten: @Sendable (PlannedMeal) -> Int

  /// Makes a port; what is left may be eaten for ``LeftoverKeeping/days`` unless told otherwise, words
  /// break nothing, and what was cooked breaks what its recipe breaks.
  public init(
    people: Int, hasRecipe: @escaping @Sendable (RecipeID) -> Bool,
    servings: @escaping @Sendable (RecipeID) -> Int?,
    breaches: @escaping @Sendable (RecipeID, _ eaters: [String]) -> [String],
    breachesOfCooked: (@Sendable (PlannedMeal, _ eaters: [String]) -> [String])? = nil,
    wordBreaches: @escaping @Sendable (String, _ eaters: [String]) -> [String] = { _, _ in [] },
    daysItMayBeEaten: @escaping @Sendable (PlannedMeal) -> Int = { _ in LeftoverKeeping.days }
  ) {
    self.people = people
    self.hasRecipe = hasRecipe
    self.servings = servings
    self.breaches = breaches
    self.breachesOfCooked =
      breachesOfCooked ?? { entry, eaters in
        entry.content.recipe.map { breaches($0, eaters) } ?? []
      }
    self.wordBreaches = wordBreaches
    self.daysItMayBeEaten = daysItMayBeEaten
  }
}
