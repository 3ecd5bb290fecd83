import MealModels

/// A number with its unit in the words of a step.
struct AmountReading {
  /// How it changes in a recipe for another number of servings.
  enum Fate: Equatable {
    /// It is an amount of a food and is scaled.
    case scales(Measure)
    /// It may be such an amount, but is not scaled because its words are not clear.
    case isUnclear
  }

  /// The letters that state it.
  var place: Range<Int>
  /// Whether it scales.
  var fate: Fate
  /// The words of its food; empty if none follow.
  var food: String
}
