/// A word that filters recipes and names a diet, as on the chips (C-D13).
public enum DietaryTag: String, CaseIterable, Hashable, Sendable {
  /// Nothing from an animal.
  case vegan
  /// Nothing with gluten.
  case glutenFree = "gluten-free"
  /// No nuts: an allergy to tree nuts and peanuts instead of a diet.
  case nutFree = "nut-free"
  /// No meat and no fish.
  case vegetarian
  /// No meat.
  case pescatarian
  /// Very low in carbohydrate.
  case keto
  /// Nothing made of milk.
  case dairyFree = "dairy-free"
  /// Only foods that Islam allows.
  case halal
  /// Only foods that Judaism allows.
  case kosher
}
