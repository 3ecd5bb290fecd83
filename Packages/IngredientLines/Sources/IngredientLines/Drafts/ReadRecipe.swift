import MealModels

/// A recipe that was read from a draft, and the parts to check.
public struct ReadRecipe: Hashable, Sendable {
  /// The values that are assumed if a draft does not state them.
  public enum Assumption: String, CaseIterable, Hashable, Sendable {
    /// It serves four.
    case servings
    /// It takes an hour.
    case time
    /// It is American.
    case cuisine
  }

  /// A line with an unknown food, which makes the recipe unsafe for every diet and allergy.
  public struct OpenLine: Hashable, Sendable {
    /// Its position among all lines of the draft.
    public var position: Int
    /// The written line.
    public var text: String
    /// The name to ask the user about, as in "What is Mum's mix?".
    public var name: String

    /// Makes an open line.
    public init(position: Int, text: String, name: String) {
      self.position = position
      self.text = text
      self.name = name
    }
  }

  /// The recipe.
  public var recipe: Recipe

  /// The result for each line of the draft, in order, including headings.
  public var lines: [IngredientLine]

  /// The lines with an unknown food.
  public var open: [OpenLine]

  /// The values that are assumed because the draft does not state them.
  public var assumed: Set<Assumption>

  /// The parts of the day for which it is; empty for a dish that is eaten with another one, such as
  /// a sauce.
  public var slots: SlotSet

  /// Makes the result.
  public init(
    recipe: Recipe, lines: [IngredientLine] = [], open: [OpenLine] = [],
    assumed: Set<Assumption> = [], slots: SlotSet = [.lunch, .dinner]
  ) {
    self.recipe = recipe
    self.slots = slots
    self.lines = lines
    self.open = open
    self.assumed = assumed
  }
}
