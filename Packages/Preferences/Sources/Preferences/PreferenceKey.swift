/// A setting of the eaters.
public enum PreferenceKey: String, CaseIterable, Hashable, Sendable {
  /// The diets of an eater.
  case diets
  /// The allergies of an eater.
  case allergies
  /// Whether an eater accepts traces of their allergens.
  case traces
  /// The foods that an eater does not want.
  case dislikes
  /// The longest cooking time.
  case cookingTime = "cooking-time"
  /// The usual minutes for making each meal of a day.
  case mealTimes = "meal-times"
  /// The wished cuisines.
  case cuisines
  /// The wished number of meals a week by protein.
  case quotas
  /// The bounds on nutrients of one serving.
  case nutrition
  /// The chosen sides of some meals, in place of their usual ones.
  case sides
  /// The servings for which recipes are shown.
  case servings
  /// The units in which recipes are shown.
  case units
  /// Light or dark.
  case appearance
  /// Standard or increased contrast.
  case contrast
  /// The names of everyone at the table.
  case household

  /// Whether each eater has a separate value.
  public var isPerEater: Bool {
    switch self {
    case .diets, .allergies, .traces, .dislikes: true
    default: false
    }
  }

  /// Whether the setting protects an eater, so that no version may ignore it.
  public var isLimit: Bool { [.diets, .allergies, .traces].contains(self) }
}
