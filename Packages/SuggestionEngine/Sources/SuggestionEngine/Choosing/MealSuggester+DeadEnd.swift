import MealModels

extension MealSuggester {
  /// Why no meal keeps the limits: a minimal set of limits that together leave no meal.
  func deadEnd(for limits: EaterLimits) -> DeadEnd {
    guard pool.count > 0 else { return .emptyCatalog }
    let undecided = limits.undecidedFoods
    guard undecided.isEmpty else {
      return .limits(undecided.map { .unknown($0.rawValue) }, withoutDislikes: 0)
    }
    var needed = Self.singleLimits(of: limits)
    for limit in needed {
      let others = needed.filter { $0 != limit }
      let together = others.reduce(EaterLimits.none) { $0.adding($1, from: limits) }
      if pool.safeMeals(for: together).isEmpty { needed = others }
    }
    return .limits(
      needed,
      withoutDislikes: limits.dislikes.isEmpty
        ? 0 : pool.safeMeals(for: limits.withoutDislikes).count)
  }

  private static func singleLimits(of limits: EaterLimits) -> [LimitBreach] {
    // Dislikes are tried for removal first, so that a health limit is blamed only if it must be.
    let dislikes = Set(limits.dislikes.map(\.food)).sorted().map(LimitBreach.dislike)
    let allergies = Set(limits.allergies.map(\.food)).sorted()
      .map { LimitBreach.allergy(to: $0, contained: $0) }
    return dislikes + allergies + limits.diets.diets.map(LimitBreach.diet)
      + limits.namedAllergens.allergens.map(LimitBreach.contains)
  }
}

extension EaterLimits {
  /// These limits and one more limit, taken from `source`.
  fileprivate func adding(_ limit: LimitBreach, from source: EaterLimits) -> EaterLimits {
    var limits = self
    switch limit {
    case .diet(let diet): limits.diets.insert(DietSet([diet]))
    case .contains(let allergen), .mayContain(let allergen), .traces(let allergen):
      return limits.union(
        EaterLimits(
          allergens: AllergenSet([allergen]), acceptedTraces: source.acceptedTraces))
    case .allergy(let food, _):
      for allergy in source.allergies where allergy.food == food { limits.insert(allergy) }
    case .dislike(let food):
      for dislike in source.dislikes where dislike.food == food { limits.insert(dislike) }
    case .unknown: break
    }
    return limits
  }
}
