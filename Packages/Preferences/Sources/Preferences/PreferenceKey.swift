/// Something that can be set.
public enum PreferenceKey: String, CaseIterable, Hashable, Sendable {
  /// The diets of an eater.
  case diets
  /// The allergies of an eater.
  case allergies
  /// Whether an eater accepts traces of what the allergies are to.
  case traces
  /// The foods that an eater does not want.
  case dislikes
  /// How long cooking may take.
  case cookingTime = "cooking-time"
  /// How long making each meal of a day usually may take.
  case mealTimes = "meal-times"
  /// The wished cuisines.
  case cuisines
  /// How often a week which proteins are wished.
  case quotas
  /// How much one serving should have at most or at least of some nutrients.
  case nutrition
  /// What is wanted beside some meals in place of what they usually come with.
  case sides
  /// For how many people recipes are shown.
  case servings
  /// The units recipes are shown in.
  case units
  /// Light or dark.
  case appearance
  /// Standard or increased contrast.
  case contrast
  /// The names of everyone at the table.
  case household

  /// Whether each eater has an own value.
  public var isPerEater: Bool {
    switch self {
    case .diets, .allergies, .traces, .dislikes: true
    default: false
    }
  }

  /// Whether it protects an eater, so that no version may pass over it.
  public var isLimit: Bool { [.diets, .allergies, .traces].contains(self) }
}
