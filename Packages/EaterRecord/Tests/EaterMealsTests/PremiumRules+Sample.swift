import EaterMeals
import PremiumGate

extension PremiumRules {
  /// What the app of these stories sells.
  static let sample = PremiumRules(
    PremiumOffer(
      [
        PremiumItem("cuisine-filter", "cuisines-opened"),
        PremiumItem("ingredient-exclusions", "exclusions-opened"),
      ],
      promises: [
        PaywallPromise("filters", keptBy: "cuisine-filter", "ingredient-exclusions")
      ],
      products: [
        SubscriptionProduct(
          id: "sample.monthly", displayPrice: "$1", period: .month, trialDays: 7)
      ]), settings: [.cuisines: "cuisine-filter", .dislikes: "ingredient-exclusions"])
}
