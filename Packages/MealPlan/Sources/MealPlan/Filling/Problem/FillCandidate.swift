/// A meal that may be eaten in a slot.
struct FillCandidate: Sendable {
  /// The number of the meal.
  var meal: Int32
  /// The worth of the meal in the slot, without the penalty for repeating it.
  var worth: Float
  var taste: Float
  /// The days for which the meal keeps as served in the slot.
  var daysKept: UInt8
  /// The values of the meal that the search needs, copied here.
  var row = MealRow()
}
