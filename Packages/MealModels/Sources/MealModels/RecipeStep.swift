/// One numbered instruction of a recipe.
public struct RecipeStep: Hashable, Sendable, Codable {
  /// What to do, naming heat, time and the sign that it is done.
  public var text: String

  /// Makes a step.
  public init(_ text: String) {
    self.text = text
  }
}
