import DesignSystem
import EaterRecord
import MealModels
import MealPlan
import PlanningPresentation
import Preferences

extension PlannerEntries {
  /// The sheet of a planned meal.
  func input(of entry: PlannedMeal, _ shown: PlannerInput.Entry) -> PlannedMealInput {
    let day = entry.slot.day
    let plan = record.plan(of: day..<(day + 1), at: context.world.moment)
    let cooked = cookedLines(of: entry, plan)
    // The present recipe is not what was cooked.
    let meal = cooked.isEmpty ? dish(of: entry, plan) : nil
    var input = PlannedMealInput(
      shown, on: day, today: today,
      dish: meal == nil ? .words : entry.content.recipe == nil ? .leftovers : .recipe,
      image: meal.map { picture($0, .hero) })
    let eating = Set(preferences.eating(entry.eaters).map(\.name))
    input.eaters = entry.eaters.isEmpty ? [] : entry.eaters.map(called)
    input.absences = preferences.names.filter { !eating.contains($0) }.map {
      PlannedMealInput.Absence(called($0), because: reason(for: $0, entry, plan))
    }
    input.standIns = standIns(of: entry, meal)
    input.cookedLines = cooked
    input.toast = context.notice
    return input
  }

  /// The lines of a cooked meal, if the recipe has others now; empty otherwise.
  private func cookedLines(of entry: PlannedMeal, _ plan: Plan) -> [String] {
    guard let eaten = plan.dish(eatenAs: entry), eaten.state == .cooked, let cooked = eaten.cooked,
      let meal = dish(of: entry, plan)
    else { return [] }
    let isSame =
      (cooked.title ?? meal.recipe.title) == meal.recipe.title
      && cooked.lines == meal.recipe.ingredients.map(\.text)
    return isSame ? [] : cooked.lines
  }

  private func called(_ name: String) -> String {
    name == Eater.you.name ? copy("planner.you") : name
  }

  /// The limit of a person that the meal breaks, in words: "contains fish"; nil for none.
  private func reason(for name: String, _ entry: PlannedMeal, _ plan: Plan) -> String? {
    guard
      let facts = service.facts(
        eatenAs: entry, in: plan, record, at: context.world.deviceDate),
      let breaches = service.limitsByEater(preferences)[name]?.breaches(of: facts),
      !breaches.isEmpty
    else { return nil }
    return copy.predicate(
      for: breaches, foodNames: service.names(of: breaches.flatMap(\.mentionedFoods)))
  }

  /// The substitutes on the list of the week for foods of the meal, in words.
  private func standIns(of entry: PlannedMeal, _ meal: Meal?) -> [String] {
    guard let meal, entry.content.recipe != nil, let kitchen = record.kitchen else { return [] }
    let week = record.plan.settings.week(of: entry.slot.day)
    let used = kitchen.standIns(week.lowerBound).filter {
      meal.facts.foods.contains($0.original) && !$0.parts.isEmpty
    }
    let names = service.names(of: used.flatMap { [$0.original] + $0.parts })
    return used.compactMap { standIn in
      let parts = standIn.parts.compactMap { names[$0] }
      guard let original = names[standIn.original], parts.count == standIn.parts.count else {
        return nil
      }
      return copy(
        "planned-meal.stand-in", ["substitute": copy.list(parts), "original": original])
    }
  }
}
