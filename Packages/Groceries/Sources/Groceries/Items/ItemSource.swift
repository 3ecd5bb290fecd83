import MealModels

/// A meal of the plan, or a recipe outside of it, as a source of items: what a chip says.
public struct MealSource: Hashable, Sendable, Codable {
  /// What tells it from every other source: the id of the planned meal, or of the recipe.
  public var id: String
  /// The recipe; nil where there is none, as with lines that were pasted.
  public var recipe: RecipeID?
  /// What it is called: "Pasta night".
  public var title: String
  /// The day on which it is cooked, in days since 1 January 1970 on the local calendar.
  public var day: Int?
  /// What the share stands in for: "milk" of soy milk; nil for what the recipe itself wants.
  public var insteadOf: String?

  /// Makes a source.
  public init(
    id: String, recipe: RecipeID? = nil, title: String, day: Int? = nil, insteadOf: String? = nil
  ) {
    self.id = id
    self.recipe = recipe
    self.title = title
    self.day = day
    self.insteadOf = insteadOf
  }
}

/// The share of an item that one line of one meal needs.
public struct ItemSource: Hashable, Sendable {
  /// The meal.
  public var meal: MealSource
  /// The position of the line among the lines of the meal, from zero.
  public var line: Int
  /// The line as it was written, for the servings that are cooked.
  public var text: String
  /// What the line asks for, as it is cooked.
  public var asked: [ListAmount]
  /// What of it is bought, in what form and by which rule.
  public var bought: [ListAmount]
  /// How the one became the other, step by step.
  public var steps: [ConversionStep]

  /// Makes a share.
  public init(
    meal: MealSource, line: Int, text: String, asked: [ListAmount] = [],
    bought: [ListAmount] = [], steps: [ConversionStep] = []
  ) {
    self.meal = meal
    self.line = line
    self.text = text
    self.asked = asked
    self.bought = bought
    self.steps = steps
  }
}

/// One step from what is cooked to what is bought.
public enum ConversionStep: Hashable, Sendable {
  /// What is cooked is made of something else: a cup of cooked rice of a third of a cup of rice.
  case madeOf(FoodID, rule: String)
  /// The amounts were turned into another unit by what a millilitre weighs, in grams.
  case density(Double)
  /// The amounts were turned into another unit by what one weighs, in grams.
  case pieceWeight(MeasureUnit, grams: Double)
  /// Several parts of the same piece are used, so that the largest need counts and not the sum.
  case sharedPiece
  /// Nobody can turn the amount into another unit, so that it stands beside the others.
  case keptApart
}
