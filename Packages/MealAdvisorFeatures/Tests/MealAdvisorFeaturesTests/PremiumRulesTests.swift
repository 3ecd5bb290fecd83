import AppShell
import EaterRecord
import MealAdvisorFeatures
import MealModels
import Preferences
import PremiumGate
import Presentation
import Testing

@Suite struct PremiumRulesTests {
  // C-P02
  @Test func `only stored filters beyond diet and time are premium`() {
    #expect(
      PremiumRules.mealAdvisor.settings == [
        .cuisines: .cuisineFilter, .nutrition: .nutritionLimits,
      ])
  }

  // C-P04
  @Test func `the paywall marks what the composed features deliver, and no more`() async throws {
    let visitor = try await Visitor()
    let delivered = await visitor.app.world.offers.all(PremiumDelivery.self).flatMap(\.features)
    #expect(
      Set(delivered)
        == [
          .mealFavorites, .cuisineFilter, .nutritionLimits, .ownRecipes,
        ])
    #expect(Set(delivered).isSubset(of: PremiumOffer.mealAdvisor.features))
  }
}
