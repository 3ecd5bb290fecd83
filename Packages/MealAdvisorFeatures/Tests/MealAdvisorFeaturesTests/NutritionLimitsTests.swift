import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import MealCatalog
import MealModels
import Preferences
import PremiumGate
import Presentation
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Limits on nutrition: premium, wishes of the whole table, and calm.
@Suite struct NutritionLimitsTests {
  private let page = "settings.open?screen=nutrition-limits"

  private func premium(_ visitor: Visitor) async throws {
    try await visitor.tap("tab.select?id=favorites", "premium.open", "premium.startTrial")
  }

  private func bounds(_ visitor: Visitor) async throws -> NutritionBounds {
    try await visitor.stores.preferences.state().nutrition
  }

  private func text(_ field: String, _ visitor: Visitor) async throws -> String? {
    try await visitor.screen.element.all.first {
      $0.id == ElementID("nutrition-limits.field.\(field)")
    }?.accessibility.value
  }

  // C-P02
  @Test func `without premium the row is there, says what it needs and asks`() async throws {
    let visitor = try await Visitor()
    try await visitor.open("dietary-restrictions")
    let row = try #require(
      try await visitor.screen.element.find("dietary-restrictions.nutrition"))
    #expect(row.accessibility.label == "Nutrition Limits")
    #expect(row.accessibility.value == "None")
    #expect(row.accessibility.hint == "Requires premium subscription")
    try await visitor.tap(page)
    #expect(try await visitor.screen.id == "premium-prompt")
    #expect(try await visitor.words.contains("Advanced dietary and cuisine filters"))
  }

  @Test func `limits are set and emptied one by one, and suggestions keep to them`() async throws {
    let visitor = try await Visitor()
    try await premium(visitor)
    try await visitor.open("dietary-restrictions", "nutrition-limits")
    for nutrient in BoundedNutrient.allCases {
      #expect(try await text(nutrient.rawValue, visitor) == "", "nothing is filled in")
    }
    try await visitor.tap(
      "settings.nutritionLimit=400?id=sodium", "settings.nutritionLimit=25 g?id=protein",
      "settings.nutritionLimit=300?id=sodium")
    #expect(try await bounds(visitor) == NutritionBounds([.sodium: 300, .protein: 25]))
    #expect(try await text("sodium", visitor) == "300")
    try await visitor.tap("tab.select?id=home")
    for _ in 1...3 {
      try await visitor.tap("home.newSuggestion")
      let shown = try #require(
        try await visitor.stores.history.state().entries.last?.event.meal)
      let meal = try #require(Catalog.bundled.summary(shown))
      #expect(try await bounds(visitor).admits(meal.traits.nutrition))
    }
    try await visitor.tap("tab.select?id=settings", "settings.nutritionLimit=?id=sodium")
    #expect(try await bounds(visitor) == NutritionBounds([.protein: 25]))
  }

  @Test func `an amount that cannot be used stays in its field with a calm sentence`()
    async throws
  {
    let visitor = try await Visitor()
    try await premium(visitor)
    try await visitor.open("dietary-restrictions", "nutrition-limits")
    try await visitor.tap("settings.nutritionLimit=250?id=energy")
    #expect(try await text("energy", visitor) == "250")
    #expect(
      try await visitor.words.contains(
        "Energy can be set from 400 to 3000 kcal a serving. Anything lower is best planned with a "
          + "doctor or dietitian."))
    try await visitor.tap("settings.nutritionLimit=much?id=fibre")
    #expect(try await visitor.words.contains("Please enter a whole number, or leave it empty."))
    #expect(try await bounds(visitor) == .none)
    try await visitor.tap("settings.nutritionLimit=700?id=energy")
    #expect(try await bounds(visitor) == NutritionBounds([.energy: 700]))
    #expect(try await text("fibre", visitor) == "much")
  }

  @Test func `when nothing fits it is said, and a tap lets it go`() async throws {
    let visitor = try await Visitor()
    try await premium(visitor)
    try await visitor.open("dietary-restrictions", "nutrition-limits")
    try await visitor.tap(
      "settings.nutritionLimit=150?id=protein", "tab.select?id=home", "home.newSuggestion")
    #expect(
      try await visitor.words.contains("this one is not known to be within your nutrition limits"))
  }

  @Test func `after a lapse they stay, rest and can be removed`() async throws {
    let disk = JournalFileSystem.inMemory()
    let visitor = try await Visitor(on: disk)
    try await premium(visitor)
    try await visitor.open("dietary-restrictions", "nutrition-limits")
    try await visitor.tap(
      "settings.nutritionLimit=300?id=sodium", "settings.nutritionLimit=25?id=protein")
    _ = try await Subscriptions.local(visitor.stores, now: { TestWorld.evening })
      .cancel(at: TestWorld.evening)
    let later = try await Visitor(on: disk, clock: { TestWorld.evening + 60 * 86_400 })
    try await later.open("dietary-restrictions")
    try await later.tap(page)
    #expect(try await later.screen.state == "read-only")
    #expect(
      try await later.words.contains(
        "Your nutrition limits are kept. Suggestions use them again with Premium."))
    #expect(try await bounds(later) == NutritionBounds([.sodium: 300, .protein: 25]))
    try await later.tap("settings.keptNutritionLimit=off?id=sodium")
    #expect(try await bounds(later) == NutritionBounds([.protein: 25]))
  }

  @Test func `the page of another eater has no bounds on nutrition`() async throws {
    let visitor = try await Visitor()
    try await visitor.open("dietary-restrictions", "household")
    try await visitor.tap(
      "household.add=Ben", "settings.open?screen=eater&eater=Ben",
      "settings.open?screen=dietary-restrictions&eater=Ben")
    #expect(try await visitor.screen.element.find("dietary-restrictions.nutrition") == nil)
  }
}
