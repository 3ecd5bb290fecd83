import DesignSystem

extension CopyTable {
  /// The words of Subscription, of one's own data, and of Appearance.
  static let accountEnglish: [CopyKey: CopyEntry] = [
    "subscription.title": "Subscription",
    "subscription.plan": "PLAN",
    "subscription.plan.spoken": "Plan",
    "subscription.date.trial": "Free until",
    "subscription.date.active": "Paid until",
    "subscription.date.grace": "Open until",
    "subscription.date.lapsed": "Ended on",
    "subscription.price": "Price",
    "subscription.price.month": "{price} a month",
    "subscription.price.year": "{price} a year",
    "subscription.grace":
      "The last payment did not go through. Everything stays open while the store tries again.",
    "subscription.store": "STORE",
    "subscription.store.spoken": "Store",
    "subscription.store.footer":
      "You can cancel at any time. What you saved stays yours after premium ends.",
    "subscription.open": "See What Premium Offers",
    "subscription.restore": "Restore Purchases",
    "subscription.restore.hint": "Brings back what was bought before",
    "subscription.restored": "Your subscription is back.",
    "subscription.manage": "Manage Subscription",
    "subscription.manage.hint": "Opens the App Store",

    "your-data.consents": "PERMISSIONS",
    "your-data.consents.spoken": "Permissions",
    "your-data.consents.none": "Nothing here needs your permission",
    "your-data.consents.footer":
      "What needs your permission asks first, is off until you turn it on, and is listed here.",
    "your-data.title": "YOUR DATA",
    "your-data.title.spoken": "Your data",
    "your-data.export": "Export Data",
    "your-data.export.hint": "All of it as one file",
    "your-data.exported": "All of your data was exported to {place}.",
    "your-data.export.unavailable": "There is nowhere to export to here.",
    "your-data.delete": "Delete My Data",
    "your-data.delete.hint": "Asks before it deletes anything",
    "your-data.device": "THIS DEVICE",
    "your-data.device.spoken": "This device",
    "delete.title": "Delete all of your data?",
    "delete.message":
      "Your preferences, saved meals and history go, for good. Your subscription stays.",
    "delete.confirm": "Delete",
    "delete.done": "Everything that you told this app was deleted.",

    "settings.appearance": "Appearance",
    "appearance.theme": "THEME",
    "appearance.theme.spoken": "Theme",
    "appearance.theme.system": "System",
    "appearance.theme.light": "Light",
    "appearance.theme.dark": "Dark",
    "appearance.contrast": "Increase Contrast",
    "appearance.contrast.footer": "When off, the contrast follows the system's setting.",
  ]
}
