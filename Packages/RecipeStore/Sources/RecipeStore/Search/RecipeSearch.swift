import MealModels

/// A search of the library: words that a recipe must all have, and further conditions.
public struct RecipeSearch: Sendable {
  /// The text typed so far; the last word may be incomplete, unless a space follows it.
  public var text: String
  /// The most minutes of a recipe; a recipe without a stated time is left out.
  public var maxMinutes: Int?
  /// The tags that a recipe must all have, without regard to case and accents.
  public var tags: [String]
  /// The collection that a recipe must be in.
  public var collection: String?
  /// The fewest stars of a recipe.
  public var minRating: Int?
  /// A condition from outside, such as a diet or a budget; checked for recipes that meet all
  /// others.
  public var allows: (@Sendable (RecipeID) -> Bool)?
  /// The most recipes to return.
  public var limit: Int

  /// Makes a search.
  public init(
    _ text: String = "", maxMinutes: Int? = nil, tags: [String] = [], collection: String? = nil,
    minRating: Int? = nil, limit: Int = 50, allows: (@Sendable (RecipeID) -> Bool)? = nil
  ) {
    self.text = text
    self.maxMinutes = maxMinutes
    self.tags = tags
    self.collection = collection
    self.minRating = minRating
    self.allows = allows
    self.limit = limit
  }
}

/// A condition of a search.
public enum SearchCondition: Hashable, Sendable {
  /// A word, in the form in which words are compared.
  case word(String)
  /// The longest time.
  case maxMinutes(Int)
  /// A tag.
  case tag(String)
  /// The collection.
  case collection(String)
  /// The fewest stars.
  case minRating(Int)
  /// The condition from outside.
  case allowed
}

/// The results of a search.
public struct SearchAnswer: Hashable, Sendable {
  /// How many recipes there would be without one condition.
  public struct Without: Hashable, Sendable {
    /// The condition.
    public let condition: SearchCondition
    /// How many recipes match all others.
    public let count: Int

    /// Makes a count.
    public init(condition: SearchCondition, count: Int) {
      self.condition = condition
      self.count = count
    }
  }

  /// The best recipes first; those that match equally well are in the order of their titles.
  public let recipes: [RecipeCard]
  /// The number of all recipes that match.
  public let count: Int
  /// If none matches: the conditions without which some would, the most first.
  public let without: [Without]

  /// Makes an answer.
  public init(recipes: [RecipeCard], count: Int, without: [Without] = []) {
    self.recipes = recipes
    self.count = count
    self.without = without
  }
}
