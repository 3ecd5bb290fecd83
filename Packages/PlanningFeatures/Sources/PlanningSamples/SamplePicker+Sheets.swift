import DesignSystem
import MealModels
import PlanningPresentation

extension SamplePicker {
  /// The filters in each of their states.
  static let filters: [(StateID, PickerFilterInput)] = [
    ("default", PickerFilterInput(matchCount: 43)),
    ("filtered", PickerFilterInput(filter: filter, matchCount: 2)),
    (
      "one-left",
      PickerFilterInput(filter: PickerFilter(tags: [.vegan, .nutFree]), matchCount: 1)
    ),
    ("counting", PickerFilterInput(filter: filter, matchCount: nil)),
    (
      "nothing",
      PickerFilterInput(
        filter: PickerFilter(tags: Set(DietaryTag.allCases), minutes: 15), matchCount: 0)
    ),
  ]

  private static func changed(
    _ change: (inout ServingSelectionInput) -> Void
  ) -> ServingSelectionInput {
    var input = ServingSelectionInput(
      held.title, servings: 2, written: 4, day: SampleWeek.monday, slot: .dinner)
    change(&input)
    return input
  }

  private static let week = Array(SampleWeek.monday..<(SampleWeek.monday + 7))

  /// The choice of servings in each of its states.
  static let servings: [(StateID, ServingSelectionInput)] = [
    (
      "placed",
      ServingSelectionInput(
        chicken.title, servings: 4, written: 4, day: SampleWeek.monday, slot: .dinner)
    ),
    (
      "scaled",
      ServingSelectionInput(
        chicken.title, servings: 6, written: 4, day: SampleWeek.monday, slot: .dinner,
        planned: [SampleWeek.salmon.title])
    ),
    ("unplaced", ServingSelectionInput(chicken.title, servings: 4, written: 4, days: week)),
    (
      "day-chosen",
      ServingSelectionInput(
        chicken.title, servings: 1, written: 4, day: SampleWeek.monday + 2, days: week)
    ),
    (
      "time-chosen",
      ServingSelectionInput(
        chicken.title, servings: 4, written: 4, day: SampleWeek.monday, slot: .dinner,
        days: week, planned: [SampleWeek.salmon.title])
    ),
    (
      "change",
      ServingSelectionInput(
        SampleWeek.yogurt.title, servings: 100, written: 4, purpose: .change,
        day: SampleWeek.monday, slot: .breakfast)
    ),
    (
      "swap",
      ServingSelectionInput(
        chicken.title, servings: 4, written: 4, purpose: .swap, day: SampleWeek.monday,
        slot: .lunch)
    ),
    ("for-some", changed { $0.eaters = "Mara and Ida" }),
    ("accepted", changed { $0.accepted = held.obstacles }),
    (
      "long-name",
      ServingSelectionInput(
        SampleGroceries.longDish, servings: 12, written: 8, purpose: .swap,
        day: SampleWeek.monday, slot: .dinner)
    ),
  ]
}
