import MealModels

extension MealSuggester {
  /// Why no meal keeps the limits: a minimal set of limits that together leave no meal.
  func deadEnd(for limits: EaterLimits) -> DeadEnd {
    guard pool.count > 0 else { return .emptyCatalog }
    let undecided = limits.undecidedFoods
    guard undecided.isEmpty else {
      return .limits(undecided.map { .unknown($0.rawValue) }, withoutDislikes: 0)
    }
    var withoutDislikes = limits
    withoutDislikes.dislikedFoods = []
    var needed = Self.singleLimits(of: limits)
    for limit in needed {
      let others = needed.filter { $0 != limit }
      let together = others.reduce(EaterLimits.none) { $0.adding($1, from: limits) }
      if pool.safeMeals(for: together).isEmpty { needed = others }
    }
    return .limits(
      needed,
      withoutDislikes: limits.dislikedFoods.isEmpty
        ? 0 : pool.safeMeals(for: withoutDislikes).count)
  }

  private static func singleLimits(of limits: EaterLimits) -> [LimitBreach] {
    let foods = limits.dislikedFoods.union(limits.allergies.map(\.food)).sorted()
    // Dislikes are tried for removal first, so that a health limit is blamed only if it must be.
    return foods.map(LimitBreach.food) + limits.diets.diets.map(LimitBreach.diet)
      + limits.namedAllergens.allergens.map(LimitBreach.allergen)
  }
}

extension EaterLimits {
  /// These limits and one more limit, taken from `source`.
  fileprivate func adding(_ limit: LimitBreach, from source: EaterLimits) -> EaterLimits {
    var limits = self
    switch limit {
    case .diet(let diet): limits.diets.insert(DietSet([diet]))
    case .allergen(let allergen):
      return limits.union(
        EaterLimits(
          allergens: AllergenSet([allergen]), acceptedTraces: source.acceptedTraces))
    case .food(let food):
      for allergy in source.allergies where allergy.food == food { limits.insert(allergy) }
      if source.dislikedFoods.contains(food) { limits.dislikedFoods.insert(food) }
    case .unknown: break
    }
    return limits
  }
}
