import DesignSystem
import MealCatalog
import PlanningPresentation
import Testing

extension Check {
  /// A planned meal opens its recipe for as many as it is planned for, and the way to cook it.
  static let opensPlannedMeal = Check {
    let caterer = try await Caterer()
    let planned = Caterer.first
    try await caterer.stores.plan.record(
      [.changed(planned, .servings(7))], at: caterer.world.now)
    await caterer.noticeStored()
    try await caterer.tap(PlannerAction.slot.call(planned).description)
    try await caterer.tap("planned-meal.see-recipe")
    let servings = try await caterer.screen.element.find("recipe.badges.servings.text")
    #expect(servings?.visibleText == "7 servings")
    try await caterer.tap("navigation.dismiss")
    #expect(try await caterer.place == "planned-meal.default")
    try await caterer.tap("planned-meal.start-cooking")
    #expect(try await caterer.screen.id == "cooking")
  }

  /// A meal that is cooked is told above the week with its timer, and its notice leads back.
  static let tellsStoveAboveWeek = Check {
    let caterer = try await Caterer()
    try await caterer.tap(PlannerAction.slot.call(Caterer.first).description)
    try await caterer.tap("planned-meal.start-cooking")
    let steps = Catalog.bundled.meal(Caterer.alfredo)?.recipe.steps.count ?? 0
    for _ in 1..<steps where try await caterer.timer == nil {
      try await caterer.tap("cooking.next")
    }
    try await caterer.tap(try #require(try await caterer.timer).description)
    while try await caterer.screen.id != "planner" { try await caterer.tap("navigation.dismiss") }
    let told = try #require(try await caterer.element("planner.stove"))
    #expect(told.visibleText.contains("Chicken Alfredo is on the stove"))
    #expect(told.visibleText.contains("A timer runs."))
    try await caterer.tap("planner.stove.resume")
    #expect(try await caterer.screen.id == "cooking")
  }
}

extension Caterer {
  /// What starts the first timer of the step on screen.
  fileprivate var timer: ActionCall? {
    get async throws {
      try await screen.element.all.compactMap(\.tapCall).first {
        $0.description.hasPrefix("cooking.startTimer")
      }
    }
  }
}
