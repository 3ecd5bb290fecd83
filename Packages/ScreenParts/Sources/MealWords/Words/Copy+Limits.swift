import AppWords
import MealModels

extension Copy {
  /// How a meal breaks a limit, as a predicate after "it": "contains milk".
  public func predicate(for breach: LimitBreach, foodNames: [FoodID: String] = [:]) -> String {
    switch breach {
    case .diet(let diet): self("breach.diet", ["diet": inlineName(of: diet)])
    case .contains(let allergen): self("breach.contains", ["food": inlineName(of: allergen)])
    case .mayContain(let allergen): self("breach.possible", ["food": inlineName(of: allergen)])
    case .traces(let allergen): self("breach.traces", ["food": inlineName(of: allergen)])
    case .allergy(_, let food), .dislike(let food):
      self("breach.contains", ["food": inlinePlural(of: food, from: foodNames)])
    case .unknown(let name): self("breach.unknown", ["ingredient": name])
    }
  }

  /// How a meal breaks several limits, as a predicate: "is not vegan and contains milk".
  ///
  /// A food that one eater must not eat and another does not want is named once.
  public func predicate(for breaches: [LimitBreach], foodNames: [FoodID: String] = [:]) -> String {
    let all = breaches.map { predicate(for: $0, foodNames: foodNames) }
    return list(all.indices.filter { !all[..<$0].contains(all[$0]) }.map { all[$0] })
  }

  /// The sentence that a planned meal breaks limits of some people.
  ///
  /// - Parameters:
  ///   - names: the people; empty if the table is one person.
  ///   - isAccepted: whether a person saw and accepted the limits for the meal.
  public func sentence(
    onPlanned breaches: [LimitBreach], foodNames: [FoodID: String], for names: [String],
    isAccepted: Bool
  ) -> String {
    let what = predicate(for: breaches, foodNames: foodNames)
    if names.isEmpty {
      return self(isAccepted ? "planned.accepted.alone" : "planned.broken.alone", ["what": what])
    }
    return self(
      isAccepted ? "planned.accepted" : "planned.broken", ["what": what, "names": people(names)])
  }

  /// The mark of a recipe that is not for some people: "Not for you and Ben".
  public func mark(onRecipeNotFor names: [String]) -> String {
    self("recipe.not-for", ["names": people(names)])
  }

  /// The sentence that a recipe is not for some people, with the limits that it breaks.
  public func sentence(
    onRecipe breaches: [LimitBreach], foodNames: [FoodID: String], for names: [String]
  ) -> String {
    self(
      "recipe.not-for.because",
      ["names": people(names), "what": predicate(for: breaches, foodNames: foodNames)])
  }

  /// The sentence that nobody can check a planned meal for some people with limits.
  ///
  /// - Parameter names: the people; empty if the table is one person.
  public func sentence(onUncheckedFor names: [String]) -> String {
    names.isEmpty
      ? self("planned.unchecked.alone")
      : self("planned.unchecked", ["names": people(names)])
  }

  /// The sentence that an item of the list is not for some people.
  ///
  /// - Parameters:
  ///   - breaches: the limits that its food breaks; empty if only a label breaks one.
  ///   - eaters: those who eat it, if none of the people do; else empty.
  public func sentence(
    onBought breaches: [LimitBreach], foodNames: [FoodID: String], for names: [String],
    eatenBy eaters: [String] = []
  ) -> String {
    guard eaters.isEmpty else {
      return self("bought.others", ["eaters": people(eaters), "names": people(names)])
    }
    return breaches.isEmpty
      ? self("bought.label", ["names": people(names)])
      : self(
        "bought.broken",
        ["what": predicate(for: breaches, foodNames: foodNames), "names": people(names)])
  }

  /// Names within a sentence: "you and Ben".
  private func people(_ names: [String]) -> String {
    list(names.map { $0 == Self.unnamedOwner ? self("planned.you") : $0 })
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
    return self(key, ["breach": predicate(for: breaches, foodNames: foodNames)])
  }
}

extension LimitBreach {
  /// The foods that the text of the breach names.
  public var mentionedFoods: [FoodID] {
    food.map { [$0] } ?? []
  }
}
