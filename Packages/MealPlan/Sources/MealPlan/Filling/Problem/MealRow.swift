import MealModels

/// What the search looks up of a meal, side by side in memory.
struct MealRow: Sendable {
  /// How many main foods there are at most.
  static let foodLimit = MealTraits.mainFoodLimit

  /// Cuisine, protein, starch, shape.
  var traits = SIMD4<UInt16>.zero
  /// Numbers of main foods that are bought for it, then 0s.
  var foods = SIMD8<UInt16>.zero
  /// The place of its protein's group.
  var group: UInt8 = 0
  /// The number of its family.
  var family: Int32 = 0
  /// Things at home that it uses, as bits.
  var uses: UInt64 = 0
  /// What it costs for everybody, in hundredths, and what as many servings more cost.
  var cost: Float = 0
  var moreCost: Float = 0
}
