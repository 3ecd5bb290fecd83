/// A word by which recipes are narrowed and a diet is named, as the chips say it (C-D13).
public enum DietaryTag: String, CaseIterable, Hashable, Sendable {
  /// Nothing from an animal.
  case vegan
  /// Nothing with gluten.
  case glutenFree = "gluten-free"
  /// No nuts: an allergy to tree nuts and peanuts, and no diet.
  case nutFree = "nut-free"
  /// No meat and no fish.
  case vegetarian
  /// No meat.
  case pescatarian
  /// Very low in carbohydrate.
  case keto
  /// Nothing made of milk.
  case dairyFree = "dairy-free"
  /// Nothing that is forbidden in Islam.
  case halal
  /// Nothing that is forbidden in Judaism.
  case kosher
}
