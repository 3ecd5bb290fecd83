import DesignSystem
import MealModels

extension Copy {
  /// What a meal is that a limit forbids, as it stands after "it": "contains milk".
  ///
  /// - Parameter facts: what the meal contains, to tell ingredients from those that it may have, and from traces.
  public func predicate(
    for breach: LimitBreach, of facts: MealFacts, foodNames: [FoodID: String] = [:]
  ) -> String {
    switch breach {
    case .diet(let diet): self("breach.diet", ["diet": inlineName(of: diet)])
    case .allergen(let allergen):
      self(key(of: allergen, in: facts.contents), ["food": inlineName(of: allergen)])
    case .food(let food):
      self("breach.contains", ["food": inlinePlural(of: food, from: foodNames)])
    case .unknown(let name): self("breach.unknown", ["ingredient": name])
    }
  }

  private func key(of allergen: Allergen, in contents: FoodContents) -> CopyKey {
    if contents.allergens.contains(allergen) { return "breach.contains" }
    return contents.possible.contains(allergen) ? "breach.possible" : "breach.traces"
  }

  /// Everything about a meal that limits forbid: "is not vegan and contains milk".
  public func predicate(
    for breaches: [LimitBreach], of facts: MealFacts, foodNames: [FoodID: String] = [:]
  ) -> String {
    list(breaches.map { predicate(for: $0, of: facts, foodNames: foodNames) })
  }

  /// That a meal is never suggested, and which limits it breaks; nil when it keeps them all.
  public func refusal(
    of facts: MealFacts, by limits: EaterLimits, foodNames: [FoodID: String] = [:]
  ) -> String? {
    refusal("why.never", facts, limits, foodNames)
  }

  /// That not everyone at the table can eat a meal, and which limits it breaks; nil when it keeps
  /// them all.
  public func warning(
    of facts: MealFacts, by limits: EaterLimits, foodNames: [FoodID: String] = [:]
  ) -> String? {
    refusal("warning.limits", facts, limits, foodNames)
  }

  private func refusal(
    _ key: CopyKey, _ facts: MealFacts, _ limits: EaterLimits, _ foodNames: [FoodID: String]
  ) -> String? {
    let breaches = limits.breaches(of: facts)
    guard !breaches.isEmpty else { return nil }
    return self(key, ["breach": predicate(for: breaches, of: facts, foodNames: foodNames)])
  }
}

extension LimitBreach {
  /// The foods that its words name.
  public var mentionedFoods: [FoodID] {
    if case .food(let food) = self { [food] } else { [] }
  }
}
