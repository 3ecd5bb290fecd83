extension EaterLimits {
  /// Every limit that a meal breaks, in the order diets, allergens, foods, unknown ingredients.
  public func breaches(of facts: MealFacts) -> [LimitBreach] {
    let harms = harms(in: facts.contents)
    let diets = diets.subtracting(facts.contents.diets).diets.map(LimitBreach.diet)
    let allergens = harms.allergens.map { Self.breach($0, in: facts.contents) }
    let foods = allergies(in: facts, beside: harms) + dislikes(in: facts)
    let unknown = undecidedFoods.map(\.rawValue) + (protects ? facts.unknownIngredients : [])
    return diets + allergens + foods + unknown.map(LimitBreach.unknown)
  }

  /// The allergens of the limits in some contents.
  ///
  /// Gluten that may be that of wheat is treated as wheat, so that the broken limit is named.
  private func harms(in contents: FoodContents) -> AllergenSet {
    let harms = contents.asIngredients.intersection(allergens)
      .union(contents.traces.intersection(strict))
    let held = contents.asIngredients.union(contents.traces)
    let masked = strict.allergens.filter { allergen in
      !held.isDisjoint(with: AllergenSet([allergen]).withMaskingKin)
    }
    return harms.union(AllergenSet(masked))
  }

  /// How some contents have an allergen: in its most serious form.
  private static func breach(_ allergen: Allergen, in contents: FoodContents) -> LimitBreach {
    if contents.allergens.contains(allergen) { return .contains(allergen) }
    return contents.possible.contains(allergen) ? .mayContain(allergen) : .traces(allergen)
  }

  /// The allergies to foods that a meal breaks.
  ///
  /// An allergy gives its food if the meal contains it, else the covered foods in the meal, unless
  /// an allergen of the allergy is reported already.
  private func allergies(in facts: MealFacts, beside harms: AllergenSet) -> [LimitBreach] {
    let broken = allergies.reduce(into: [FoodID: Set<FoodID>]()) { broken, allergy in
      if facts.foods.contains(allergy.food) {
        broken[allergy.food, default: []].insert(allergy.food)
      } else if allergy.allergens.isDisjoint(with: harms) {
        for food in allergy.foods.intersection(facts.foods) {
          broken[food, default: []].insert(allergy.food)
        }
      }
    }
    return broken.sorted { $0.key < $1.key }.flatMap { food, allergies in
      allergies.sorted().map { .allergy(to: $0, contained: food) }
    }
  }

  /// The dislikes that a meal breaks.
  private func dislikes(in facts: MealFacts) -> [LimitBreach] {
    let broken = dislikes.filter { !$0.foods.isDisjoint(with: facts.foods) }
    return Set(broken.map(\.food)).sorted().map(LimitBreach.dislike)
  }
}
