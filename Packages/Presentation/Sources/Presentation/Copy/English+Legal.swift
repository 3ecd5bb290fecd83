import DesignSystem

extension CopyTable {
  /// The privacy policy and the terms of service.
  static let legalEnglish: [CopyKey: CopyEntry] = [
    "privacy.storage.title": "Where your data is",
    "privacy.storage.body": """
    What you enter and save is kept on this device, your account too. No server of ours knows it. \
    Sign in with Apple asks Apple for your name.
    """,
    "privacy.learned.title": "What the app learns",
    "privacy.learned.body": """
    It remembers the meals that it showed you and what you did with them: cooked, saved, rated, \
    passed over, not for you. From that it learns your taste, which decides what comes next and \
    nothing else. All that is kept is listed below, with what it is for.
    """,
    "privacy.duration.title": "How long it is kept",
    "privacy.duration.body":
      "Until you delete it. What you no longer allow is deleted with the permission.",
    "privacy.leaving.title": "What leaves this device",
    "privacy.leaving.body": """
    Nothing by itself. Order opens a delivery service with the name of the dish. Share, Export and \
    the calendar hand on what you choose. Premium is bought from the store.
    """,
    "privacy.tracking.title": "What we learn about you",
    "privacy.tracking.body":
      "Nothing. There is no tracking and no advertising, and no profile leaves.",
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
