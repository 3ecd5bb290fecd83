import DesignSystem
import MealModels
import MealPlan
import PlanningPresentation

extension SampleWeek {
  /// The salmon with its sides, as a meal of a later day.
  static let dinner = changed(salmon) {
    $0.servings = 4
    $0.sides = ["Steamed Broccoli"]
    $0.canBeCooked = false
  }

  /// A meal that needs cooked rice.
  static let rice = changed(pasta) {
    $0.title = "Kimchi fried rice"
    $0.servings = 4
    $0.preparation = "The evening before: have cooked rice ready"
  }

  /// A day whose meals are skipped, and the day after it.
  static let skippedDay = days(
    [yogurt, leftovers, salmon].map { meal in changed(meal) { $0.isSkipped = true } },
    [oats, soup, pasta])

  /// A meal with too few servings.
  static let gaps = days(
    [yogurt, leftovers, short], [oats, soup, pasta])

  /// Meals with sides, and with something to do on the evening before.
  static let prepared = days([yogurt, leftovers, dinner], [oats, soup, rice])

  private static let short = changed(salmon) {
    $0.servings = 2
    $0.gap = ServingsGap(cooked: 2, eaten: 4)
  }

  /// The sheet of a planned meal in each of its states.
  static let meals: [(StateID, PlannedMealInput)] = [
    ("default", input(changed(dinner) { ($0.canBeCooked, $0.hasLeftovers) = (true, true) })),
    ("cooked", input(changed(yogurt) { $0.hasLeftovers = true })),
    ("later", input(rice, on: monday + 1) { $0.entry.canBeCooked = false }),
    ("skipped", input(changed(salmon) { $0.isSkipped = true })),
    (
      "not-for-all",
      input(changed(dinner) { $0.note = "prep tonight" }) {
        $0.eaters = ["Mara", "Ida"]
        $0.absences = [.init("Ben", because: "contains fish"), .init("Tom")]
        $0.standIns = ["Oat milk in place of milk"]
      }
    ),
    ("limit", input(changed(dinner) { $0.warning = "It contains fish: not for Ben." })),
    ("servings", input(short)),
    ("leftovers", input(leftovers) { $0.dish = .leftovers }),
    (
      "words",
      input(Entry("out", .dinner, "Eating out")) { ($0.dish, $0.image) = (.words, nil) }
    ),
    ("read-only", input(dinner) { $0.isAllowed = false }),
  ]

  private static func input(
    _ entry: Entry, on day: Int = monday, _ change: (inout PlannedMealInput) -> Void = { _ in }
  ) -> PlannedMealInput {
    var input = PlannedMealInput(entry, on: day, today: monday, image: entry.image)
    change(&input)
    return input
  }
}
