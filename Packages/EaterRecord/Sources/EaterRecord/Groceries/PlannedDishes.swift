import Groceries
import MealModels
import MealPlan

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is cooked for the entries of some days: each meal, and what goes with it.
public struct PlannedDishes: Sendable {
  /// The dishes in the order of the plan, each for the servings that are cooked.
  public private(set) var dishes: [DishToBuy] = []
  /// Which entry a dish is for, by the id of its source.
  public private(set) var entries: [String: PlannedMealID] = [:]

  /// Makes dishes; none are cooked unless given.
  public init(dishes: [DishToBuy] = [], entries: [String: PlannedMealID] = [:]) {
    self.dishes = dishes
    self.entries = entries
  }

  /// The dishes of one entry.
  public func dishes(for entry: PlannedMealID) -> [DishToBuy] {
    dishes.filter { entries[$0.meal.id] == entry }
  }

  mutating func add(
    _ meal: Meal, as id: String, for entry: PlannedMeal, servings: Int
  ) {
    let source = MealSource(
      id: id, recipe: meal.id, title: meal.recipe.title, day: entry.slot.day)
    dishes.append(DishToBuy(source, meal.recipe, servings: servings))
    entries[id] = entry.id
  }
}

extension DishToBuy {
  /// The lines of a recipe for a number of servings.
  public init(_ source: MealSource, _ recipe: Recipe, servings: Int) {
    let factor = Fraction(max(1, servings), over: recipe.servings) ?? .one
    self.init(source, lines: recipe.ingredients.map { CookedLine($0, times: factor) })
  }
}

extension SuggestionService {
  /// What is to be cooked on some days, and so to be bought.
  ///
  /// Entries that were cooked or skipped need nothing any more, leftovers and words never do, and
  /// neither does a recipe that is gone. Of what goes with a meal, that is bought which those who eat
  /// it are served.
  public func dishes(
    of days: Range<Int>, _ stored: StoredState, at moment: LocalMoment
  ) -> PlannedDishes {
    dishes(of: cooked(in: days, stored, at: moment), stored, at: moment.date)
  }

  /// The entries of some days that are still to be cooked.
  func cooked(
    in days: Range<Int>, _ stored: StoredState, at moment: LocalMoment
  ) -> [PlannedMeal] {
    stored.plan(of: days, at: moment).entries(of: days).filter { $0.state == .planned }
  }

  /// What is to be cooked for some entries.
  ///
  /// - Parameter date: when premium filters must be entitled.
  func dishes(
    of entries: [PlannedMeal], _ stored: StoredState, at date: Date
  ) -> PlannedDishes {
    let preferences = stored.preferences(at: date)
    let isReadable = unreadableLimits(of: stored.settings).isEmpty
    let chosen = chosenSides(in: preferences)
    var planned = PlannedDishes()
    for entry in entries {
      guard let recipe = entry.content.recipe, let meal = catalog.meal(currentID(of: recipe))
      else { continue }
      let servings = entry.servings ?? meal.recipe.servings
      planned.add(meal, as: entry.id.rawValue, for: entry, servings: servings)
      let limits = isReadable ? limits(of: preferences, eating: entry.eaters) : nil
      for side in sides(of: meal.id, for: limits, chosen: chosen).compactMap(\.served) {
        planned.add(side, as: "\(entry.id)/\(side.id)", for: entry, servings: servings)
      }
    }
    return planned
  }
}
