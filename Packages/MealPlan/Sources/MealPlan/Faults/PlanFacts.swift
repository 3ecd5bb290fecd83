import MealModels

/// The port to the facts for checking a plan: the people, the recipes and the limits.
public struct PlanFacts: Sendable {
  /// How many people eat at home, for entries that everyone eats.
  public var people: Int
  /// Whether a recipe with an id exists.
  public var hasRecipe: @Sendable (RecipeID) -> Bool
  /// The servings of the written recipe; nil if it does not state them.
  public var servings: @Sendable (RecipeID) -> Int?
  /// The limits of some eaters, by name, that a recipe breaks; if no eater is named, of all eaters.
  public var breaches: @Sendable (RecipeID, _ eaters: [String]) -> [String]
  /// The limits of some eaters that the cooked contents of an entry break.
  public var breachesOfCooked: @Sendable (PlannedMeal, _ eaters: [String]) -> [String]
  /// The limits of some eaters that the words of an entry without a recipe break.
  public var wordBreaches: @Sendable (String, _ eaters: [String]) -> [String]
  /// The days after cooking for which the leftovers of an entry may be eaten; 0 if they may not be
  /// eaten.
  public var daysItMayBeEaten: @Sendable (PlannedMeal) -> Int

  /// Makes a port; by default leftovers may be eaten for ``LeftoverKeeping/days``, words break no
  /// limit, and a cooked meal breaks the limits that its recipe breaks.
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
