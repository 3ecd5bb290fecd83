import MealModels
import Preferences
import Testing

@Suite struct MealTimesTests {
  private func preferences(_ events: PreferencesEvent...) -> EaterPreferences {
    events.reduce(into: EaterPreferences()) { $0.apply($1) }
  }

  private func setting(_ meal: UsualMeal, _ minutes: Int) -> PreferencesEvent {
    .toggling(meal.stored(minutes), isOn: true, of: .mealTimes)
  }

  @Test func `by default, meals on workdays take less time than at weekends`() {
    let times = EaterPreferences().mealTimes
    #expect(
      times.minutes(atWeekend: false) == [.breakfast: 15, .lunch: 20, .dinner: 40, .snack: 10])
    #expect(
      times.minutes(atWeekend: true) == [.breakfast: 30, .lunch: 40, .dinner: 60, .snack: 20])
  }

  @Test func `the last time of a meal holds, and the others stay`() {
    let changed = preferences(
      setting(.workdayDinner, 30), setting(.weekendLunch, 90), setting(.workdayDinner, 25))
    #expect(changed.mealTimes[.workdayDinner] == 25)
    #expect(changed.mealTimes[.weekendLunch] == 90)
    #expect(changed.text(of: .mealTimes) == "workday-dinner=25,weekend-lunch=90")
    let back = preferences(setting(.workdayDinner, 30), setting(.workdayDinner, 40))
    #expect(back.mealTimes == MealTimes() && back.text(of: .mealTimes) == "none")
  }

  @Test(arguments: [
    "brunch=30", "workday-dinner", "workday-dinner=", "workday-dinner=4", "workday-dinner=181",
    "workday-dinner=-20", "workday-dinner=30=30", "",
  ])
  func `an impossible time is refused when typed, and ignored in an event`(
    text: String
  ) {
    #expect(preferences(.toggling(text, isOn: true, of: .mealTimes)).mealTimes == MealTimes())
    let parser = PreferenceParser(household: []) { .empty }
    #expect(throws: PreferenceError.self) { try parser.event("meal-times", text) }
  }

  @Test func `typed meal times are stored, in any order`() throws {
    let parser = PreferenceParser(household: []) { .empty }
    let event = try parser.event("meal-times", "weekend-dinner = 75, Workday-Lunch=10")
    #expect(event.value == "workday-lunch=10,weekend-dinner=75")
    let stored = preferences(event)
    #expect(try parser.event("meal-times", stored.text(of: .mealTimes)) == event)
    #expect(try preferences(event, parser.event("meal-times", "none")).mealTimes == MealTimes())
  }
}
