import MealModels

/// An ingredient line as read from a recipe.
///
/// It names the food as the recipe uses it, and not yet the form to buy.
public struct CookedLine: Hashable, Sendable {
  /// The written line.
  public var text: String
  /// The amounts, in the order of the line; empty if the cook decides.
  public var amounts: [CookedAmount]
  /// How large the pieces are: "large".
  public var size: String?
  /// The name of the food in the line.
  public var name: String
  /// The food; nil if it is unknown.
  public var food: FoodID?
  /// Whether the recipe names the exact food.
  ///
  /// Limits were checked for that food, so the list buys no alternative.
  public var isFoodDecided: Bool
  /// The other words: preparation, remarks and purpose.
  public var remarks: [String]
  /// Whether the dish also works without the food.
  public var isOptional: Bool
  /// Whether a person put the line on a list.
  ///
  /// Its food is bought, also one that a recipe takes for granted, such as salt to taste.
  public var isAskedFor = false

  /// Makes a line.
  public init(
    text: String, amounts: [CookedAmount] = [], size: String? = nil, name: String, food: FoodID?,
    isFoodDecided: Bool = false, remarks: [String] = [], isOptional: Bool = false
  ) {
    self.text = text
    self.amounts = amounts
    self.size = size
    self.name = name
    self.food = food
    self.isFoodDecided = isFoodDecided
    self.remarks = remarks
    self.isOptional = isOptional
  }

  /// Makes a line of an ingredient of a recipe.
  public init(_ ingredient: Ingredient) {
    self.init(
      text: ingredient.text,
      amounts: ingredient.measure.map { measure in
        let remarks = ingredient.note.map { ContainerRemark.amounts($0, beside: measure) } ?? []
        return [CookedAmount(measure)]
          + (ingredient.further.isEmpty ? remarks : ingredient.further.map { CookedAmount($0) })
      } ?? [],
      name: ingredient.name, food: ingredient.food, isFoodDecided: ingredient.food != nil,
      remarks: [ingredient.note].compactMap(\.self), isOptional: ingredient.isOptional)
  }
}

/// One amount of a line, and its relation to the first one.
public struct CookedAmount: Hashable, Sendable {
  /// The relation of an amount to the first one.
  public enum Relation: String, CaseIterable, Hashable, Sendable {
    /// This is the first amount.
    case first
    /// The first amount in other units.
    case same
    /// An amount to add to the first.
    case added
    /// The amount of each piece.
    case each
    /// An alternative to the first amount.
    case instead
  }

  /// The quantity; nil if the cook decides, as with a handful.
  public var quantity: Quantity?
  /// The unit; nil for whole pieces, and for a unit that is only a word.
  public var unit: MeasureUnit?
  /// The word for a unit that the app does not know: "jar"; nil for other amounts.
  public var word: String?
  /// Its relation to the first amount.
  public var relation: Relation

  /// Makes an amount.
  public init(
    _ quantity: Quantity?, _ unit: MeasureUnit? = nil, word: String? = nil,
    relation: Relation = .first
  ) {
    self.quantity = quantity
    self.unit = unit
    self.word = word
    self.relation = relation
  }
}

extension CookedAmount {
  /// The amount as a measure; nil if the cook decides.
  var measure: Measure? { quantity.map { Measure($0, unit, word: word) } }

  fileprivate init(_ measure: Measure, relation: Relation = .first) {
    self.init(measure.quantity, measure.unit, word: measure.word, relation: relation)
  }

  fileprivate init(_ amount: FurtherAmount) {
    self.init(amount.measure, relation: Relation(rawValue: amount.relation.rawValue) ?? .same)
  }
}

/// A planned dish: its meal, and its lines for the planned servings.
public struct DishToBuy: Hashable, Sendable {
  /// The meal.
  public var meal: MealSource
  /// Its lines.
  public var lines: [CookedLine]

  /// Makes a dish.
  public init(_ meal: MealSource, lines: [CookedLine]) {
    self.meal = meal
    self.lines = lines
  }
}
