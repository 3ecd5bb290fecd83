import Groceries
import MealModels
import MealPlan
import Preferences

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// What was cooked stays what it was.
extension SuggestionService {
  /// What is in what somebody eats as an entry, as far as that is known: what was cooked, its recipe, or
  /// what its words name, and what its notes name; nil where the recipe is gone, or neither names
  /// anything.
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

  /// What a cooked entry held, as it was kept then.
  ///
  /// Where nothing was kept, as by an earlier version, it may hold all that its recipe holds today, what
  /// goes with that, and whatever stands in for any of it on the list of the week.
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
    let list = GroceryListID.week(
      from: stored.plan.settings.week(of: entry.slot.day).lowerBound)
    let standIns = stored.shopping.substitutes(on: list).filter { item, _ in
      facts.foods.contains(FoodID(rawValue: item.food))
    }
    // Of what has no parts nobody knows what it is.
    let foods = standIns.values.flatMap { $0.parts.isEmpty ? [nil] : $0.parts.map(\.food) }
    return facts.union(MealFacts(of: foods, in: self.foods))
  }

  /// The entries that stand in the way of a filler, where what was cooked with something that anybody at
  /// the table may not have leaves nothing for a meal of all.
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

extension ListItemID {
  /// The food that the id of an item begins with.
  fileprivate var food: String { String(rawValue.prefix { $0 != "/" && $0 != "|" }) }
}
