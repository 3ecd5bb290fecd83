import IngredientLines
import MealModels
import RecipeStore

/// An eater's own recipe with its derived facts.
public struct OwnMeal: Hashable, Sendable {
  /// The stored recipe.
  public let stored: StoredRecipe
  /// The recipe after its lines are read, with the unknown lines.
  public let read: ReadRecipe
  /// The recipe as a meal, with its contents.
  public let meal: Meal
  /// The unknown words in the recipe's texts, each of which may be a food.
  public let unknownWords: [String]

  /// The recipe's present draft.
  public var draft: RecipeDraft { stored.content.draft }

  /// Every unknown name and word.
  public var openNames: [String] { Set(read.open.map(\.name) + unknownWords).sorted() }

  /// Makes a meal from a stored recipe and its derived facts.
  public init(stored: StoredRecipe, read: ReadRecipe, meal: Meal, unknownWords: [String]) {
    (self.stored, self.read, self.meal) = (stored, read, meal)
    self.unknownWords = unknownWords
  }
}
