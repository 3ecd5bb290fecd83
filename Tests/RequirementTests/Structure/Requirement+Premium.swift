import AppTesting
import DesignSystem
import MealCatalog
import MealModels
import PremiumGate
import Presentation
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Requirement {
  /// S-PREM: what is free, what is sold, and how it is said.
  static let premium = freeParts + soldParts + saidParts

  private static let free = Gate(.none, of: .mealAdvisor)
  private static let entitled = Gate(
    .active(until: Date(timeIntervalSince1970: 2e9)), of: .mealAdvisor)

  private static let freeParts = [
    Requirement("S-PREM-01", "without premium one asks, reads, cooks, orders and sets limits") {
      let visitor = try await Visitor()
      let meal = try await visitor.meal.id
      for tap in ["home.newSuggestion", "recipe.open?id=\(meal)", "meal.order?id=\(meal)"] {
        #expect(try await visitor.can(tap), "\(tap)")
      }
      let sold = Set(PremiumOffer.mealAdvisor.features.map(\.rawValue))
      #expect(sold.isDisjoint(with: CoreFeature.allCases.map(\.rawValue)))
    },
    Requirement("S-PREM-02", "a free person gets twelve meals in a row, and a thirteenth") {
      let visitor = try await Visitor()
      var shown = [try await visitor.meal.id]
      for _ in 1...12 {
        try await visitor.tap("home.newSuggestion")
        if try await visitor.can("home.dismissNudge") { try await visitor.tap("home.dismissNudge") }
        shown.append(try await visitor.meal.id)
      }
      #expect(Set(shown).count == 13)
    },
    Requirement("S-PREM-03", "a free person reads every step and cooks") {
      let visitor = try await Visitor()
      let meal = try await visitor.meal
      try await visitor.tap("recipe.open?id=\(meal.id)")
      for step in meal.recipe.steps { #expect(try await visitor.sees(step.text)) }
      try await visitor.tap("recipe.startCooking?id=\(meal.id)")
      #expect(try await visitor.place == "cooking.first")
    },
    Requirement("S-PREM-04", "diets and time are free and are kept to") {
      let visitor = try await Visitor()
      try await visitor.tap("tab.select?id=settings", "settings.open?screen=dietary-restrictions")
      try await visitor.tap("settings.diet=on?id=vegan", "tab.select?id=home")
      #expect(try await visitor.meal.facts.diets.contains(.vegan))
      try await visitor.tap("home.newSuggestion")
      #expect(try await visitor.meal.facts.diets.contains(.vegan))
    },
  ]

  private static let soldParts = [
    Requirement("S-PREM-05", "saving meals is sold; what was saved can be read and removed") {
      #expect(free.decide(.add, .mealFavorites) == .needsPremium(.mealSaved))
      #expect(free.decide(.view, .mealFavorites) == .needsPremium(.favoritesOpened))
      #expect(free.decide(.remove, .mealFavorites) == .allowed)
      #expect(entitled.decide(.add, .mealFavorites) == .allowed)
      let lapsed = Gate(.lapsed(since: Date(timeIntervalSince1970: 0)), of: .mealAdvisor)
      #expect(lapsed.decide(.view, .mealFavorites) == .readOnly)
    },
    Requirement("S-PREM-06", "cuisines, foods to leave out and limits on nutrition are sold") {
      let visitor = try await Visitor()
      try await visitor.tap("tab.select?id=settings", "settings.open?screen=cuisine-preferences")
      #expect(try await visitor.place == "premium-prompt.cuisines-opened")
      try await visitor.tap("premium.maybeLater", "settings.open?screen=dietary-restrictions")
      #expect(try await !visitor.can("settings.addDislike"))
      try await visitor.tap("settings.open?screen=nutrition-limits")
      #expect(try await visitor.place == "premium-prompt.nutrition-limits-opened")
      try await visitor.tap("premium.maybeLater", "navigation.dismiss")
      try await visitor.startTrial()
      try await visitor.tap("tab.select?id=settings", "settings.open?screen=dietary-restrictions")
      try await visitor.tap("settings.addDislike=onion", "settings.open?screen=nutrition-limits")
      try await visitor.tap("settings.nutritionLimit=30?id=protein", "tab.select?id=home")
      try await visitor.tap("home.newSuggestion")
      let shown = try #require(Catalog.bundled.summary(try await visitor.meal.id))
      #expect(NutritionBounds([.protein: 30]).admits(shown.traits.nutrition))
      #expect(try await visitor.meal.facts.foods.isDisjoint(with: ["onion"]))
    },
    Requirement("S-PREM-15", "Settings has one row about premium, as plain as the others") {
      let rows = Shown.screen("settings.default").element.all.filter { $0.role == .row }
      let premium = rows.filter { $0.visibleText.contains("Premium") }
      #expect(premium.map(\.id) == ["settings.premium"])
      #expect(premium.first?.surface == rows.first?.surface)
      #expect(Shown.screen("settings.default").primaryAction == nil)
    },
  ]

  private static let saidParts = [
    Requirement(
      "S-PREM-09", "the paywall says what one gets",
      .says("Unlock Your Full Meal Experience", "paywall.headline", on: "paywall.default")),
    Requirement("S-PREM-10", "its list is the five promises of the drawing") {
      let list = Shown.element("paywall.features", on: "paywall.default")
      #expect(list.children.count == 5)
      #expect(list.visibleText.hasPrefix("Save unlimited favorite meals"))
      #expect(PremiumOffer.mealAdvisor.promises.count == 5)
    },
    Requirement("S-PREM-11", "its button says the price by the month") {
      #expect(SubscriptionProduct.premiumMonthly.displayPrice == "$4.99")
      let words = Shown.element("paywall.purchase", on: "paywall.default").visibleText
      #expect(words == "Start Free Trial - $4.99/mo")
    },
    Requirement("S-PREM-12", "wherever premium is asked for, one can leave") {
      for name in Shown.names
      where name.hasPrefix("paywall.") || name.hasPrefix("premium-prompt.") {
        let ways = Shown.screen(name).element.actions.map(\.id)
        #expect(
          ways.contains("premium.maybeLater") || ways.contains("navigation.dismiss"), "\(name)")
      }
    },
    Requirement("S-PREM-13", "the fifth meal brings one gentle sentence, and the sixth none") {
      let visitor = try await Visitor()
      for _ in 1...4 {
        #expect(try await visitor.place == "home.suggestion")
        try await visitor.tap("home.newSuggestion")
      }
      #expect(try await visitor.sees("Love these suggestions? Save your favorites!"))
      try await visitor.tap("home.dismissNudge", "home.newSuggestion")
      #expect(try await visitor.place == "home.suggestion")
    },
    Requirement("S-PREM-14", "Favorites without premium says what premium would give") {
      let visitor = try await Visitor()
      try await visitor.tap("tab.select?id=favorites")
      #expect(try await visitor.screen.announcement == "Premium unlocks unlimited saves")
    },
  ]
}
