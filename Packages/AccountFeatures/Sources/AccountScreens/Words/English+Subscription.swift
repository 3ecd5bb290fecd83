import DesignSystem

extension CopyTable {
  /// The words of Subscription, and of the phases of premium.
  static let subscriptionEnglish: [CopyKey: CopyEntry] = [
    "settings.premium": "Premium Subscription",
    "settings.premium.none": "Not active",
    "settings.premium.trial": "Free trial",
    "settings.premium.active": "Active",
    "settings.premium.grace": "Active",
    "settings.premium.lapsed": "Not active",

    "subscription.title": "Subscription",
    "subscription.plan": "PLAN",
    "subscription.plan.spoken": "Plan",
    "subscription.date.trial": "Free until",
    "subscription.date.active": "Paid until",
    "subscription.date.grace": "Access until",
    "subscription.date.lapsed": "Ended on",
    "subscription.price": "Price",
    "subscription.price.month": "{price} a month",
    "subscription.price.year": "{price} a year",
    "subscription.grace":
      "Your last payment did not go through. You keep Premium while the store tries again.",
    "subscription.store": "STORE",
    "subscription.store.spoken": "Store",
    "subscription.store.footer":
      "You can cancel at any time. What you saved stays yours after Premium ends.",
    "subscription.open": "See What Premium Offers",
    "subscription.restore": "Restore Purchases",
    "subscription.restore.hint": "Brings back what was bought before",
    "subscription.restored": "Your subscription is back.",
    "subscription.manage": "Manage Subscription",
    "subscription.manage.hint": "Opens the App Store",
  ]
}
