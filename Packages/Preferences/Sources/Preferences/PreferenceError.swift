import MealModels

/// The reason why a preference cannot be set.
public enum PreferenceError: Error, Hashable, Sendable {
  /// The key does not exist.
  case unknownKey(String, suggestion: String?)
  /// The key does not take this value.
  case unknownValue(String, of: PreferenceKey, suggestion: String?, valid: [String])
  /// The food is unknown, so no meal could be kept free of it.
  case unknownFood(String, suggestion: String?)
  /// A substance or additive that foods do not record, so that the app can call no meal free of it.
  case undecidableAllergy(String)
  /// A word for too many foods; the eater has to name the intended foods.
  case manyFoods(String, [FoodID])
  /// No eater at the table has that name.
  case unknownEater(String, valid: [String])
  /// A text that is not a quota such as "fish at least 1".
  case badQuota(String)
  /// Two quotas of one group that contradict or repeat each other.
  case contradictoryQuotas(ProteinGroup)
  /// A text that is not a bound on nutrition such as "sodium at most 600 mg".
  case badNutrition(String)
  /// A minimum for a nutrient that only has a maximum, or the reverse.
  case wrongNutritionSide(BoundedNutrient)
  /// An amount outside of the nutrient's range.
  case nutritionOutOfRange(BoundedNutrient)
  /// A text that is not a choice of a side such as "chana-masala:1=steamed-rice".
  case badSideChoice(String)
  /// The names of a household are empty, repeated, too long or have forbidden characters.
  case badHousehold(String)
}
