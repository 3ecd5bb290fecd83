import DesignSystem
import MealModels

/// One line of a recipe, for a number of servings.
public struct RecipeIngredient: Hashable, Sendable {
  /// The recipe.
  public var meal: MealID
  /// The place of the line among the ingredients, from 0.
  public var place: Int
  /// The servings for which it is read.
  public var servings: Int

  /// Makes a line.
  public init(_ place: Int, of meal: MealID, servings: Int) {
    self.meal = meal
    self.place = place
    self.servings = servings
  }
}

extension ArgumentForm where Value == RecipeIngredient {
  /// The parameters of a line: its recipe, its place, and the servings.
  public static var recipeIngredient: Self {
    ArgumentForm<((MealID, Int), Int)>.both(
      .both(.id(MealID.self), .integer("place")), .integer("servings")
    ).map(
      { RecipeIngredient($0.0.1, of: $0.0.0, servings: $0.1) },
      back: { (($0.meal, $0.place), $0.servings) })
  }
}
