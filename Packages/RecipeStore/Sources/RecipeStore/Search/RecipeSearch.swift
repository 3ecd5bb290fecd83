import MealModels

/// What somebody looks for in their library: words, all of which a recipe has, and what else holds.
public struct RecipeSearch: Sendable {
  /// What was typed so far; the last word may go on, unless a space follows it.
  public var text: String
  /// At most so many minutes; a recipe that does not say how long it takes is left out.
  public var maxMinutes: Int?
  /// All of these tags, whatever their case and accents.
  public var tags: [String]
  /// In this collection.
  public var collection: String?
  /// At least so many stars.
  public var minRating: Int?
  /// What others decide, such as a diet or a budget; asked about recipes that match otherwise.
  public var allows: (@Sendable (RecipeID) -> Bool)?
  /// How many recipes to give at most.
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

/// One of the things that a search asks for.
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
  /// What others decide.
  case allowed
}

/// What a search found.
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

  /// The best recipes, the best first, those that match alike in the order of their titles.
  public let recipes: [RecipeCard]
  /// How many match altogether.
  public let count: Int
  /// Where none matches: the conditions without which some would, the most first.
  public let without: [Without]

  /// Makes an answer.
  public init(recipes: [RecipeCard], count: Int, without: [Without] = []) {
    self.recipes = recipes
    self.count = count
    self.without = without
  }
}
