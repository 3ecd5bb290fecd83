import EaterMeals
import Groceries
import MealModels
import MealPlan
import Preferences

/// The sources of a week's dishes, table and stock.
///
/// Equal sources give equal dishes, tables and stock.
struct WeekSource: Equatable, Sendable {
  /// The days of the week.
  let days: Range<Int>
  /// The entries of the week that have not been cooked yet.
  let cooked: [PlannedMeal]
  /// The first day on which food at home is used.
  let firstDay: Int
  /// The whole plan, because leftovers of a meal may be eaten in another week.
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
