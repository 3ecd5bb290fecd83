import DesignSystem
import MealModels
import ScreenParts
import SuggestionEngine

extension Copy {
  /// The limits that a meal keeps, a line each: "Fits vegan", "Free of milk", "Without cilantro".
  ///
  /// Of a meal with an ingredient of which nothing is known, nothing is said; and "free of" holds
  /// for traces too, whatever the limits say about them.
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
    let without = names(limits.dislikedFoods.subtracting(named))
    return [
      diets.isEmpty ? nil : self("reason.fits-diets", ["diets": list(diets)]),
      free.isEmpty ? nil : self("reason.free-of", ["allergens": list(free)]),
      without.isEmpty ? nil : self("why.without", ["foods": list(without)]),
    ].compactMap(\.self)
  }

  /// When a meal was last shown, as a sentence.
  ///
  /// - Parameters:
  ///   - when: such as "on May 12, 2026"; nil if never.
  ///   - events: what happened to the meal since then; of one that was cooked or opened it is not
  ///     said that it was never shown.
  public func lastShown(_ when: String?, since events: [HistoryEvent] = []) -> String? {
    if let when { return self("why.last-shown", ["when": when]) }
    return Reason.neverShown.holds(after: events) ? self("why.never-shown") : nil
  }

  /// A day that was: "today", "yesterday", "on May 12, 2026"; both as days since 1970.
  public func when(_ day: Int, today: Int) -> String {
    switch today - day {
    case 0: self("why.when.today")
    case 1: self("why.when.yesterday")
    default: self("why.when.on", ["date": date(day)])
    }
  }

  /// How a meal stands among those that fit the wishes, or why it does not fit them.
  ///
  /// - Parameter isRanked: whether to tell its place, which the seed that chose has a part in.
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

  /// What was learned of the eater that bears on a meal, the strongest first; one line that says so
  /// when that is nothing.
  ///
  /// - Parameter reasons: what is said already.
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
