import DesignSystem
import Testing

extension Requirement {
  /// S-HOME: what Home is made of, and what it does.
  static let homeFlow = homeStructure + homeActions

  private static let homeStructure = [
    Requirement(
      "S-HOME-03", "the greeting and the meal know the time of the day",
      .provedBy("HomeViewModelTests", "the greeting knows the time of day, and so does the meal")),
    Requirement("S-HOME-06", "facts are pills beside each other") {
      let badges = Shown.element("home.card.badges", on: "home.suggestion")
      #expect(badges.children.map(\.role) == [.badge, .badge, .badge])
      let placed = Shown.placed("home.suggestion")
      #expect(Set(badges.children.compactMap { placed.frame($0.id)?.y }).count == 1)
      #expect(badges.children.allSatisfy { $0.surface.radius == .medium })
    },
    Requirement(
      "S-HOME-07", "the card is raised and rounded",
      .surface("home.card", on: "home.suggestion", radius: .large, shadow: .suggestionCard)),
    Requirement(
      "S-HOME-08", "the button is as wide as the page, orange and 50 high",
      .provedBy("ComponentTokenTests", "a button is as described"),
      .provedBy("SpaceTokenTests", "a named size is as drawn"),
      .provedBy("ColorTokenTests", "a standard colour is the one of the table")),
    Requirement(
      "S-HOME-14", "greeting, card, button and controls are four layers",
      .provedBy("HomeRegionTests", "greeting, card, button and the controls are the four layers")),
  ]

  private static let homeActions = [
    Requirement(
      "S-HOME-09", "one tap brings another meal, and nothing asks first",
      .provedBy(
        "SuggestionServiceTests",
        "a free person gets one meal after the other, and none comes back soon")),
    Requirement(
      "S-HOME-10", "See Recipe opens the recipe",
      .provedBy(
        "SuggestionFlowTests",
        "an eater opens the app in the evening, reads the recipe and cooks it")),
    Requirement(
      "S-HOME-11", "saving asks for premium first, and saves with it",
      .provedBy(
        "PremiumUpgradeTests",
        "a free person saves a meal by way of the trial and finds it after a restart")),
    Requirement(
      "S-HOME-12 S-HOME-17 S-NAV-09 S-INT-04",
      "each of two delivery services is left for with the meal's name, and one is where one was",
      .provedBy(
        "SuggestionFlowTests",
        "ordering asks where, leaves with the meal's name, and comes back to the same place")),
    Requirement(
      "S-HOME-13", "a tap, placeholders, and the new card slides in",
      .provedBy(
        "HomeViewModelTests",
        "another suggestion comes in three phases, and nothing can be used meanwhile")),
    Requirement(
      "S-HOME-15", "the recipe lies over Home, which is there again after it",
      .provedBy(
        "NavigationTests", "short tasks lie over the screen without tabs, and go back to it",
        "opening and closing leaves the place as it was")),
    Requirement(
      "S-HOME-16", "a save is felt, then seen as a heart, then kept",
      .provedBy("HomeScreenTests", "Save says what it does and whether premium is needed"),
      .provedBy(
        "FavoritesStory", "only a save that goes through is felt, and going to another tab",
        "a collection grows from nothing, newest first, each with its facts")),
  ]
}
