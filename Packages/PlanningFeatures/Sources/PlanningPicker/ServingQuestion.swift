import MealModels
import MealPlan
import PlanningParts
import PlanningPresentation

/// The question before a meal is planned: the servings and the time.
struct ServingQuestion: Hashable, Sendable {
  /// The purpose of the question.
  enum Purpose: Hashable, Sendable {
    case add(MealID)
    case change(PlannedMealID)
    case swap(PlannedMealID, MealID)
  }

  let purpose: Purpose
  let title: String
  /// The servings of the written recipe; nil if unknown.
  let written: Int?
  var servings: Int
  /// The day; nil until the eater chooses it.
  var day: Int?
  /// The part of the day; nil until the eater chooses it.
  var slot: MealSlot?
  /// The days to choose from; empty if the time was given.
  let days: [Int]
  /// Whether the sheet is open over the picker, which closes together with the sheet.
  let isInPicker: Bool
  /// Whether the answer is being stored.
  var isStoring = false

  /// The time of the meal; nil until the eater chooses it.
  var place: PlannerPlace? {
    guard let day, let slot else { return nil }
    return PlannerPlace(day, slot)
  }

  /// The change of the plan by the answer; nil while the answer is incomplete.
  var change: PlannerChange? {
    switch purpose {
    case .change(let id): .servings(id, servings)
    case .swap(let id, let meal):
      .replace(id, .recipe(meal, title: title), servings: servings)
    case .add(let meal):
      place.map { .add(.recipe(meal, title: title), $0, servings: servings) }
    }
  }

  /// The meal to plan; nil if the planned meal stays.
  var meal: MealID? {
    switch purpose {
    case .add(let meal), .swap(_, let meal): meal
    case .change: nil
    }
  }
}
