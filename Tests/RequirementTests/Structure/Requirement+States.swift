import DesignSystem
import Testing

extension Requirement {
  /// S-STATE and S-ERR: what can be the case, and what then.
  static let states = stateShapes + loadingSteps + stateErrors

  private static let stateShapes = [
    Requirement(
      "S-STATE-01", "Home loads, has a meal, has failed, or has nothing",
      .provedBy("HomeStateTests", "HomeState has exactly four cases")),
    Requirement(
      "S-STATE-02", "one is at Home, Favorites or Settings, or at the recipe of a meal",
      .provedBy("NavigationTests", "a link opens its place and records nothing"),
      .provedBy("PremiumScreenTests", "the Favorites tab is marked Premium until it opens")),
    Requirement(
      "S-STATE-03", "a tap asks the source, and its answer comes to the screen",
      .provedBy(
        "HomeViewModelTests",
        "another suggestion comes in three phases, and nothing can be used meanwhile",
        "the button is busy before anything answers, and as long as nothing does")),
  ]

  private static let loadingSteps = [
    Requirement(
      "S-STATE-04", "it begins with a tap",
      .fires("home.newSuggestion", "home.primary", on: "home.suggestion")),
    Requirement(
      "S-STATE-05", "the button is busy before any answer is there",
      .provedBy(
        "HomeViewModelTests",
        "the button is busy before anything answers, and as long as nothing does")),
    Requirement("S-STATE-06", "then the card shimmers") {
      let card = Shown.element("home.card", on: "home.loading-new")
      let leaves = card.all.filter { $0.children.isEmpty }
      #expect(!leaves.isEmpty && leaves.allSatisfy { $0.motion == .shimmer })
    },
    Requirement(
      "S-STATE-07 S-STATE-08", "then the next meal slides in, and the button is as before",
      .provedBy("HomeStateTests", "the transition has three phases, then the card can be used"),
      .provedBy(
        "HomeViewModelTests",
        "another suggestion comes in three phases, and nothing can be used meanwhile")),
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
    Requirement(
      "S-ERR-02", "a failure is announced, the last meal stays, and one can try again",
      .provedBy("HomeStateTests", "an error names the last suggestion and its controls act on it"),
      .provedBy(
        "HomeViewModelTests",
        "without a connection the last meal stays reachable, and trying again asks again")),
    Requirement(
      "S-ERR-03", "saving without premium is told what premium does",
      .provedBy("PremiumScreenTests", "the prompt says the sentence of what asked"),
      .provedBy(
        "PremiumUpgradeTests",
        "a free person saves a meal by way of the trial and finds it after a restart",
        "declining keeps everything as it was, and nothing is saved later behind one's back")),
    Requirement(
      "S-ERR-04", "when the app cannot go on, one writes to us or starts over",
      .provedBy("PremiumScreenTests", "the alert and the full screen read as written"),
      .provedBy(
        "TroubleStory",
        "a disk that cannot be read ends in a way to support and a restart that works")),
    Requirement(
      "S-ERR-05", "what is not critical is said in passing, over a page that works",
      .provedBy("HomeStateTests", "a failed refresh over a shown meal is a toast"),
      .provedBy(
        "HomeViewModelTests",
        "a failure beside a meal is a short message, the third in a row an alert")),
    Requirement(
      "S-ERR-06", "what was typed wrongly is said below the field",
      .provedBy("ComponentTests", "an error stands below its field and is its hint"),
      .provedBy(
        "UserPreferencesTests",
        "an allergy to any food is set by its name; an unknown one is said where it is typed")),
    Requirement("S-ERR-07", "only what nothing can be done with takes the whole screen") {
      let whole = Shown.catalog.screens.filter { $0.id.rawValue.contains("error") }.map(\.id)
      #expect(whole == ["connection-error", "system-error"])
      #expect(
        Shown.screen("connection-error.default").element.all.contains { $0.role == .alert })
      #expect(Shown.screen("system-error.default").element.find("tabs") == nil)
    },
  ]
}
