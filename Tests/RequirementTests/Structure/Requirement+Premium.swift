import DesignSystem
import Testing

extension Requirement {
  /// S-PREM: what is free, what is sold, and how it is said.
  static let premium = freeParts + soldParts + saidParts

  private static let freeParts = [
    Requirement(
      "S-PREM-01", "without premium one asks, reads, cooks, orders and sets limits",
      .provedBy("PremiumOfferTests", "the offer promises exactly the features that it gates"),
      .provedBy(
        "SuggestionFlowTests",
        "an eater opens the app in the evening, reads the recipe and cooks it",
        "ordering asks where, leaves with the meal's name, and comes back to the same place"),
      .provedBy(
        "PremiumUpgradeTests",
        "declining keeps everything as it was, and nothing is saved later behind one's back"),
      .provedBy(
        "UserPreferencesTests", "a diet is kept to by every meal from then on, and after a restart")
    ),
    Requirement(
      "S-PREM-02", "a free person gets twelve meals in a row, and a thirteenth",
      .provedBy(
        "SuggestionServiceTests",
        "a free person gets one meal after the other, and none comes back soon")),
    Requirement(
      "S-PREM-03", "a free person reads every step and cooks",
      .provedBy(
        "SuggestionFlowTests",
        "an eater opens the app in the evening, reads the recipe and cooks it")),
    Requirement(
      "S-PREM-04", "diets and time are free and are kept to",
      .provedBy(
        "UserPreferencesTests", "a diet is kept to by every meal from then on, and after a restart",
        "a cooking time is shown, stored and asked for"),
      .provedBy("PremiumRulesTests", "only stored filters beyond diet and time are premium")),
  ]

  private static let soldParts = [
    Requirement(
      "S-PREM-05", "saving meals is sold; what was saved can be read and removed",
      .provedBy(
        "PremiumUpgradeTests",
        "a free person saves a meal by way of the trial and finds it after a restart",
        "after a lapse what was saved is readable and removable, and nothing can be added")),
    Requirement(
      "S-PREM-06", "cuisines and limits on nutrition are sold; leaving out a food is free",
      .provedBy(
        "PremiumUpgradeTests",
        "cuisines ask for premium and then hold; after a lapse the list rests"),
      .provedBy("UserPreferencesTests", "foods to leave out need no premium, and are left out"),
      .provedBy(
        "NutritionLimitsTests", "without premium the row is there, says what it needs and asks",
        "limits are set and emptied one by one, and suggestions keep to them")),
    Requirement(
      "S-PREM-07 S-PREM-08", "planning and the grocery list are sold in MealAdvisor",
      .provedBy(
        "LapseTests", "a user without premium and plans sees the premium prompt",
        "after it lapsed the plan is read and shared, and no longer changed",
        "after it lapsed the list is read and shared, and no longer changed"),
      .provedBy(
        "PremiumOfferTests",
        "RecipeApp sells neither planning nor shopping, and gates what it promises")),
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
      .provedBy("PremiumScreenTests", "the paywall reads as drawn")),
    Requirement(
      "S-PREM-10", "its list is the five promises of the drawing",
      .provedBy("PremiumScreenTests", "the paywall reads as drawn"),
      .provedBy("PremiumOfferTests", "there are five promises in the drawn order")),
    Requirement("S-PREM-12", "wherever premium is asked for, one can leave") {
      for name in Shown.names
      where name.hasPrefix("paywall.") || name.hasPrefix("premium-prompt.") {
        let ways = Shown.screen(name).element.actions.map(\.id)
        #expect(
          ways.contains("premium.maybeLater") || ways.contains("navigation.dismiss"), "\(name)")
      }
    },
    Requirement(
      "S-PREM-13", "the fifth meal brings one gentle sentence, and the sixth none",
      .provedBy(
        "HomeViewModelTests",
        "the nudge comes exactly once, at the fifth meal, and not after a restart")),
    Requirement(
      "S-PREM-14", "Favorites without premium says what premium would give",
      .provedBy(
        "PremiumUpgradeTests", "Favorites without premium says what it would be, and lets one go")),
  ]
}
