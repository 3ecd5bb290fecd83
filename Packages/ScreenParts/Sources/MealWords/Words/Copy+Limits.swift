import AppWords
import MealModels

extension Copy {
  /// How a meal breaks a limit, as a predicate after "it": "contains milk".
  ///
  /// - Parameter facts: the contents of the meal, to separate ingredients from possible ones and
  ///   from traces.
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

  /// How a meal breaks several limits, as a predicate: "is not vegan and contains milk".
  public func predicate(
    for breaches: [LimitBreach], of facts: MealFacts, foodNames: [FoodID: String] = [:]
  ) -> String {
    list(breaches.map { predicate(for: $0, of: facts, foodNames: foodNames) })
  }

  /// A sentence that a meal is never suggested, with the limits that it breaks; nil if it keeps all
  /// limits.
  public func refusal(
    of facts: MealFacts, by limits: EaterLimits, foodNames: [FoodID: String] = [:]
  ) -> String? {
    refusal("why.never", facts: facts, limits: limits, foodNames: foodNames)
  }

  /// A sentence that not everyone at the table can eat a meal, with the limits that it breaks; nil
  /// if it keeps all limits.
  public func warning(
    of facts: MealFacts, by limits: EaterLimits, foodNames: [FoodID: String] = [:]
  ) -> String? {
    refusal("warning.limits", facts: facts, limits: limits, foodNames: foodNames)
  }

  private func refusal(
    _ key: CopyKey, facts: MealFacts, limits: EaterLimits, foodNames: [FoodID: String]
  ) -> String? {
    let breaches = limits.breaches(of: facts)
    guard !breaches.isEmpty else { return nil }
    return self(key, ["breach": predicate(for: breaches, of: facts, foodNames: foodNames)])
  }
}

extension LimitBreach {
  /// The foods that the text of the breach names.
  public var mentionedFoods: [FoodID] {
    if case .food(let food) = self { [food] } else { [] }
  }
}
