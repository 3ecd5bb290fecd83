import MealModels

/// The allergies that a list of words names.
public struct NamedAllergies: Hashable, Sendable {
  /// Named allergens.
  public var allergens: [Allergen] = []

  /// Any other foods, including the foods that they are made of.
  public var foods: [FoodID] = []

  /// Foods to which an allergy was narrowed.
  public var onlyFoods: [FoodID] = []

  /// Makes an empty list.
  public init() {}

  /// The stored ids.
  public var ids: [String] {
    allergens.map(\.rawValue) + foods.map { Eater.foodMark + $0.rawValue }
      + onlyFoods.map { Eater.onlyMark + $0.rawValue }
  }

  /// Adds the meaning of a word; an allergen cannot be narrowed.
  mutating func add(_ meaning: AllergyMeaning, isOnly: Bool) {
    switch meaning {
    case .allergens(let named): allergens += named
    case .food(let food) where isOnly: onlyFoods.append(food)
    case .onlyFood(let food): onlyFoods.append(food)
    case .food(let food): foods.append(food)
    }
  }
}

/// The meaning of a word for an allergy.
enum AllergyMeaning {
  case allergens([Allergen])
  case food(FoodID)
  /// A food and the foods made of it, without the foods that it is made of.
  case onlyFood(FoodID)
}

extension Eater {
  /// Sets these allergies as the eater's.
  public mutating func take(_ named: NamedAllergies) {
    allergens = Set(named.allergens)
    allergyFoods = Set(named.foods)
    onlyAllergyFoods = Set(named.onlyFoods)
  }
}
