import MealModels

/// An ingredient line as it was read: what a dish is cooked from, before anybody says what to buy.
public struct CookedLine: Hashable, Sendable {
  /// The line as it was written.
  public var text: String
  /// How much, in the order of the line; empty where the cook decides.
  public var amounts: [CookedAmount]
  /// How large the pieces are: "large".
  public var size: String?
  /// What the line calls the food.
  public var name: String
  /// The food; nil where nobody knows.
  public var food: FoodID?
  /// Whether a recipe says which food it is: limits were held against that one, so that no other of a
  /// choice is bought for it.
  public var isFoodDecided: Bool
  /// Every other word: what is done to it, remarks, what it is for.
  public var remarks: [String]
  /// Whether the dish also works without it.
  public var isOptional: Bool

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

/// One amount of a line, and what it has to do with the first one.
public struct CookedAmount: Hashable, Sendable {
  /// What an amount has to do with the first one.
  public enum Relation: String, CaseIterable, Hashable, Sendable {
    /// It is the first.
    case first
    /// It is the same amount in other units.
    case same
    /// It is added to the first.
    case added
    /// It is how much each piece is.
    case each
    /// It may be taken instead of the first.
    case instead
  }

  /// How much; nil where the cook decides, as with a handful.
  public var quantity: Quantity?
  /// The unit; nil for whole things and for words.
  public var unit: MeasureUnit?
  /// A unit that is only a word: "jar"; nil for none.
  public var word: String?
  /// What it has to do with the first amount.
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
  fileprivate init(_ measure: Measure, relation: Relation = .first) {
    self.init(measure.quantity, measure.unit, word: measure.word, relation: relation)
  }

  fileprivate init(_ amount: FurtherAmount) {
    self.init(amount.measure, relation: Relation(rawValue: amount.relation.rawValue) ?? .same)
  }
}

/// A dish that is to be cooked: the meal it is, and its lines for the servings that are cooked.
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
