import MealModels

/// Why a preference cannot be set.
public enum PreferenceError: Error, Hashable, Sendable {
  /// There is no such key.
  case unknownKey(String, suggestion: String?)
  /// The value is not one of those that the key takes.
  case unknownValue(String, of: PreferenceKey, suggestion: String?, valid: [String])
  /// No food of that name is known, so nothing could be kept free of it.
  case unknownFood(String, suggestion: String?)
  /// A substance or additive that foods do not record, so that nobody can tell which meals hold it.
  case undecidableAllergy(String)
  /// A word for so many different foods that it must be said which of them are meant.
  case manyFoods(String, [FoodID])
  /// There is nobody of that name at the table.
  case unknownEater(String, valid: [String])
  /// Something that is not a quota such as "fish at least 1".
  case badQuota(String)
  /// Two quotas of one group that cannot both be kept, or that say the same twice.
  case contradictoryQuotas(ProteinGroup)
  /// Something that is not a bound on nutrition such as "sodium at most 600 mg".
  case badNutrition(String)
  /// A nutrient that can only be bounded from its other side.
  case wrongNutritionSide(BoundedNutrient)
  /// An amount outside of what can be asked for of a nutrient.
  case nutritionOutOfRange(BoundedNutrient)
  /// Something that is not a choice beside a meal, such as "chana-masala:1=steamed-rice".
  case badSideChoice(String)
  /// The names of a household are empty, repeated, too long or have forbidden characters.
  case badHousehold(String)
}
