/// Finds the kind of a page without a recipe.
enum PageKinds {
  /// The kind of page, by its title and its content.
  static func kind(_ head: PageHead, _ outline: PageOutline, links: Int) -> PageKind {
    let title = FoldedWords.plain(head.title ?? "")
    let letters = outline.lines.reduce(0) { $0 + $1.text.utf8.count }
    let start = outline.lines.prefix(80).map { FoldedWords.plain(String($0.text.prefix(400))) }
    func says(_ phrases: [String]) -> Bool {
      phrases.contains { phrase in
        title.contains(phrase) || start.contains { $0.contains(phrase) }
      }
    }
    if letters < 6_000, says(challenges) { return .challenge }
    if says(paywalls) { return .paywall }
    if title.contains("search") || links >= 25 && says(collections) { return .collection }
    return .noRecipe
  }

  /// A sentence with the kind of the page and what to do now.
  static func advice(_ kind: PageKind) -> String? {
    switch kind {
    case .recipe: nil
    case .challenge:
      "the site asked whether a person is looking; open the page in a browser, and share or paste it"
    case .paywall:
      "the page shows its recipe only to members; open it in a browser where you are signed in, "
        + "and share or paste it"
    case .collection: "the page is a list of recipes; open one of them and take its address"
    case .noRecipe: "no recipe was found on the page; copy the text of the recipe and paste it"
    }
  }

  private static let challenges = [
    "just a moment", "attention required", "verify you are human", "are you a robot",
    "checking your browser", "security check", "access denied", "enable javascript and cookies",
    "unusual traffic", "captcha", "bot verification", "pardon our interruption", "403 forbidden",
    "request blocked", "ddos protection",
  ]

  private static let paywalls = [
    "subscribe to read", "subscribe to continue", "subscribers only", "sign in to continue",
    "log in to continue", "to continue reading", "already a subscriber", "become a member to",
    "this recipe is for members", "members only", "unlock this recipe", "nur für abonnenten",
    "réservé aux abonnés", "start your free trial", "create a free account to",
  ]

  private static let collections = [
    "search results", "results for", "recipes", "rezepte", "recettes", "recetas", "ricette",
    "recepten", "receitas", "recept", "przepisy", "recepty", "opskrifter", "oppskrifter", "рецепты",
  ]
}

extension FoldedWords {
  /// A text in small letters with one kind of apostrophe.
  static func plain(_ text: String) -> String {
    String(text.lowercased().map { $0 == "’" ? "'" : $0 })
  }
}
