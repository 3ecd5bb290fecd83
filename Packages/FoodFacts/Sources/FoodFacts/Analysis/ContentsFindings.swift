import MealModels

/// Derives the allergen and diet findings from the parts of a meal.
struct ContentsFindings {
  let parts: [(name: String, contents: FoodContents?)]
  let facts: MealFacts
  let netCarbohydrate: Double?

  var allergens: [AllergenFinding] {
    findings(\.allergens)
  }

  var possible: [AllergenFinding] {
    let alone = facts.contents.possibleAlone
    return findings(\.possible).filter { alone.contains($0.allergen) }
  }

  var traces: [AllergenFinding] {
    let alone = facts.contents.tracesAlone
    return findings(\.traces).filter { alone.contains($0.allergen) }
  }

  var notDiets: [DietFinding] {
    let fits = facts.diets
    return Diet.allCases.filter { !fits.contains($0) }.map { diet in
      DietFinding(diet: diet, because: reason(diet))
    }
  }

  private func findings(_ set: KeyPath<FoodContents, AllergenSet>) -> [AllergenFinding] {
    Allergen.allCases.compactMap { allergen in
      let names = parts.filter { $0.contents?[keyPath: set].contains(allergen) ?? false }
        .map(\.name)
      return names.isEmpty ? nil : AllergenFinding(allergen: allergen, because: names)
    }
  }

  private func reason(_ diet: Diet) -> DietFinding.Reason {
    let alone = parts.filter { part in part.contents.map { !$0.fits(diet) } ?? false }.map(\.name)
    if !alone.isEmpty { return .ingredients(alone) }
    if !facts.unknownIngredients.isEmpty { return .unknown(facts.unknownIngredients) }
    if diet == .keto { return .netCarbohydrate(netCarbohydrate) }
    return .together(
      parts.filter { part in
        guard let classes = part.contents?.classes else { return false }
        return !classes.isDisjoint(with: [.meat, .poultry, .dairy])
      }.map(\.name))
  }
}
