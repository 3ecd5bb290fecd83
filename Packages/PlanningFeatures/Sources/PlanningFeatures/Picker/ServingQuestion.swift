import MealModels
import MealPlan
import PlanningPresentation

/// What is asked before a meal is planned: for how many, and when.
struct ServingQuestion: Hashable, Sendable {
  /// What becomes of the answer.
  enum Purpose: Hashable, Sendable {
    case add(MealID)
    case change(PlannedMealID)
    case swap(PlannedMealID, MealID)
  }

  let purpose: Purpose
  let title: String
  /// For how many the recipe is written; nil where that is not known.
  let written: Int?
  var servings: Int
  /// The day; nil while it has to be chosen.
  var day: Int?
  /// The part of the day; nil while it has to be chosen.
  var slot: MealSlot?
  /// The days to choose from; none where the time was given.
  let days: [Int]
  /// Whether it is asked over the picker, which is left with it.
  let isInPicker: Bool
  /// Whether the answer is being stored.
  var isStoring = false

  /// When it is cooked; nil while that has to be chosen.
  var place: PlannerPlace? {
    guard let day, let slot else { return nil }
    return PlannerPlace(day, slot)
  }

  /// The change of the plan that the answer makes; nil while it is not complete.
  var change: PlannerChange? {
    switch purpose {
    case .change(let id): .servings(id, servings)
    case .swap(let id, let meal):
      .replace(id, .recipe(meal, title: title), servings: servings)
    case .add(let meal):
      place.map { .add(.recipe(meal, title: title), $0, servings: servings) }
    }
  }

  /// The meal that is newly planned; nil where one stays.
  var meal: MealID? {
    switch purpose {
    case .add(let meal), .swap(_, let meal): meal
    case .change: nil
    }
  }
}
