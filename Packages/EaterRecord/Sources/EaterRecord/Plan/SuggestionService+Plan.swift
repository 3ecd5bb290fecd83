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
  /// Proposes meals for many meal times at once.
  public func fill(_ request: FillRequest, _ history: History) -> FilledPlan {
    PlanFiller(engine).fill(request, history: current(history))
  }

  /// The same as a quick look, with some meals settled and others asked for again.
  public func week(
    _ request: FillRequest, locks: [PlanSlot: MealID] = [:], rerolls: [PlanSlot] = [],
    _ history: History
  ) throws(FillError) -> FilledPlan {
    try PlanFiller(engine).week(
      request, locks: locks, rerolls: rerolls, history: current(history))
  }

  /// What a plan is held against: who eats, which recipes there are, what each breaks, and how long
  /// what is left of it keeps.
  ///
  /// For a name that nobody at the table has, the limits of everybody at the table hold; if it is the name
  /// of somebody away, theirs hold, too.
  ///
  /// - Parameter date: when premium filters must be entitled.
  public func planFacts(_ stored: StoredState, at date: Date) -> PlanFacts {
    let preferences = stored.preferences(at: date)
    return PlanFacts(
      people: preferences.household.count,
      hasRecipe: { catalog.meal(currentID(of: $0)) != nil },
      servings: { catalog.meal(currentID(of: $0))?.recipe.servings },
      breaches: { id, names in
        guard let meal = catalog.meal(currentID(of: id)) else { return [] }
        return breaches(of: meal.facts, called: meal.id.rawValue, eatenBy: names, preferences)
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

  /// What a meal breaks, as it is kept once somebody accepted it: whose limit, of which meal, and what.
  ///
  /// So what was accepted of one meal for one person is accepted of no other, whatever somebody else
  /// plans instead meanwhile, and for nobody who comes to the table later.
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

  /// How many days what is cooked for an entry keeps; 0 where it does not, or nobody can tell, and one
  /// at most where rice is served beside it.
  ///
  /// - Parameter date: when premium filters must be entitled.
  public func daysItKeeps(_ entry: PlannedMeal, _ stored: StoredState, at date: Date) -> Int {
    summary(of: entry).map { min($0.daysItKeeps, daysOfSides($0, stored, at: date)) } ?? 0
  }

  /// How many days what is left of an entry may be eaten at most; of what nobody knows as long as of any
  /// cooked food, unless its name is that of something raw.
  func daysItMayBeEaten(_ entry: PlannedMeal, _ stored: StoredState, at date: Date) -> Int {
    summary(of: entry).map { min($0.daysItMayBeEaten, daysOfSides($0, stored, at: date)) }
      ?? (RawDish.isNamed(by: entry.content.title) ? 0 : LeftoverKeeping.days)
  }

  private func summary(of entry: PlannedMeal) -> MealSummary? {
    entry.content.recipe.flatMap { catalog.summary(currentID(of: $0)) }
  }

  /// How many days what goes with a meal may be eaten: rice for one.
  private func daysOfSides(_ meal: MealSummary, _ stored: StoredState, at date: Date) -> Int {
    let hasRice = sides(of: meal.id, stored, at: date).compactMap(\.served).contains {
      catalog.summary($0.id)?.traits.starch == .rice
    }
    return hasRice ? 1 : LeftoverKeeping.days
  }

  /// What each person at the table or away must not eat, by name.
  public func limitsByEater(_ preferences: EaterPreferences) -> [String: EaterLimits] {
    let book = foods
    return Dictionary(
      (preferences.household + preferences.away).map { ($0.name, $0.limits(in: book)) },
      uniquingKeysWith: { $0.union($1) })
  }

  /// The limits for each name that means one person: at the table that person's, away those of everybody at
  /// the table and that person's.
  public func limitsByName(_ preferences: EaterPreferences) -> [String: EaterLimits] {
    let names = preferences.names.filter { !preferences.unclearNames.contains($0) }
    return preferences.namesOfAbsent.union(names).reduce(into: [:]) { limits, name in
      limits[name] = self.limits(of: preferences, eating: [name])
    }
  }

  /// What some people must not eat, by name.
  ///
  /// Where nobody is named, or anybody who is not known at the table, the limits of everybody hold, and
  /// those of whoever is named and away.
  public func limits(of preferences: EaterPreferences, eating names: [String]) -> EaterLimits {
    let book = foods
    return preferences.eating(names).reduce(.none) { $0.union($1.limits(in: book)) }
  }
}

extension LimitBreach {
  /// What is broken, such as `allergen:milk`.
  fileprivate var key: String {
    switch self {
    case .diet(let diet): "diet:\(diet.rawValue)"
    case .allergen(let allergen): "allergen:\(allergen.rawValue)"
    case .food(let food): "food:\(food.rawValue)"
    case .unknown(let name): "unknown:\(name)"
    }
  }
}
