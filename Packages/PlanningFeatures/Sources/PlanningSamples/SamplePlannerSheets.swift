import DesignSystem
import MealModels
import PlanningPresentation
import ScreenParts

extension CatalogScreen {
  /// The sheets of the planner in each of their states.
  static func plannerSheets(_ copy: Copy) -> [CatalogScreen] {
    [
      CatalogScreen(
        "planner-eaters", copy("planner.eaters"),
        states: SamplePlannerSheets.eaters.map { id, input in
          CatalogState(named: id) { PlannerEatersScreen(input, $0.covered) }
        }),
      CatalogScreen(
        "planner-note", copy("planner.note"),
        states: SamplePlannerSheets.notes.map { id, input in
          CatalogState(named: id) { PlannerNoteScreen(input, $0.covered) }
        }),
      CatalogScreen(
        "planner-repeat", copy("planner.repeat"),
        states: SamplePlannerSheets.repeats.map { id, input in
          CatalogState(named: id) { PlannerRepeatScreen(input, $0.covered) }
        }),
      CatalogScreen(
        "planner-weeks", copy("planner.weeks"),
        states: SamplePlannerSheets.weeks.map { id, input in
          CatalogState(named: id) { PlannerWeeksScreen(input, $0.covered) }
        }),
      CatalogScreen(
        "planner-savings", copy("planner-savings.title"),
        states: SamplePlannerSheets.savings.map { id, input in
          CatalogState(named: id) { PlannerSavingsScreen(input, $0.covered) }
        }),
      CatalogScreen(
        "planner-share", copy("planner.share"),
        states: SamplePlannerSheets.shares.map { id, input in
          CatalogState(named: id) { WeekShareScreen(input, $0.covered) }
        }),
    ]
  }
}

/// The samples of the planner's sheets.
enum SamplePlannerSheets {
  private static let dish = "Pasta with roasted broccoli"

  private static func people(
    _ reason: String? = nil, _ isEating: Bool...
  ) -> [PlannerEatersInput.Person] {
    zip(["Ana", "Mara", "Ben"], isEating).map { name, eats in
      .init(name, name, isEating: eats, reason: name == "Ben" ? reason : nil)
    }
  }

  static let eaters: [(StateID, PlannerEatersInput)] = [
    ("everyone", PlannerEatersInput(dish, people: people(nil, true, true, true))),
    (
      "some", PlannerEatersInput(dish, people: people("It contains milk.", true, true, false))
    ),
    ("guests", PlannerEatersInput(dish, people: people(nil, true, true, true), guests: 2)),
    ("nobody", PlannerEatersInput(dish, people: people(nil, false, false, false))),
  ]

  static let notes: [(StateID, PlannerNoteInput)] = [
    (
      "on-meal",
      PlannerNoteInput(dish, at: PlannerPlace(SampleWeek.monday, .dinner), text: "Buy bread")
    ),
    (
      "instead",
      PlannerNoteInput(nil, at: PlannerPlace(SampleWeek.monday, .dinner), text: "Eating out")
    ),
    ("empty", PlannerNoteInput(nil, at: PlannerPlace(SampleWeek.monday + 5, .lunch))),
  ]

  static let repeats: [(StateID, PlannerRepeatInput)] = [
    ("free", PlannerRepeatInput("Overnight oats", weekdays: [1, 2, 3, 4, 5], freeCount: 4)),
    (
      "taken",
      PlannerRepeatInput(
        "Overnight oats", weekdays: [1, 3, 5], weeks: 4, freeCount: 9, takenCount: 2)
    ),
    ("none", PlannerRepeatInput("Overnight oats", weekdays: [])),
  ]

  static let weeks: [(StateID, PlannerWeeksInput)] = [
    ("default", PlannerWeeksInput(firstDay: SampleWeek.monday, lastCount: 0, count: 0)),
    (
      "kept",
      PlannerWeeksInput(
        firstDay: SampleWeek.monday, lastCount: 18, count: 6,
        kept: [.init("busy", "Busy week", count: 15), .init("guests", "With guests", count: 21)])
    ),
  ]

  private static func saving(
    _ id: PlannerEntryID, day: Int, from old: String, to new: String, cents: Int
  ) -> PlannerSavingsInput.Saving {
    PlannerSavingsInput.Saving(
      PlannerSaving(id, "lentil-soup"), at: PlannerPlace(SampleWeek.monday + day, .dinner),
      old: old, new: new, saved: Money(hundredths: cents))
  }

  static let shares: [(StateID, WeekShareInput)] = [
    ("files", WeekShareInput()),
    ("closed", WeekShareInput(.none)),
    ("open", WeekShareInput(.open(calendarAddress))),
  ]

  /// The address at which a calendar app reads the plan.
  static let calendarAddress = "http://127.0.0.1:8642/calendar/0123456789abcdefghjkmnpqrs.ics"

  static let savings: [(StateID, PlannerSavingsInput)] = [
    ("looking", PlannerSavingsInput(over: Money(hundredths: 12_00), budget: budget)),
    ("none", PlannerSavingsInput(savings: [])),
    (
      "found",
      PlannerSavingsInput(
        over: Money(hundredths: 12_00), budget: budget,
        savings: [
          saving(
            "salmon", day: 0, from: "Sheet-pan salmon + veggies", to: "Lentil Soup", cents: 12_40),
          saving("pasta", day: 1, from: dish, to: "Bean Chili", cents: 6_15),
          saving(
            "soup", day: 4, from: "Tomato soup + grilled cheese", to: "Fried Rice", cents: 3_99),
        ])
    ),
  ]

  private static let budget = Money(hundredths: 60_00)
}
