import EaterMeals
import Groceries
import MealModels
import MealPlan

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The dishes of the entries on some days: each meal, and its sides.
public struct PlannedDishes: Sendable {
  /// The dishes in the order of the plan, each with its cooked servings.
  public private(set) var dishes: [DishToBuy] = []
  /// The entry of each dish, by the id of its source.
  public private(set) var entries: [String: PlannedMealID] = [:]

  /// Makes dishes; by default empty.
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

extension SuggestionService {
  /// The dishes to cook on some days, which need food from the shop.
  ///
  /// Cooked and skipped entries need no food. Neither do leftovers, entries of free text, and
  /// deleted recipes. Of the sides, only those served to the eaters are included.
  public func dishes(
    of days: Range<Int>, _ stored: StoredState, at moment: LocalMoment
  ) -> PlannedDishes {
    dishes(of: cooked(in: days, stored, at: moment), stored, at: moment.date)
  }

  /// The entries of some days that have not been cooked yet.
  func cooked(
    in days: Range<Int>, _ stored: StoredState, at moment: LocalMoment
  ) -> [PlannedMeal] {
    stored.plan(of: days, at: moment).entries(of: days).filter { $0.state == .planned }
  }

  /// The dishes of some entries.
  ///
  /// - Parameter date: the date at which the entitlement to premium filters is checked.
  func dishes(
    of entries: [PlannedMeal], _ stored: StoredState, at date: Date
  ) -> PlannedDishes {
    let safe = try? safeLimits(of: stored, at: date)
    let chosen = chosenSides(in: stored.preferences(at: date))
    var planned = PlannedDishes()
    for entry in entries {
      guard let recipe = entry.content.recipe, let meal = catalog.meal(currentID(of: recipe))
      else { continue }
      let servings = entry.servings ?? meal.recipe.servings
      planned.add(meal, as: entry.id.rawValue, for: entry, servings: servings)
      let limits = safe?.limits(eating: entry.eaters)
      for side in sides(of: meal.id, for: limits, chosen: chosen).compactMap(\.served) {
        planned.add(side, as: "\(entry.id)/\(side.id)", for: entry, servings: servings)
      }
    }
    return planned
  }
}
