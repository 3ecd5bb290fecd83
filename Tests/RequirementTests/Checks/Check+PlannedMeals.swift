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
}
