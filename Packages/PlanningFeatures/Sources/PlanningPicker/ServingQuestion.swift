import EaterRecord
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
  /// The names of those who eat the meal; empty for everybody.
  var eaters: [String] = []
  /// The limits that a person saw and accepted for this meal; nil if none was accepted.
  var accepted: AcceptedLimits?
  /// The day; nil until the eater chooses it.
  var day: Int?
  /// The part of the day; nil until the eater chooses it.
  var slot: MealSlot?
  /// The days to choose from; empty if the time was given.
  let days: [Int]
  /// Whether the sheet was opened on the way through the picker, which closes with the sheet.
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
      .replace(
        id, .recipe(meal, title: title), servings: servings, eaters: eaters.isEmpty ? nil : eaters,
        accepting: accepted?.limits ?? [])
    case .add(let meal):
      place.map {
        .add(
          .recipe(meal, title: title), $0, servings: servings, eaters: eaters,
          accepting: accepted?.limits ?? [])
      }
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

/// The limits that a person saw, in the words of the question, and accepted for one meal.
struct AcceptedLimits: Hashable, Sendable {
  /// The limits in the form in which the plan stores them.
  let limits: Set<String>
  /// The broken limits that the question named for each person.
  let obstacles: [MealObstacle]
}

/// The question whether a meal is planned that somebody at the table may not eat.
struct LimitsQuestion: Hashable, Sendable {
  let meal: MealID
  let title: String
  let target: PickerTarget
  /// The broken limits that the question names, and what would be accepted.
  let accepting: AcceptedLimits
  /// The names of those whose limits admit the meal; empty if nobody's do.
  let admitted: [String]
}
