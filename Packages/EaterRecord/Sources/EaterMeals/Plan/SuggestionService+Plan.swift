import MealModels
import MealPlan
import Preferences
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SuggestionService {
  /// Proposes meals within the limits for many meal times at once.
  ///
  /// - Parameter limit: returns what the packages should cost at most instead; nil to end.
  public func fill(
    _ request: FillRequest, for limits: SafeLimits, _ history: History,
    tightening limit: (FilledPlan) -> Money? = { _ in nil }
  ) -> FilledPlan {
    PlanFiller(engine).fill(
      request.keeping(limits), history: current(history), tightening: limit)
  }

  /// The single swaps of meals that save most, within the limits.
  public func savings(
    _ request: FillRequest, for limits: SafeLimits, of present: [PlanSlot: MealID],
    most count: Int, _ history: History
  ) -> [MealSaving] {
    PlanFiller(engine).savings(
      request.keeping(limits), of: present, most: count, history: current(history))
  }

  /// Proposes meals for a week quickly; some meals stay, and others are chosen again.
  public func week(
    _ request: FillRequest, for limits: SafeLimits, locks: [PlanSlot: MealID] = [:],
    rerolls: [PlanSlot] = [], _ history: History
  ) throws(FillError) -> FilledPlan {
    try PlanFiller(engine).week(
      request.keeping(limits), locks: locks, rerolls: rerolls, history: current(history))
  }

  /// The facts against which a plan is checked: the eaters, the recipes, the limits that each
  /// recipe breaks, and how long its leftovers keep.
  ///
  /// If a name is unknown at the table, the limits of the whole table apply. If it is the name of a
  /// person who is away, that person's limits apply too.
  ///
  /// - Parameter date: the date at which the entitlement to premium filters is checked.
  public func planFacts(_ stored: StoredState, at date: Date) -> PlanFacts {
    let preferences = stored.preferences(at: date)
    return PlanFacts(
      people: preferences.household.count,
      hasRecipe: { catalog.meal(currentID(of: $0)) != nil },
      servings: { catalog.meal(currentID(of: $0))?.recipe.servings },
      breaches: { id, names in
        // The contents of a recipe that is gone are unknown.
        let meal = catalog.meal(currentID(of: id))
        let facts =
          meal?.facts
          ?? MealFacts(
            contents: FoodContents(), foods: [], unknownIngredients: [id.rawValue])
        return breaches(
          of: facts, called: meal?.id.rawValue ?? id.rawValue, eatenBy: names, preferences)
      },
      breachesOfCooked: { entry, names in
        guard let recipe = entry.content.recipe else { return [] }
        let facts = facts(ofCooked: entry, stored, at: date)
        let name = currentID(of: recipe).rawValue
        return breaches(of: facts, called: name, eatenBy: names, preferences)
      },
      wordBreaches: { text, names in
        guard let facts = facts(ofWords: text) else { return [] }
        let name = "words:" + FoodName.words(of: text).joined(separator: "-")
        return breaches(of: facts, called: name, eatenBy: names, preferences, isInWords: true)
      },
      daysItMayBeEaten: { daysItMayBeEaten($0, stored, at: date) })
  }

  /// The limits that a meal breaks, in the form stored when the user accepts them.
  ///
  /// Each names the person, the meal and the limit. So an accepted breach does not apply to another
  /// meal or person, or to an eater who joins the table later.
  private func breaches(
    of facts: MealFacts, called name: String, eatenBy names: [String],
    _ preferences: EaterPreferences, isInWords: Bool = false
  ) -> [String] {
    let all = limits(of: preferences, eating: names).breaches(of: facts)
      .filter { !isInWords || $0 != .diet(.keto) }
    guard !all.isEmpty else { return [] }
    let eating = Set(preferences.eating(names).map(\.name))
    let people = limitsByEater(preferences).filter { eating.contains($0.key) }
      .mapValues { $0.breaches(of: facts) }
    return all.flatMap { breach in
      let whose = people.filter { $0.value.contains(breach) }.keys.sorted()
      return (whose.isEmpty ? [""] : whose).map { "\($0)/\(name)/\(breach.key)" }
    }
  }

  /// How many days a cooked entry keeps; 0 if it does not keep or the time is unknown.
  ///
  /// With rice as a side it keeps at most one day.
  ///
  /// - Parameter date: the date at which the entitlement to premium filters is checked.
  public func daysItKeeps(_ entry: PlannedMeal, _ stored: StoredState, at date: Date) -> Int {
    summary(of: entry).map { min($0.daysItKeeps, daysOfSides($0, stored, at: date)) } ?? 0
  }

  /// The most days for which an entry's leftovers may be eaten.
  ///
  /// An unknown meal is treated as cooked food, unless its name is that of a raw dish.
  func daysItMayBeEaten(_ entry: PlannedMeal, _ stored: StoredState, at date: Date) -> Int {
    summary(of: entry).map { min($0.daysItMayBeEaten, daysOfSides($0, stored, at: date)) }
      ?? (RawDish.isNamed(by: entry.content.title) ? 0 : LeftoverKeeping.days)
  }

  private func summary(of entry: PlannedMeal) -> MealSummary? {
    entry.content.recipe.flatMap { catalog.summary(currentID(of: $0)) }
  }

  /// The most days for which the sides of a meal may be eaten, such as rice.
  private func daysOfSides(_ meal: MealSummary, _ stored: StoredState, at date: Date) -> Int {
    let hasRice = sides(of: meal.id, stored, at: date).compactMap(\.served).contains {
      catalog.summary($0.id)?.traits.starch == .rice
    }
    return hasRice ? 1 : LeftoverKeeping.days
  }

  /// The limits of each person at the table or away, by name.
  public func limitsByEater(_ preferences: EaterPreferences) -> [String: EaterLimits] {
    let book = foods
    return Dictionary(
      (preferences.household + preferences.away).map { ($0.name, $0.limits(in: book)) },
      uniquingKeysWith: { $0.union($1) })
  }

  /// The limits for each unambiguous name.
  ///
  /// A person at the table has that person's limits; a person who is away also has the limits of
  /// the whole table.
  public func limitsByName(_ preferences: EaterPreferences) -> [String: EaterLimits] {
    let names = preferences.names.filter { !preferences.unclearNames.contains($0) }
    return preferences.namesOfAbsent.union(names).reduce(into: [:]) { limits, name in
      limits[name] = self.limits(of: preferences, eating: [name])
    }
  }

  /// The limits of some people, by name.
  ///
  /// Without names, or with a name unknown at the table, the limits of the whole table apply,
  /// together with those of the named people who are away.
  public func limits(of preferences: EaterPreferences, eating names: [String]) -> EaterLimits {
    preferences.limits(eating: names, in: foods)
  }
}

extension FillRequest {
  /// The request with these limits added.
  fileprivate func keeping(_ limits: SafeLimits) -> FillRequest {
    var request = self
    request.each.limits = request.each.limits.union(limits.everybody)
    return request
  }
}

extension LimitBreach {
  /// The broken limit as text, such as `allergen:milk`.
  fileprivate var key: String {
    switch self {
    case .diet(let diet): "diet:\(diet.rawValue)"
    case .contains(let allergen), .mayContain(let allergen), .traces(let allergen):
      "allergen:\(allergen.rawValue)"
    case .allergy(_, let food): "allergy:\(food.rawValue)"
    case .dislike(let food): "food:\(food.rawValue)"
    case .unknown(let name): "unknown:\(name)"
    }
  }
}
