import AppWords
import MealModels
import MealWords
import SuggestionEngine

extension Copy {
  /// The limits that a meal keeps, one per line: "Fits vegan", "Free of milk", "Without cilantro".
  ///
  /// The list is empty for a meal with an unknown ingredient. "Free of" includes freedom from
  /// traces, even if the limits accept traces.
  public func keptLimits(
    of facts: MealFacts, by limits: EaterLimits, foodNames: [FoodID: String] = [:]
  ) -> [String] {
    guard limits != .none else { return [self("why.no-limits")] }
    guard facts.unknownIngredients.isEmpty else { return [] }
    func names(_ foods: Set<FoodID>) -> [String] {
      foods.subtracting(facts.foods).sorted().map { inlinePlural(of: $0, from: foodNames) }
    }
    let contained = facts.contents.asIngredients.union(facts.contents.traces)
    let diets = limits.diets.intersection(facts.contents.diets).diets.map(inlineName(of:))
    let allergens = limits.allergens.subtracting(contained).allergens.map(inlineName(of:))
    let named = Set(limits.allergies.map(\.food))
    let free = allergens + names(named)
    let without = names(Set(limits.dislikes.map(\.food)).subtracting(named))
    return [
      diets.isEmpty ? nil : self("reason.fits-diets", ["diets": list(diets)]),
      free.isEmpty ? nil : self("reason.free-of", ["allergens": list(free)]),
      without.isEmpty ? nil : self("why.without", ["foods": list(without)]),
    ].compactMap(\.self)
  }

  /// A sentence about when a meal was last shown.
  ///
  /// - Parameters:
  ///   - when: the day in words, such as "on May 12, 2026"; nil if it was never shown.
  ///   - events: the events of the meal since then; if it was cooked or opened, the sentence does
  ///     not say "never shown".
  public func lastShown(_ when: String?, since events: [HistoryEvent] = []) -> String? {
    if let when { return self("why.last-shown", ["when": when]) }
    return Reason.neverShown.holds(after: events) ? self("why.never-shown") : nil
  }

  /// A past day in words: "today", "yesterday", "on May 12, 2026".
  ///
  /// Days are numbered since 1 January 1970.
  public func when(_ day: Int, today: Int) -> String {
    switch today - day {
    case 0: self("why.when.today")
    case 1: self("why.when.yesterday")
    default: self("why.when.on", ["date": date(day)])
    }
  }

  /// The rank of a meal among those that fit the wishes, or why it does not fit them.
  ///
  /// - Parameter isRanked: whether to state the rank, which also depends on the seed.
  public func place(of explanation: Explanation, isRanked: Bool = false) -> String {
    let count = explanation.candidates
    guard let place = explanation.place else {
      let unmet = ["unmet": predicate(for: explanation.unmetWishes)]
      return count > 0
        ? self("why.others-fit", unmet, count: count) : self("why.none-fits", unmet)
    }
    guard count > 1 else { return self("why.only") }
    return isRanked
      ? self("why.place", ["place": String(place), "count": String(count)])
      : self("why.one-of", ["count": String(count)])
  }

  /// The learned opinions of the eater about a meal, strongest first.
  ///
  /// If there are none, one line says so.
  ///
  /// - Parameter reasons: the reasons that are already shown.
  public func taste(
    of opinions: [TraitOpinion], beside reasons: [Reason], foodNames: [FoodID: String],
    mealTitles: [MealID: String]
  ) -> [String] {
    let telling = opinions.filter { $0.opinion.mean.magnitude >= $0.opinion.uncertainty / 2 }
    guard !telling.isEmpty else {
      return [self(opinions.isEmpty ? "why.nothing-learned" : "why.too-early")]
    }
    return telling.filter { !reasons.contains(.likedTrait($0.trait)) }.prefix(3).map { known in
      let name = inlineName(of: known.trait, foodNames: foodNames, mealTitles: mealTitles)
      return self(known.opinion.mean > 0 ? "why.like" : "why.dislike", ["trait": name])
    }
  }
}
