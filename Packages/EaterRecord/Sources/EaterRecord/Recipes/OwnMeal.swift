import IngredientLines
import MealModels
import RecipeStore

/// A recipe of one's own with what is known of it.
public struct OwnMeal: Hashable, Sendable {
  /// What is kept.
  public let stored: StoredRecipe
  /// What its lines say, and which of them nobody knows.
  public let read: ReadRecipe
  /// The meal it is, with what it contains.
  public let meal: Meal
  /// The words of its texts that nobody knows, so that each may be a food.
  public let unknownWords: [String]

  /// What it says now.
  public var draft: RecipeDraft { stored.content.draft }

  /// Every name and word that nobody knows.
  public var openNames: [String] { Set(read.open.map(\.name) + unknownWords).sorted() }

  /// Makes a recipe of what was kept and what was read of it.
  public init(stored: StoredRecipe, read: ReadRecipe, meal: Meal, unknownWords: [String]) {
    (self.stored, self.read, self.meal) = (stored, read, meal)
    self.unknownWords = unknownWords
  }
}
