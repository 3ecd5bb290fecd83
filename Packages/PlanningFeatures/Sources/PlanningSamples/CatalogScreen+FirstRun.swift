import DesignSystem
import MealModels
import PlanningPresentation
import ScreenParts

extension CatalogScreen {
  /// The first questions, and the proposed week.
  static func firstRun(_ copy: Copy) -> CatalogScreen {
    let limits = ["vegetarian", "nuts", "gluten", "dairy"].map {
      FirstRunInput.Limit($0, isOn: $0 == "nuts")
    }
    let monday = SampleWeek.monday
    let meals = [
      FirstRunInput.Meal("a", day: monday, slot: .breakfast, title: "Overnight Oats", minutes: 10),
      .init("b", day: monday, slot: .dinner, title: SampleGroceries.longDish, minutes: 40),
      .init("c", day: monday + 1, slot: .lunch, title: "Lentil Soup", minutes: 35),
      .init("d", day: monday + 1, slot: .dinner, title: "Salmon with Asparagus", minutes: 25),
    ]
    let states: [(StateID, FirstRunInput)] = [
      ("limits", FirstRunInput(.limits, limits: limits, avoided: "peanuts, sesame, tree nuts")),
      ("people", FirstRunInput(.people, people: 3)),
      ("meals", FirstRunInput(.meals, slots: [.dinner])),
      ("choosing", FirstRunInput(.week)), ("week", FirstRunInput(.week, meals: meals)),
      ("none", FirstRunInput(.week, problem: copy("first-run.none"))),
    ]
    return CatalogScreen(
      "first-run", copy("first-run.week.title"),
      states: states.map { id, input in
        CatalogState(named: id) { FirstRunScreen(input, $0.covered) }
      })
  }
}
