import MealModels

/// A draft that was read: the recipe it is, and what somebody should look at.
public struct ReadRecipe: Hashable, Sendable {
  /// What a draft did not say and was taken instead.
  public enum Assumption: String, CaseIterable, Hashable, Sendable {
    /// That it feeds four.
    case servings
    /// That it takes an hour.
    case time
    /// Where it comes from.
    case cuisine
  }

  /// A line whose food nobody knows, so that the recipe is unsafe for every diet and allergy.
  public struct OpenLine: Hashable, Sendable {
    /// Its position among all lines of the draft.
    public var position: Int
    /// The line as it was written.
    public var text: String
    /// The name to ask about, as in "what is Mum's mix?".
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

  /// What each line of the draft says, in order; headings among them.
  public var lines: [IngredientLine]

  /// The lines whose food nobody knows.
  public var open: [OpenLine]

  /// What was taken because the draft does not say it.
  public var assumed: Set<Assumption>

  /// The parts of the day it is for; none for what is eaten with something else, such as a sauce.
  public var slots: SlotSet

  /// Makes a recipe that was read.
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
