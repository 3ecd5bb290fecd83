import MealModels

/// The values of a meal that the search looks up, side by side in memory.
struct MealRow: Sendable {
  /// The largest number of main foods.
  static let foodLimit = MealTraits.mainFoodLimit

  /// The numbers of its cuisine, protein, starch and shape.
  var traits = SIMD4<UInt16>.zero
  /// The numbers of the main foods that are bought for it, padded with zeros.
  var foods = SIMD8<UInt16>.zero
  /// The index of its protein's group.
  var group: UInt8 = 0
  /// The number of its family.
  var family: Int32 = 0
  /// The foods at home that it uses, as bits.
  var uses: UInt64 = 0
  /// Its cost for all eaters, in hundredths, and the additional cost of twice the servings.
  var cost: Float = 0
  var moreCost: Float = 0
}
