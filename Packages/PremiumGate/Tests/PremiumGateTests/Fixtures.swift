import Foundation

@testable import PremiumGate

/// The start of every story here: 2026-05-12, 18:30 UTC.
let start = Date(timeIntervalSince1970: 1_778_610_600)

func day(_ days: Double) -> Date { start.addingTimeInterval(days * 86_400) }

/// One person of each phase.
let phases: [EntitlementPhase] = [
  .none, .trial(until: day(7)), .active(until: day(30)), .grace(until: day(46)),
  .lapsed(since: day(46)),
]

extension PremiumFeature {
  static let mealFavorites: PremiumFeature = "meal-favorites"
  static let cuisineFilter: PremiumFeature = "cuisine-filter"
  static let shoppingList: PremiumFeature = "shopping-list"
}

extension Trigger {
  static let favoritesOpened: Trigger = "favorites-opened"
  static let mealSaved: Trigger = "meal-saved"
  static let mealSavedInRecipe: Trigger = "meal-saved-in-recipe"
  static let cuisinesOpened: Trigger = "cuisines-opened"
  static let shoppingListOpened: Trigger = "shopping-list-opened"
  static let ingredientTapped: Trigger = "ingredient-tapped"
}

extension Gate.Place {
  static let recipe: Gate.Place = "recipe"
}

extension PremiumOffer {
  /// What the app of these stories sells.
  static let sample = PremiumOffer(
    [
      PremiumItem(
        .mealFavorites, .favoritesOpened,
        except: [.init(.add, in: .recipe, .mealSavedInRecipe), .init(.add, .mealSaved)]),
      PremiumItem(.cuisineFilter, .cuisinesOpened),
      PremiumItem(
        .shoppingList, .shoppingListOpened, except: [.init(in: .recipe, .ingredientTapped)]),
    ],
    promises: [
      PaywallPromise("saved-meals", keptBy: .mealFavorites),
      PaywallPromise("everything-else", keptBy: .cuisineFilter, .shoppingList),
    ], products: [.premiumMonthly])
}

extension SubscriptionProduct {
  static let premiumMonthly = SubscriptionProduct(
    id: "mealadvisor.premium.monthly", displayPrice: "$4.99", period: .month,
    trialDays: PremiumTerms.trialDays)
}

extension LocalStore {
  init(payment: Payment = .accepted) { self.init(product: .premiumMonthly, payment: payment) }
}

extension Receipt {
  init(
    originalPurchase: Date? = nil, trial: Period? = nil, paid: Period? = nil,
    willRenew: Bool = false, graceUntil: Date? = nil, revokedAt: Date? = nil,
    clock: Clock = .device(.distantPast), behind: TimeInterval? = nil
  ) {
    self.init(
      productID: SubscriptionProduct.premiumMonthly.id, originalPurchase: originalPurchase,
      trial: trial, paid: paid, willRenew: willRenew, graceUntil: graceUntil,
      revokedAt: revokedAt, clock: clock, behind: behind)
  }
}

extension Entitlement {
  mutating func follow(_ receipt: Receipt, at now: Date) {
    for event in changes(from: receipt, at: now) { apply(event) }
  }
}
