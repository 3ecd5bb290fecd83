import MealModels
import MealPlan
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StoredState {
  /// The plan with the present state of the entries on some days.
  ///
  /// A planned meal that was cooked on its day is marked as cooked, even if another feature
  /// recorded the cooking.
  public func plan(of days: Range<Int>, at moment: LocalMoment) -> Plan {
    plan.applying(
      plan.entries(of: days).compactMap { entry in
        guard entry.state == .planned, let recipe = entry.content.recipe,
          history.isCooked(recipe, on: entry.slot.moment(secondsFromGMT: moment.secondsFromGMT))
        else { return nil }
        return .changed(entry.id, .state(.cooked))
      })
  }

  /// The planned meals within the window of a request, with their times; they are treated as eaten.
  public func plannedMeals(around request: SuggestionRequest) -> [(meal: MealID, date: Date)] {
    let (today, window) = (request.moment.dayNumber, request.windowDays)
    let days = (today - window)..<(today + window + 1)
    return plan(of: days, at: request.moment).entries(of: days).compactMap { entry in
      guard entry.state == .planned, let recipe = entry.content.recipe else { return nil }
      return (recipe, entry.slot.moment(secondsFromGMT: request.moment.secondsFromGMT).date)
    }
  }
}

extension StoredState {
  /// The household's planning settings.
  ///
  /// The minutes for a kind of meal apply unless the plan has minutes for that meal on that
  /// weekday.
  public var planSettings: PlanSettings {
    var settings = plan.settings
    for meal in UsualMeal.allCases where preferences.mealTimes[meal] != meal.standardMinutes {
      for weekday in meal.isAtWeekend ? 6...7 : 1...5 {
        let time = PlanTime(weekday: weekday, slot: meal.slot)
        settings.minutes[time] = settings.minutes[time] ?? preferences.mealTimes[meal]
      }
    }
    return settings
  }
}
