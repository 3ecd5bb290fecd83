import DesignSystem
import Testing

extension Requirement {
  /// W-HOME where a frame shows it.
  static let homeDrawn = drawn(DrawnNumber.home)

  /// W-HOME: the order of the parts, words and actions.
  static let homeWords = homeParts + homeControls

  private static let homeParts = [
    Requirement(
      "W-HOME-06 S-HOME-01",
      "greeting, picture, title, facts, words, buttons and tabs from top to bottom",
      .order(
        "home.greeting", "home.card.image", "home.card.title", "home.card.badges",
        "home.card.description", "home.primary", "home.secondary", "tabs", on: "home.suggestion")),
    Requirement("W-HOME-07", "time and battery are the system's, never ours") {
      let words = Shown.screen("home.suggestion").element.visibleText
      #expect(!words.contains("9:41") && !words.contains("100%"))
    },
    Requirement(
      "W-HOME-08", "the evening is greeted in words, with the setting sun",
      .provedBy("HomeScreenTests", "the greeting follows the time of day and its glyph is silent")),
    Requirement("W-HOME-13", "the name of the dish stands once, and not in the picture") {
      let card = Shown.element("home.card", on: "home.suggestion")
      #expect(card.all.filter { $0.ownText?.text == "Creamy Tuscan Chicken" }.count == 1)
      #expect(card.find("home.card.image")?.children.isEmpty == true)
    },
    Requirement(
      "W-HOME-14", "the sample is the Creamy Tuscan Chicken",
      .provedBy("HomeScreenTests", "each text of Home has its words and tokens")),
    Requirement(
      "W-HOME-17 S-HOME-02", "three facts in order: minutes, difficulty, cuisine",
      .says("25 min Easy Italian", "home.card.badges", on: "home.suggestion"),
      .icon("home.card.badges.time", on: "home.suggestion", .time),
      .icon("home.card.badges.difficulty", on: "home.suggestion", .difficulty),
      .icon("home.card.badges.cuisine", on: "home.suggestion", .cuisine)),
    Requirement(
      "W-HOME-20", "the sample is described in the drawn words",
      .provedBy("HomeScreenTests", "each text of Home has its words and tokens")),
  ]

  private static let homeControls = [
    Requirement(
      "W-HOME-24", "the main button asks for another meal",
      .provedBy("HomeScreenTests", "each text of Home has its words and tokens")),
    Requirement("W-HOME-28 S-HOME-01", "three outlined buttons of one width, in order") {
      let row = Shown.element("home.secondary", on: "home.suggestion")
      #expect(row.visibleText == "See Recipe Save Order")
      #expect(row.children.map(\.role) == [.secondaryButton, .secondaryButton, .secondaryButton])
      let placed = Shown.placed("home.suggestion")
      #expect(Set(row.children.compactMap { placed.frame($0.id)?.width }).count == 1)
    },
    Requirement(
      "W-HOME-30", "the recipe opens, saving needs premium, ordering leaves the app",
      .fires("recipe.open?id=creamy-tuscan-chicken", "home.seeRecipe", on: "home.suggestion"),
      .provedBy(
        "HomeScreenTests", "Save says what it does and whether premium is needed",
        "the controls beside Save carry their hints and lead out where they do")),
    Requirement(
      "W-HOME-32", "three tabs with their names and symbols",
      .provedBy("PremiumScreenTests", "the Favorites tab is marked Premium until it opens")),
    Requirement(
      "W-HOME-33", "Home is chosen, Favorites is marked as premium, both others can be chosen",
      .speaks("tabs.home", on: "home.suggestion", traits: .selected),
      .speaks("tabs.favorites", on: "home.suggestion", value: "Premium"),
      .fires("tab.select?id=favorites", "tabs.favorites", on: "home.suggestion"),
      .fires("tab.select?id=settings", "tabs.settings", on: "home.suggestion")),
  ]
}
