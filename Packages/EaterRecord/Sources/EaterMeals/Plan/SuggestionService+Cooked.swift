import MealModels
import MealPlan
import Preferences

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// The facts of a cooked meal, which do not change when its recipe changes.
extension SuggestionService {
  /// The known facts of an eaten entry, from the cooked meal, its recipe or its words, and from its
  /// notes.
  ///
  /// Nil if the recipe no longer exists, or if neither words nor notes name a food.
  public func facts(
    eatenAs entry: PlannedMeal, in plan: Plan, _ stored: StoredState, at date: Date
  ) -> MealFacts? {
    let noted = plan.notes(eatenAs: entry).compactMap(facts(ofWords:))
    let facts = factsWithoutNotes(eatenAs: entry, in: plan, stored, at: date)
    guard facts != nil || plan.recipe(eatenAs: entry) == nil else { return nil }
    guard let first = facts ?? noted.first else { return nil }
    return noted.reduce(first) { $0.noting($1) }
  }

  private func factsWithoutNotes(
    eatenAs entry: PlannedMeal, in plan: Plan, _ stored: StoredState, at date: Date
  ) -> MealFacts? {
    guard let dish = plan.dish(eatenAs: entry) else { return nil }
    guard let recipe = dish.content.recipe else {
      return plan.words(eatenAs: entry).flatMap(facts(ofWords:))
    }
    return dish.state == .cooked
      ? facts(ofCooked: dish, stored, at: date) : catalog.meal(currentID(of: recipe))?.facts
  }

  /// The facts of a cooked entry that were stored when it was cooked.
  ///
  /// If an earlier version stored no facts, the entry may contain everything in its present recipe,
  /// its sides, and any substitute on the week's list. An app that keeps no lists does not know
  /// the substitutes.
  func facts(ofCooked entry: PlannedMeal, _ stored: StoredState, at date: Date) -> MealFacts {
    if let cooked = entry.cooked { return cooked.facts }
    guard let recipe = entry.content.recipe, let meal = catalog.meal(currentID(of: recipe)) else {
      return MealFacts(
        contents: FoodContents(), foods: [], unknownIngredients: [entry.content.title])
    }
    let preferences = stored.preferences(at: date)
    let sides = sides(
      of: meal.id, for: limits(of: preferences, eating: entry.eaters),
      chosen: chosenSides(in: preferences)
    ).compactMap(\.served?.facts)
    let facts = sides.reduce(meal.facts) { $0.union($1) }
    guard let kitchen = stored.kitchen else {
      return facts.union(MealFacts(of: [nil], in: self.foods))
    }
    let firstDay = stored.plan.settings.week(of: entry.slot.day).lowerBound
    let standIns = kitchen.standIns(firstDay).filter {
      facts.foods.contains($0.original)
    }
    // A substitute without parts is an unknown food.
    let foods = standIns.flatMap { $0.parts.isEmpty ? [nil] : $0.parts.map(Optional.some) }
    return facts.union(MealFacts(of: foods, in: self.foods))
  }

  /// The entries that a filler must keep, without leftovers that someone at the table may not eat.
  ///
  /// If a cooked meal contains a food that someone at the table may not eat, its leftovers are not
  /// planned for the whole table.
  public func kept(_ entries: [PlannedMeal], _ stored: StoredState, at date: Date) -> [PlannedMeal]
  {
    let limits = limits(of: stored.preferences(at: date))
    return entries.map { entry in
      guard entry.state == .cooked, entry.content.recipe != nil,
        !limits.admits(facts(ofCooked: entry, stored, at: date))
      else { return entry }
      var entry = entry
      entry.servings = nil
      return entry
    }
  }
}
