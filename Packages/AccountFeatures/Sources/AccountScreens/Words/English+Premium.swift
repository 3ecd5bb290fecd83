import DesignSystem

extension CopyTable {
  /// The words of the premium prompt and the paywall, for any offer.
  static let premiumEnglish: [CopyKey: CopyEntry] = [
    "premium.deletion-notice": "The store still knows your subscription and free trial.",
    "premium.learn-more": "Learn More",
    "premium.maybe-later": "Maybe Later",
    "premium.prompt.title": "Premium",
    "paywall.title": "Premium",
    "paywall.promise.included": "Included",
    "paywall.start-trial.month": "Start Free Trial - {price}/mo",
    "paywall.start-trial.year": "Start Free Trial - {price}/yr",
    "paywall.subscribe.month": "Subscribe - {price}/mo",
    "paywall.subscribe.year": "Subscribe - {price}/yr",
    "paywall.trial.hint.month": .plural(
      one: "{count} day free, then {price} a month",
      other: "{count} days free, then {price} a month"),
    "paywall.trial.hint.year": .plural(
      one: "{count} day free, then {price} a year",
      other: "{count} days free, then {price} a year"),
    "paywall.subscribe.hint.month": "{price} a month",
    "paywall.subscribe.hint.year": "{price} a year",
    "paywall.terms.trial.month": .plural(
      one: "{count} day free, then {price}/mo", other: "{count} days free, then {price}/mo"),
    "paywall.terms.trial.year": .plural(
      one: "{count} day free, then {price}/yr", other: "{count} days free, then {price}/yr"),
    "paywall.terms.subscribe.month": "{price}/mo until you cancel",
    "paywall.terms.subscribe.year": "{price}/yr until you cancel",
    "paywall.privacy-policy": "Privacy",
    "paywall.terms-of-service": "Terms",
    "paywall.purchasing": "Contacting the store...",
    "paywall.reassurance": "Cancel anytime • No commitments",
    "paywall.active.headline": "Premium is active",
    "paywall.active.subtitle": "Thank you. Everything below is yours to use.",
    "purchase.trial-already-used": "You already used the free trial. You can subscribe instead.",
    "purchase.nothing-to-restore": "The store found no purchase to restore.",
    "purchase.not-active": "You have no active subscription.",
    "purchase.clock-behind":
      "This device's clock is behind. Please set the right time and try again.",
    "purchase.store-unavailable": "The store could not be reached. Please try again.",
    "purchase.user-cancelled": "Nothing was bought.",
    "purchase.pending": "This purchase needs approval. Premium opens once it is approved.",
  ]
}
