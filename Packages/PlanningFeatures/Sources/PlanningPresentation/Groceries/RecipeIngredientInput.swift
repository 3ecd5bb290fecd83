/// The input of the menu of one line of a recipe.
public struct RecipeIngredientInput: Equatable, Sendable {
  /// Whether the food of the line is on the list.
  public enum Known: Equatable, Sendable {
    /// It is not on the list.
    case no
    /// It is on the list, with the amount that is bought, in words.
    case listed(String)
    /// It was bought, or it is at home.
    case atHome
  }

  /// The line.
  public var line: RecipeIngredient
  /// Its words for the shown servings, such as "2 cups heavy cream".
  public var text: String
  /// The title of the recipe.
  public var recipe: String
  /// Whether its food is on the list.
  public var known: Known

  /// Makes an input.
  public init(_ line: RecipeIngredient, text: String, recipe: String, known: Known = .no) {
    self.line = line
    self.text = text
    self.recipe = recipe
    self.known = known
  }
}
