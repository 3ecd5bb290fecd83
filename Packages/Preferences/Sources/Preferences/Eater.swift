import MealModels

/// One person at the table with what they must not or do not want to eat.
public struct Eater: Hashable, Sendable, Identifiable {
  /// The name, unique within a household, 1 to 40 characters.
  public var name: String

  /// The diets that every meal must fit.
  public var diets: Set<Diet> = []

  /// Allergies to a named allergen.
  public var allergens: Set<Allergen> = []

  /// Whether traces of those allergens are accepted; diets and allergies to other foods know none.
  public var acceptsTraces = false

  /// Allergies to any other food, with everything made of it.
  public var allergyFoods: Set<FoodID> = []

  /// Foods that are not wanted, with everything made of them.
  public var dislikes: Set<FoodID> = []

  /// Diets or allergies that this version cannot read; as long as there are any, no meal is safe.
  public var unreadableLimits: Set<String> = []

  /// The eater of a new household.
  public static let you = Eater(name: "you")

  /// Makes an eater without limits.
  public init(name: String) {
    self.name = name
  }

  /// The name identifies an eater.
  public var id: String { name }

  /// Everything that a meal for this eater must not contain.
  public var limits: EaterLimits {
    let avoided = AllergenSet(allergens)
    return EaterLimits(
      diets: DietSet(diets), allergens: avoided, acceptedTraces: acceptsTraces ? avoided : [],
      allergyFoods: allergyFoods, dislikedFoods: dislikes)
  }

  /// How many diets and allergies are chosen; "none" is no diet.
  public var restrictionCount: Int {
    diets.subtracting([.everything]).count + allergens.count + allergyFoods.count
  }
}
