/// One limit that a meal breaks, with how it breaks it.
///
/// Diets and allergies protect health or conviction; only a ``dislike(_:)`` is a matter of taste.
public enum LimitBreach: Hashable, Sendable {
  /// The meal does not fit this diet.
  case diet(Diet)
  /// The meal contains this allergen.
  case contains(Allergen)
  /// The meal may be made with this allergen, depending on the product that is bought.
  case mayContain(Allergen)
  /// The meal may contain traces of this allergen, which are not accepted.
  case traces(Allergen)
  /// The meal contains a food that an allergy to a food covers; both are the same if the meal
  /// contains the named food.
  case allergy(to: FoodID, contained: FoodID)
  /// The meal contains this food, which an eater does not want.
  case dislike(FoodID)
  /// The meal has this unknown ingredient, or it is unknown which meals contain this food.
  case unknown(String)

  /// The allergen of the broken limit; nil for other limits.
  public var allergen: Allergen? {
    switch self {
    case .contains(let allergen), .mayContain(let allergen), .traces(let allergen): allergen
    case .diet, .allergy, .dislike, .unknown: nil
    }
  }

  /// The food in the meal that breaks the limit; nil for a diet, an allergen and an unknown name.
  public var food: FoodID? {
    switch self {
    case .allergy(_, let food), .dislike(let food): food
    case .diet, .contains, .mayContain, .traces, .unknown: nil
    }
  }
}
