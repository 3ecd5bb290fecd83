import DesignSystem

extension CopyTable {
  /// The privacy policy and the terms of service.
  static let legalEnglish: [CopyKey: CopyEntry] = [
    "privacy.storage.title": "Where your data is",
    "privacy.storage.body": """
    What you enter and save is kept on this device, and so is your account. We have no \
    server that stores it. Sign in with Apple asks Apple for your name.
    """,
    "privacy.learned.title": "What the app learns",
    "privacy.learned.body": """
    It remembers the meals that it showed you, and whether you cooked, saved, rated, skipped or \
    refused them. From that it learns your taste, which decides what comes next and nothing else. \
    The list below shows everything that is kept, and why.
    """,
    "privacy.duration.title": "How long it is kept",
    "privacy.duration.body":
      "Until you delete it. When you end a permission, the data it allowed is deleted.",
    "privacy.leaving.title": "What leaves this device",
    "privacy.leaving.body": """
    Nothing, unless you choose it. Order opens a delivery service with the name of the dish. \
    Share, Export and the calendar pass on what you choose. Premium is bought from the store.
    """,
    "privacy.tracking.title": "What we learn about you",
    "privacy.tracking.body": "Nothing. We do not track you, show ads or send a profile anywhere.",
    "privacy.rights.title": "Your rights",
    "privacy.rights.body":
      "You can export all of your data as one file, and delete it, at any time for free.",
    "terms.use.title": "Using This App",
    "terms.use.body":
      "Suggestions are ideas for meals, not medical advice. With an allergy, check the label.",
    "terms.premium.title": "Premium",
    "terms.premium.body":
      "Premium renews each period until you cancel it. What you saved stays yours after it ends.",
  ]
}
