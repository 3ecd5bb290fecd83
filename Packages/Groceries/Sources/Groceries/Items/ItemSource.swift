import MealModels

/// A source of items, which a chip names: a meal of the plan, or a recipe outside of it.
public struct MealSource: Hashable, Sendable, Codable {
  /// The id of the source: that of the planned meal or of the recipe.
  public var id: String
  /// The recipe; nil for pasted lines.
  public var recipe: RecipeID?
  /// The title of the source: "Pasta night".
  public var title: String
  /// The day of cooking, in days since 1 January 1970 in the local calendar.
  public var day: Int?
  /// The food that the share replaces, such as "milk" for soy milk; nil for the recipe's own line.
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

extension MealSource {
  /// The id of the source of a hand-added item.
  public static func id(of item: ManualItemID) -> String { "hand/\(item)" }
}

/// The part of an item that one line of one meal needs.
public struct ItemSource: Hashable, Sendable {
  /// The meal.
  public var meal: MealSource
  /// The position of the line among the lines of the meal, from zero.
  public var line: Int
  /// The text of the line for the cooked servings.
  public var text: String
  /// The amounts of the line, in the cooked form.
  public var asked: [ListAmount]
  /// The amounts to buy, in the bought form.
  public var bought: [ListAmount]
  /// The steps of the conversion from the asked amounts to the bought ones.
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

/// One step of the conversion from the cooked food to the bought one.
public enum ConversionStep: Hashable, Sendable {
  /// The cooked food is made from another one: a cup of cooked rice from a third of a cup of rice.
  case madeOf(FoodID, rule: String)
  /// The amounts were converted by the weight of a millilitre, in grams.
  case density(Double)
  /// The amounts were converted by the weight of one piece, in grams.
  case pieceWeight(MeasureUnit, grams: Double)
  /// Several lines use parts of the same piece, so the largest need is used instead of the sum.
  case sharedPiece
  /// The amount cannot be converted, so it is listed separately.
  case keptApart
}
