import DesignSystem

extension CopyTable {
  /// The privacy policy and the terms of service.
  static let legalEnglish: [CopyKey: CopyEntry] = [
    "privacy.storage.title": "Where your data is",
    "privacy.storage.body": """
    What you enter and save is kept on this device, your account too. No server of ours knows it. \
    Sign in with Apple asks Apple for your name.
    """,
    "privacy.tracking.title": "What we learn about you",
    "privacy.tracking.body": "Nothing. There is no tracking, no advertising and no profile.",
    "privacy.rights.title": "Your rights",
    "privacy.rights.body":
      "You can take all of your data away as one file and delete it, at any time and for free.",
    "terms.use.title": "Using MealAdvisor",
    "terms.use.body":
      "Suggestions are ideas for meals, not medical advice. With an allergy, check the label.",
    "terms.premium.title": "Premium",
    "terms.premium.body":
      "Premium renews each period until you cancel it. What you saved stays yours after it ends.",
  ]
}
