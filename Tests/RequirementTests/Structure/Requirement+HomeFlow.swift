import AppShell
import AppTesting
import DesignSystem
import MealModels
import Presentation
import Testing

extension Requirement {
  /// S-HOME: what Home is made of, and what it does.
  static let homeFlow = homeStructure + homeActions

  private static let homeStructure = [
    Requirement(
      "S-HOME-01", "greeting, picture, title, facts, button, three more",
      .order(
        "home.greeting", "home.card.image", "home.card.title", "home.card.badges",
        "home.primary", "home.secondary", on: "home.suggestion"),
      .says("See Recipe Save Order", "home.secondary", on: "home.suggestion")),
    Requirement(
      "S-HOME-02", "the sample takes 25 minutes, is easy and Italian",
      .says("25 min Easy Italian", "home.card.badges", on: "home.suggestion")),
    Requirement("S-HOME-03", "the greeting and the meal know the time of the day") {
      for (hour, words, slot) in [
        (7, "Good morning! What's for breakfast?", MealSlot.breakfast),
        (18, "Good evening! What's for dinner?", .dinner),
      ] {
        let visitor = try await Visitor(hour: hour)
        #expect(try await visitor.sees(words))
        #expect(try await visitor.meal.slots.contains(slot))
      }
    },
    Requirement("S-HOME-04", "the picture is 16:9 and as wide as the page without its margins") {
      let image = Shown.element("home.card.image", on: "home.suggestion").picture
      #expect(image?.ratio == .hero)
      #expect(Shown.placed("home.suggestion").frame("home.card.image")?.width == 358)
    },
    Requirement(
      "S-HOME-05", "the title is bold, 22 points, of two lines at most",
      .type("home.card.title", on: "home.suggestion", .title2, .bold, lines: 2),
      .style(.title2, 22, .bold, .display)),
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
      .surface("home.primary", on: "home.suggestion", fill: .primaryFill),
      Check {
        let frame = Shown.placed("home.suggestion").frame("home.primary")
        #expect(frame?.width == 358 && frame?.height == 50)
      }),
    Requirement("S-HOME-14", "greeting, card, button and controls are four layers") {
      let screen = try #require(Shown.screen("home.suggestion") as? HomeScreen)
      #expect(screen.regions.map(\.layer) == HomeLayer.allCases)
      #expect(
        screen.regions.prefix(3).map(\.elements)
          == [["home.greeting"], ["home.card"], ["home.primary"]])
      #expect(
        screen.regions[3].elements.prefix(3) == ["home.seeRecipe", "home.save", "home.order"])
    },
  ]

  private static let homeActions = [
    Requirement("S-HOME-09", "one tap brings another meal, and nothing asks first") {
      let visitor = try await Visitor()
      let before = try await visitor.meal.id
      try await visitor.tap("home.newSuggestion")
      #expect(try await visitor.place == "home.suggestion")
      #expect(try await visitor.meal.id != before)
    },
    Requirement(
      "S-HOME-10", "See Recipe opens the recipe",
      .leads("recipe.open?id=MEAL", to: "recipe-detail.default")),
    Requirement("S-HOME-11", "saving asks for premium first, and saves with it") {
      let visitor = try await Visitor()
      let save = "favorites.toggle?id=\(try await visitor.meal.id)"
      try await visitor.tap(save)
      #expect(try await visitor.place == "premium-prompt.meal-saved")
      try await visitor.tap("premium.learnMore", "premium.startTrial")
      #expect(try await visitor.stores.read().savedMeals == [visitor.meal.id])
    },
    Requirement("S-HOME-12", "Order leads to a delivery service with the meal's name") {
      let visitor = try await Visitor()
      let meal = try await visitor.meal
      try await visitor.tap(
        "meal.order?id=\(meal.id)", "meal.orderWith?id=\(meal.id)&service=uber-eats")
      let address = try #require(await visitor.departures.first)
      #expect(address.hasPrefix("https://www.ubereats.com/search?q="))
    },
    Requirement("S-HOME-13", "a tap, placeholders, and the new card slides in") {
      let glass = Hourglass()
      let visitor = try await Visitor(sleep: glass.sleep)
      try await visitor.touch("home.newSuggestion")
      for (state, seconds) in [
        ("loading-fading-out", 0.2), ("loading-new", 0.3), ("loading-sliding-in", 0.3),
      ] {
        try await visitor.wait(for: StateID(state))
        try #require(try await glass.pass(seconds))
      }
      await visitor.app.settle()
      #expect(try await visitor.place == "home.suggestion")
    },
    Requirement("S-HOME-15", "the recipe lies over Home, which is there again after it") {
      let visitor = try await Visitor()
      let meal = try await visitor.meal.id
      try await visitor.tap("recipe.open?id=\(meal)")
      #expect(await visitor.app.navigation.below?.current == Route("home"))
      try await visitor.tap("navigation.dismiss")
      #expect(try await visitor.place == "home.suggestion")
      #expect(try await visitor.meal.id == meal)
    },
    Requirement("S-HOME-16", "a save is felt, then seen as a heart, then kept") {
      let visitor = try await Visitor()
      try await visitor.startTrial()
      let save = try #require(try await visitor.control("favorites.toggle"))
      #expect(save.haptic == .mediumImpact && save.motion == .savedHeart)
      try await visitor.tap("favorites.toggle?id=\(try await visitor.meal.id)")
      #expect(try await visitor.place == "home.suggestion-saved")
      #expect(try await visitor.stores.read().savedMeals.count == 1)
    },
    Requirement("S-HOME-17", "after ordering one is where one was") {
      let visitor = try await Visitor()
      let meal = try await visitor.meal.id
      try await visitor.tap("meal.order?id=\(meal)", "meal.orderWith?id=\(meal)&service=door-dash")
      #expect(await visitor.departures.count == 1)
      #expect(try await visitor.place == "home.suggestion")
      #expect(try await visitor.meal.id == meal)
    },
  ]
}
