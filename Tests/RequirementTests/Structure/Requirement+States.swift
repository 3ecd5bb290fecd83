import AppShell
import AppTesting
import DesignSystem
import Journal
import Presentation
import Testing

extension Requirement {
  /// S-STATE and S-ERR: what can be the case, and what then.
  static let states = stateShapes + loadingSteps + stateErrors

  private static let stateShapes = [
    Requirement("S-STATE-01", "Home loads, has a meal, has failed, or has nothing") {
      func name(_ state: HomeState) -> String {
        switch state {
        case .loading: "loading"
        case .suggestion: "suggestion"
        case .error: "error"
        case .empty: "empty"
        }
      }
      let home = Shown.names.filter { $0.hasPrefix("home.") }
      for state in [HomeState.loading, .error("No"), .empty] {
        #expect(home.contains("home.\(name(state))"))
      }
      #expect(home.contains("home.suggestion"))
    },
    Requirement("S-STATE-02", "one is at Home, Favorites or Settings, or at the recipe of a meal") {
      let visitor = try await Visitor()
      #expect(
        await visitor.app.navigation.tabs == [Route("home"), Route("favorites"), Route("settings")])
      try await visitor.follow("mealadvisor://recipe?id=thai-green-curry")
      let recipe = Route("recipe", [ActionParameter("id", "thai-green-curry")])
      #expect(await visitor.app.navigation.current == recipe)
    },
    Requirement("S-STATE-03", "a tap asks the source, and its answer comes to the screen") {
      let line = Line(answers: 1)
      let visitor = try await Visitor(source: line.source)
      let before = (asked: line.count, meal: try await visitor.meal.id)
      line.mend()
      for _ in 1...3 { try await visitor.tap("home.newSuggestion") }
      #expect(line.count > before.asked)
      #expect(try await visitor.meal.id != before.meal)
      #expect(try await visitor.sees(visitor.meal.recipe.title))
    },
  ]

  private static let loadingSteps = [
    Requirement(
      "S-STATE-04", "it begins with a tap",
      .fires("home.newSuggestion", "home.primary", on: "home.suggestion")),
    Requirement("S-STATE-05", "the button is busy before any answer is there") {
      let line = Line()
      let glass = Hourglass()
      let visitor = try await Visitor(source: line.source, sleep: glass.sleep)
      let meal = try await visitor.meal.id
      try await visitor.touch("home.newSuggestion")
      let button = try #require(try await visitor.element("home.primary"))
      #expect(button.accessibility.traits.contains(.busy))
      #expect(try await visitor.meal.id == meal)
      await visitor.app.close()
    },
    Requirement("S-STATE-06", "then the card shimmers") {
      let card = Shown.element("home.card", on: "home.loading-new")
      let leaves = card.all.filter { $0.children.isEmpty }
      #expect(!leaves.isEmpty && leaves.allSatisfy { $0.motion == .shimmer })
    },
    Requirement("S-STATE-07", "then the next meal slides in") {
      #expect(
        Shown.element("home.card", on: "home.loading-sliding-in").motion == .suggestionSlideIn)
    },
    Requirement("S-STATE-08", "then the button is as before") {
      let visitor = try await Visitor(source: Line().source)
      let before = try await visitor.element("home.primary")
      try await visitor.tap("home.newSuggestion")
      #expect(try await visitor.element("home.primary") == before)
    },
  ]

  private static let stateErrors = [
    Requirement("S-ERR-01 S-ERR-08", "whatever failed, there is a way on that is not leaving") {
      for (name, way) in [
        ("home.error", "home.retry"), ("home.error-cached", "home.retry"),
        ("connection-error.default", "home.retry"), ("system-error.default", "system.restart"),
        ("paywall.error", "premium.startTrial"), ("home.toast", "home.newSuggestion"),
      ] as [(String, ActionID)] {
        let ways = Shown.screen(name).element.actions.map(\.id)
        #expect(ways.contains(way), "\(name)")
      }
    },
    Requirement("S-ERR-02", "a failure is announced, the last meal stays, and one can try again") {
      let disk = JournalFileSystem.inMemory()
      let title = try await Visitor(on: disk).meal.recipe.title
      let visitor = try await Visitor(on: disk, source: Visitor.nobody)
      #expect(try await visitor.screen.announcement == "Unable to load new suggestion")
      #expect(try await visitor.sees(title))
      #expect(try await visitor.can("home.retry"))
    },
    Requirement(
      "S-ERR-03", "saving without premium is told what premium does",
      .shows(
        "Save to favorites with Premium", "Learn More", "Maybe Later",
        on: "premium-prompt.meal-saved"),
      .leads("favorites.toggle?id=MEAL", "premium.learnMore", to: "paywall"),
      .leads("favorites.toggle?id=MEAL", "premium.maybeLater", to: "home.suggestion")),
    Requirement(
      "S-ERR-04", "when the app cannot go on, one writes to us or starts over",
      .shows(
        "Something went wrong", "Contact Support", "Restart App", on: "system-error.default"),
      .fires("system.contactSupport", "system-error.support", on: "system-error.default"),
      .fires("system.restart", "system-error.restart", on: "system-error.default")),
    Requirement("S-ERR-05", "what is not critical is said in passing, over a page that works") {
      let toast = Shown.screen("home.toast").element
      #expect(toast.find("home.toast")?.role == .toast)
      #expect(toast.find("home.primary")?.isEnabled == true)
    },
    Requirement("S-ERR-06", "what was typed wrongly is said below the field") {
      let placed = Shown.placed("dietary-restrictions.unknown-food")
      let field = try #require(
        placed.elements.first { $0.element.visibleText == "cilanto" && $0.element.action != nil })
      let error = try #require(
        placed.elements.first {
          $0.element.ownText?.style == .inlineError && $0.element.visibleText.contains("cilanto")
        })
      #expect(error.frame.y >= field.frame.maxY)
    },
    Requirement("S-ERR-07", "only what nothing can be done with takes the whole screen") {
      let whole = Shown.catalog.screens.filter { $0.id.rawValue.contains("error") }.map(\.id)
      #expect(whole == ["connection-error", "system-error"])
      #expect(
        Shown.screen("connection-error.default").element.all.contains { $0.role == .alert })
      #expect(Shown.screen("system-error.default").element.find("tabs") == nil)
    },
  ]
}
