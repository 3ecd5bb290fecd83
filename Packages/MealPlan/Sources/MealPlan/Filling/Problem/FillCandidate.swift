/// A meal that may be eaten in a slot.
struct FillCandidate: Sendable {
  /// Its number.
  var meal: Int32
  /// What it is worth there, and without what speaks against repeating it.
  var worth: Float
  var taste: Float
  /// How many days it keeps as it is served there.
  var daysKept: UInt8
  /// What is looked up of the meal, once more beside it.
  var row = MealRow()
}
