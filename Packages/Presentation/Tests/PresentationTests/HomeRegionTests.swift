import DesignSystem
import Testing

@testable import Presentation

@Suite struct HomeRegionTests {
  // S-ARCH-02, C-L06
  @Test func `the weights of the three regions are 60, 25 and 15 percent`() {
    #expect(Emphasis.allCases.map(\.share) == [0.60, 0.25, 0.15])
    #expect(abs(Emphasis.allCases.reduce(0) { $0 + $1.share } - 1) < 1e-9)
    #expect(
      HomeLayer.allCases.map(\.emphasis) == [.secondary, .content, .primaryAction, .secondary])
  }

  // S-HOME-14
  @Test func `greeting, card, button and the controls are the four layers`() {
    let screen = HomeScreenTests.home { $0.showsNudge = true }
    #expect(
      screen.regions == [
        HomeRegion(.foundation, ["home.greeting"]),
        HomeRegion(.content, ["home.card"]),
        HomeRegion(.interaction, ["home.primary"]),
        HomeRegion(
          .context,
          ["home.seeRecipe", "home.save", "home.order", "home.nudge", "tabs"]),
      ])
  }

  @Test(arguments: SampleKitchen.catalog.screens.first { $0.id == "home" }?.states.map(\.id) ?? [])
  func `in every state the regions are in the tree, and each layer is there once`(
    state: StateID
  ) throws {
    let screen = try #require(
      try SampleKitchen.catalog.screen("home", state: state.rawValue) as? HomeScreen)
    #expect(screen.regions.map(\.layer) == HomeLayer.allCases)
    for id in screen.regions.flatMap(\.elements) {
      #expect(screen.element.find(id) != nil, "\(id)")
    }
  }

  // D-IMG-07 to 10, W-LOAD-08 to 11
  @Test func `the picture on the card can be on its way or missing`() {
    for phase in [MealImage.Phase.placeholder, .loading(0.4), .failed] {
      let card = HomeScreenTests.home { $0.imagePhase = phase }.element
      guard case .image(let image)? = card.find("home.card.image")?.content else {
        Issue.record("no picture")
        continue
      }
      #expect(image.phase == phase)
    }
  }

  @Test(arguments: [
    (SuggestionTransition.Phase.fadeOut, "loading-fading-out"), (.shimmer, "loading-new"),
    (.slideIn, "loading-sliding-in"),
  ])
  func `each step to another meal has its state`(
    phase: SuggestionTransition.Phase, state: String
  ) {
    #expect(HomeScreenTests.home { $0.loadingPhase = phase }.state.rawValue == state)
  }

  @Test func `a message of success is another state than one of failure`() {
    #expect(
      HomeScreenTests.home { $0.toast = ScreenToast.mealSaved.notice(.english) }.state
        == "toast-confirmation")
    #expect(
      HomeScreenTests.home { $0.toast = ScreenToast.suggestionFailed().notice(.english) }.state
        == "toast")
  }
}
