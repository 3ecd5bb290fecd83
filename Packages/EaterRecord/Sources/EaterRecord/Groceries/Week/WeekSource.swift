import Groceries
import MealModels
import MealPlan
import Preferences

/// What the dishes, the table and the stock of a week's list come from: where it is equal, so are they.
struct WeekSource: Equatable, Sendable {
  /// The days of the week.
  let days: Range<Int>
  /// What is still to be cooked in the week.
  let cooked: [PlannedMeal]
  /// The first day on which what is at home is used.
  let firstDay: Int
  /// The whole plan, because what is left of a meal may be eaten in another week.
  private let plan: Plan
  private let settings: StoredSettings
  private let preferences: EaterPreferences
  private let pantry: Pantry
  private let ownMeals: Int

  init(
    _ days: Range<Int>, _ stored: StoredState, _ service: SuggestionService,
    at moment: LocalMoment
  ) {
    self.days = days
    cooked = service.cooked(in: days, stored, at: moment)
    firstDay = max(moment.dayNumber, days.lowerBound)
    plan = stored.plan
    settings = stored.settings
    preferences = stored.preferences(at: moment.date)
    pantry = stored.pantry
    ownMeals = service.ownRevision
  }
}
