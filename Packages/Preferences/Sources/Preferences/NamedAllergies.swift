import MealModels

/// The allergies that a list of words names.
public struct NamedAllergies: Hashable, Sendable {
  /// Named allergens.
  public var allergens: [Allergen] = []

  /// Any other foods, with everything that they come from.
  public var foods: [FoodID] = []

  /// Foods to which an allergy was narrowed.
  public var onlyFoods: [FoodID] = []

  /// No allergies.
  public init() {}

  /// The ids as they are stored.
  public var ids: [String] {
    allergens.map(\.rawValue) + foods.map { Eater.foodMark + $0.rawValue }
      + onlyFoods.map { Eater.onlyMark + $0.rawValue }
  }

  /// Takes in what a word means; of an allergen nothing can be left out, so that is never narrowed.
  mutating func add(_ meaning: AllergyMeaning, isOnly: Bool) {
    switch meaning {
    case .allergens(let named): allergens += named
    case .food(let food) where isOnly: onlyFoods.append(food)
    case .onlyFood(let food): onlyFoods.append(food)
    case .food(let food): foods.append(food)
    }
  }
}

/// What a word for an allergy means.
enum AllergyMeaning {
  case allergens([Allergen])
  case food(FoodID)
  /// A food and what is made of it, without what it comes from.
  case onlyFood(FoodID)
}

extension Eater {
  /// Takes these allergies for those of the eater.
  public mutating func take(_ named: NamedAllergies) {
    allergens = Set(named.allergens)
    allergyFoods = Set(named.foods)
    onlyAllergyFoods = Set(named.onlyFoods)
  }
}
