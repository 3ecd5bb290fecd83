import MealModels

extension SuggestionEngine {
  /// Minutes below which a meal counts as quick without anybody wishing so.
  static let quickMinutes = 20

  /// The strongest true reasons for a ranked meal, at least one and at most three.
  func reasons(for meal: RankedMeal, _ request: SuggestionRequest) -> [Reason] {
    let index = meal.safe.index
    var reasons: [Reason] = []
    if meal.tier == .repeated, let days = meal.daysSinceShown {
      reasons.append(.longestAgo(days: days))
    }
    if request.wishes.cuisines.contains(pool.cuisines[index]) {
      reasons.append(.wishedCuisine(pool.cuisines[index]))
    }
    if pool.minutes[index] <= request.wishes.maxMinutes ?? Self.quickMinutes {
      reasons.append(.readyIn(minutes: pool.minutes[index]))
    }
    reasons += limitReasons(request.limits)
    if meal.tier != .repeated { reasons.append(novelty(of: meal)) }
    if meal.terms.contains(where: { $0.name == .variety && $0.value > 0 }) {
      reasons.append(.changeOfCuisine(pool.cuisines[index]))
    }
    if let slot = request.wishes.slot, pool.slots[index].contains(slot) {
      reasons.append(.fitsSlot(slot))
    }
    return reasons.isEmpty ? [novelty(of: meal)] : Array(reasons.prefix(3))
  }

  private func novelty(of meal: RankedMeal) -> Reason {
    meal.daysSinceShown.map { .notShownFor(days: $0) } ?? .neverShown
  }

  private func limitReasons(_ limits: EaterLimits) -> [Reason] {
    var reasons: [Reason] = []
    if !limits.diets.isEmpty { reasons.append(.fitsDiets(limits.diets.diets)) }
    if !limits.allergens.isEmpty { reasons.append(.freeOf(limits.allergens.allergens)) }
    return reasons
  }
}
