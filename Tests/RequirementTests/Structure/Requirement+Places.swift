import DesignSystem
import Testing

extension Requirement {
  /// S-NAV, S-FAV, S-SET and S-REC: places and the ways between them.
  static let places = ways + favoritesPlace + settingsPlace + recipePlace

  private static let ways = [
    Requirement(
      "S-NAV-02 S-NAV-04", "one knows the tab one is in, and one action leads back",
      .provedBy(
        "NavigationTests", "from every page of Settings one action leads back the way one came"),
      .provedBy("SettingsScreenTests", "sub-screens go back and keep the tabs")),
    Requirement(
      "S-NAV-03", "the tabs are there on every page, and go under what covers it",
      .provedBy("ScreenCatalogTests", "covers and sheets hide the tabs, everything else shows them")
    ),
    Requirement(
      "S-NAV-05 S-NAV-08",
      "short tasks lie over the page, saving without premium too; Settings is a tab",
      .provedBy(
        "NavigationTests", "short tasks lie over the screen without tabs, and go back to it",
        "each tab keeps its place, and choosing it again leads to its beginning")),
    Requirement(
      "S-NAV-06", "pages to read are pushed, the recipe covers as drawn",
      .provedBy(
        "NavigationTests", "from every page of Settings one action leads back the way one came")),
  ]

  private static let favoritesPlace = [
    Requirement(
      "S-FAV-01 S-FAV-03", "a title, and two columns that are 16 points apart",
      .says("Favorites", "favorites.bar.title", on: "favorites.five"),
      Check {
        let grid = Shown.element("favorites.grid", on: "favorites.five")
        #expect(grid.layout.flow == .grid(columns: 2))
        #expect(grid.layout.spacing == .cardSpacing && grid.layout.lineSpacing == .cardSpacing)
      }),
    Requirement("S-FAV-02", "the last tile adds more meals") {
      let grid = Shown.element("favorites.grid", on: "favorites.five")
      #expect(grid.children.last?.visibleText == "Add More Meals")
      #expect(grid.children.last?.role == .dashedCard)
    },
    Requirement(
      "S-FAV-05", "a saved meal opens its recipe",
      .provedBy(
        "FavoritesStory", "a collection grows from nothing, newest first, each with its facts")),
    Requirement(
      "S-FAV-06", "nothing saved encourages to look around",
      .provedBy("FavoritesScreenTests", "no favorites yet leads to meals"),
      .provedBy(
        "FavoritesStory", "a collection grows from nothing, newest first, each with its facts")),
    Requirement(
      "S-FAV-07", "remove and share, in a menu and by buttons that can be seen",
      .provedBy(
        "FavoritesScreenTests", "a card opens its recipe and offers to remove and share it",
        "editing shows Share and Remove beside each meal"),
      .provedBy(
        "FavoritesStory",
        "visible buttons restore a removed favorite to its place")),
    Requirement(
      "S-FAV-08", "one can ask to read again, and this device answers",
      .provedBy(
        "FavoritesStory",
        "visible buttons restore a removed favorite to its place")),
  ]

  private static let settingsPlace = [
    Requirement(
      "S-SET-01", "three groups with three, two and three rows",
      .provedBy("UserPreferencesTests", "Settings says in three groups what is set")),
    Requirement("S-SET-02", "all rows are seen without scrolling") {
      let content = try #require(Shown.placed("settings.default")["settings.content"])
      #expect(content.contentHeight <= content.frame.height)
    },
    Requirement(
      "S-SET-03", "what is set in detail has pages of its own",
      .provedBy(
        "NavigationTests", "from every page of Settings one action leads back the way one came")),
    Requirement(
      "S-SET-04", "nothing of the account is lost by one tap",
      .provedBy(
        "AccountTests", "deleting the account asks first, and leaves nothing of the name",
        "signing out keeps everything, and the name for next time")),
    Requirement(
      "S-SET-05", "law and version stand last, as plain rows",
      .order(
        "settings.preferences", "settings.account", "settings.about", on: "settings.default"),
      .type("settings.privacy.title", on: "settings.default", .body, .regular, color: .label)),
  ]

  private static let recipePlace = [
    Requirement(
      "S-REC-01", "Close, Share and Save stand in the bar",
      .provedBy("RecipeDetailScreenTests", "the bar holds Close, Share and Save"),
      .provedBy(
        "SuggestionFlowTests",
        "an eater opens the app in the evening, reads the recipe and cooks it")),
    Requirement(
      "S-REC-04", "a list of ingredients with amounts, and numbered steps",
      .provedBy(
        "RecipeDetailScreenTests", "each text of the recipe has its words, tokens and least height",
        "ingredients are a list and steps a numbered one, each heading with its own")),
    Requirement(
      "S-REC-05", "one starts to cook",
      .provedBy(
        "SuggestionFlowTests",
        "an eater opens the app in the evening, reads the recipe and cooks it")),
    Requirement(
      "S-REC-07", "a tap on an ingredient offers to put it on the grocery list",
      .provedBy(
        "RecipeIngredientTests",
        "A tapped ingredient goes onto the list, for the shown servings and its recipe",
        "An ingredient that is on the list is never added again without a word"),
      .provedBy("IngredientTapTests", "Each ingredient of a recipe leads to the grocery list")),
    Requirement(
      "S-REC-08", "a step that names minutes offers a timer",
      .provedBy(
        "SuggestionFlowTests",
        "a timer runs on over the steps and over leaving, and belongs to its meal")),
  ]
}
