/// One numbered instruction of a recipe.
public struct RecipeStep: Hashable, Sendable, Codable {
  /// The instruction, which names the heat, the time and the sign that the step is done.
  public var text: String

  /// Makes a step.
  public init(_ text: String) {
    self.text = text
  }
}
