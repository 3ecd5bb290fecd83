import MealModels

/// The facts of a whole meal, combined from all its foods.
struct MealTruth {
  /// The combined facts of the meal's foods.
  var foods = FoodTruth()

  /// Whether an ingredient is unknown.
  var hasUnknown = false

  /// Grams of net carbohydrate in a serving; nil if unknown.
  var netCarbohydrate: Double?

  func objection(_ limits: LimitList) -> String? {
    if limits.isUndecided { return "may hold what no data records" }
    if limits.protects, hasUnknown { return "holds an unknown ingredient" }
    if let food = foods.names.first(where: limits.foods.contains) { return "holds \(food)" }
    for allergen in limits.allergens {
      if foods.allergens.contains(allergen) { return "holds \(allergen.rawValue)" }
      if foods.possible.contains(allergen) { return "may be made with \(allergen.rawValue)" }
      if foods.traces.contains(allergen), !limits.acceptedTraces.contains(allergen) {
        return "holds traces of \(allergen.rawValue)"
      }
      if allergen == .wheat, !limits.acceptedTraces.contains(.wheat),
        mayHold(.gluten)
      {
        return "holds gluten, which may be wheat"
      }
    }
    return limits.diets.first { !fits($0) }.map { "is not \($0.rawValue)" }
  }

  private func fits(_ diet: Diet) -> Bool {
    switch diet {
    case .everything: true
    case .vegetarian: !hasAny(of: Self.flesh + Self.seafood)
    case .vegan: !hasAny(of: Self.flesh + Self.seafood + [.dairy, .egg, .honey])
    case .pescatarian: !hasAny(of: Self.flesh)
    case .keto: netCarbohydrate.map { $0 <= 10 } ?? false
    case .glutenFree: !mayHold(.gluten)
    case .dairyFree: !foods.kinds.contains(.dairy)
    case .halal: !hasAny(of: Self.notHalal)
    case .kosher: !hasAny(of: Self.notKosher) && !mixesMeatWithDairy
    }
  }

  private func mayHold(_ allergen: Allergen) -> Bool {
    foods.allergens.contains(allergen) || foods.possible.contains(allergen)
      || foods.traces.contains(allergen)
  }

  private func hasAny(of kinds: [FoodKind]) -> Bool { kinds.contains(where: foods.kinds.contains) }

  private var mixesMeatWithDairy: Bool {
    foods.kinds.contains(.dairy) && hasAny(of: [.meat, .poultry])
  }

  private static let seafood: [FoodKind] = [.fish, .shellfish, .scalelessFish]

  private static let flesh: [FoodKind] = [
    .meat, .poultry, .pork, .gelatin, .rennet, .insect, .otherAnimal, .possiblyAnimal,
    .possiblyPork,
  ]

  private static let notHalal: [FoodKind] = [
    .pork, .unhalalMeat, .alcohol, .gelatin, .rennet, .otherAnimal, .possiblyAnimal,
    .possiblyPork,
  ]

  private static let notKosher: [FoodKind] = [
    .pork, .unkosherMeat, .shellfish, .scalelessFish, .insect, .gelatin, .rennet, .otherAnimal,
    .possiblyAnimal, .possiblyPork,
  ]
}

extension FoodTruth {
  /// Makes empty facts.
  init() {}
}
