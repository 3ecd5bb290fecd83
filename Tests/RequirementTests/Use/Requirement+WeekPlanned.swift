import Testing

extension Requirement {
  /// U-WEEK: what is planned, opened, cooked and repeated.
  static let weekPlanned = weekMeals + weekDays + weekNotices

  private static let weekMeals = [
    Requirement(
      "U-WEEK-01", "a tap on a planned meal opens it, with its recipe and the way to cook it",
      .provedBy(
        "PlannedMealSheetTests", "a tap on a meal opens it, and its recipe comes first"),
      .provedBy("WeekDaysTests", "a tap opens the meal, and the sheet closes where it was opened"),
      .shows("See Recipe", "Start Cooking", on: "planned-meal.default"), .opensPlannedMeal),
    Requirement(
      "U-WEEK-08",
      "an own recipe is listed although somebody may not eat it, with whom and why; it is planned"
        + " for the others, or for everybody after a question",
      .provedBy(
        "NotForAllTests",
        "an own recipe is listed with what stands in the way and for whom",
        "it is planned for those whose limits admit it, and the entry keeps who eats it",
        "planned anyway, it says so on the entry, and is accepted for those limits alone",
        "nothing is accepted without the question on screen",
        "Add to Week says who it is not for before it asks for day and meal",
        "recipes that a tab leaves out are shown when asked for"),
      .provedBy(
        "PlannerSheetsTests",
        "Who eats a meal and its guests are chosen, and the servings follow",
        "A person whom a limit excludes is told why, and cannot be seated")),
    Requirement(
      "U-WEEK-09", "another meal is never one that was refused; when none is left, that is said",
      .provedBy(
        "PlannerSheetsTests",
        "Another meal is never one that was refused for the entry, also in a second window",
        "When every fitting meal was refused, it says so, and starts over only when asked"),
      .provedBy(
        "FirstRunTests",
        "a swapped meal does not come back, and nothing is planned before the yes")),
    Requirement(
      "U-WEEK-16", "sides, and what to do the evening before, stand with the planned meal",
      .provedBy(
        "PlannerScreenTests", "servings, sides and the note stand below the name, never in it"),
      .provedBy(
        "PlannedMealSheetTests",
        "the sheet says when, with what, who does not eat it, and why",
        "what to do on the evening before is said in words")),
    Requirement(
      "U-WEEK-45", "a timer that runs is seen outside of cooking, and rings there",
      .provedBy(
        "TimerCallTests",
        "a timer calls the eater who is elsewhere, and waits for them at the stove"),
      .provedBy(
        "StoveRestartTests",
        "after a crash Home offers what was on the stove, with step, servings and timer"),
      .tellsStoveAboveWeek),
  ]

  private static let weekDays = [
    Requirement(
      "U-WEEK-10", "a meal is added to the week on screen, or to the meal that one came for",
      .provedBy(
        "AddingTests",
        "the days to choose from are those of the week on screen",
        "a recipe that was opened for a dinner is planned for that dinner",
        "elsewhere they are two weeks from today on, each with its date",
        "the notice says the date")),
    Requirement(
      "U-WEEK-17", "a skipped day looks skipped, and can be unskipped later",
      .provedBy(
        "PlannedMealSheetTests", "a skipped day looks skipped, says so, and can be unskipped"),
      .provedBy("WeekDaysTests", "a skipped day stays in sight, and is unskipped from there")),
    Requirement(
      "U-WEEK-27", "somebody new is asked three questions and offered a first week",
      .provedBy(
        "FirstRunTests",
        "three answers lead to a week that keeps the limits and feeds everyone",
        "who answered or left is never asked again", "nobody with a plan is asked")),
    Requirement(
      "U-WEEK-28",
      "days have dates, today is marked and near; a day that is over is filled in, a later one is"
        + " not cooked",
      .provedBy(
        "PlannedMealSheetTests",
        "a past week without meals says so, and offers to add and not to fill",
        "today is marked and first in sight, and the days before it fold",
        "from another week a button leads back to today",
        "a meal of a later day cannot be marked as cooked"),
      .provedBy(
        "WeekDaysTests", "a day that is over is filled in, and its meal marked as cooked",
        "today leads back from another week")),
  ]

  private static let weekNotices = [
    Requirement(
      "U-WEEK-21", "too few servings are not called a broken limit, and are raised in one tap",
      .provedBy(
        "PlannedMealSheetTests",
        "too few servings are no broken limit, and can be changed in one tap"),
      .provedBy("WeekDaysTests", "too few servings are raised in one tap, and undone in another"),
      .provedBy(
        "RescalingTests", "planned meals are offered to be cooked for everyone, as one change")),
    Requirement(
      "U-WEEK-29",
      "a copy of a meal asks for its day and meal; a question of two devices says which day it is"
        + " about",
      .provedBy(
        "PlannedMealSheetTests", "a copy asks for the day and the meal, beside what is planned"),
      .provedBy(
        "DisputeWordsTests",
        "a planned meal is told with its day, because a dish may be planned twice",
        "a conflict in the plan shows time, dish, servings and eaters in words")),
  ]
}
