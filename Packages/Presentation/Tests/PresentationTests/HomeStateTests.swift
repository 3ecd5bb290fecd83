import DesignSystem
import MealModels
import Preferences
import PremiumGate
import SuggestionEngine
import Testing

@testable import Presentation

@Suite struct HomeStateTests {
  // W-LOAD-01 to 07, C-K17, S-STATE-05, S-STATE-06
  @Test(arguments: [HomeState.loading, .suggestion(HomeScreenTests.meal), .error("x"), .empty])
  func `while loading the greeting stays, bars shimmer and the button is busy`(
    state: HomeState
  ) throws {
    let root = HomeScreenTests.home(state) { $0.loadingPhase = .shimmer }.element
    #expect(root.text("home.greeting.text")?.text == "Good evening! What's for dinner?")
    #expect(root.text("home.primary.title")?.text == "Loading new suggestion...")
    #expect(root.spoken("home.primary")?.traits.contains(.busy) == true)
    #expect(root.find("home.primary.spinner") != nil)
    for id in ["home.primary", "home.seeRecipe", "home.save", "home.order"] {
      #expect(root.fired(ElementID(id)) == nil, "\(id) can be used while loading")
    }
    let bars = root.all.filter { $0.role == .skeleton }
    #expect(
      bars.map(\.layout.height) == [200, 22, 16, 16, 16, 16, 16].map { .fixed($0) })
    #expect(bars.suffix(2).map(\.layout.width) == [.fixed(300), .fixed(250)])
    #expect(root.find("home.card.title.bar")?.layout.width == .fixed(200))
  }

  // W-LOAD-08 to 11, C-M01, S-ANIM-05
  @Test func `the transition has three phases, then the card can be used`() {
    #expect(abs(SuggestionTransition.prefetched.totalSeconds - 0.8) < 1e-9)
    #expect(abs(SuggestionTransition.network.totalSeconds - 1.3) < 1e-9)
    let motions = [
      (SuggestionTransition.Phase.fadeOut, Motion.suggestionFadeOut),
      (.slideIn, .suggestionSlideIn),
    ]
    for (phase, motion) in motions {
      let card = HomeScreenTests.home { $0.loadingPhase = phase }.element.find("home.card")
      #expect(card?.motion == motion)
      let controls = card?.all.filter { $0.action != nil } ?? []
      #expect(controls.isEmpty)
    }
    #expect(HomeScreenTests.home().element.find("home.card")?.motion == nil)
    let first = HomeScreenTests.home { $0.entrance = .cardInsertion }.element.find("home.card")
    #expect(first?.motion == .cardInsertion)
  }

  @Test(arguments: MissingData.allCases)
  func `where known data is missing nothing is offered but to decide`(missing: MissingData) {
    let screen = HomeScreenTests.home(.empty) { $0.missingData = missing }
    #expect(screen.state == "data-missing")
    let actions = screen.element.all.compactMap(\.action?.id).filter {
      $0.rawValue.hasPrefix("home.")
    }
    #expect(actions == [HomeAction.saveMissing.id, HomeAction.acceptMissing.id])
    #expect(screen.announcement?.hasPrefix("Your saved data") == true)
  }

  // W-ERR-01 to 07, C-E05, C-S04, S-ERR-02
  @Test func `an error names the last suggestion and its controls act on it`() {
    let screen = HomeScreenTests.home(.error("Unable to load new suggestion")) {
      $0.lastSuggestion = HomeScreenTests.meal
    }
    let root = screen.element
    #expect(root.text("home.error.message.headline")?.text == "Unable to load suggestion")
    #expect(
      root.text("home.error.message.body")?.text
        == "Please check your connection and try again")
    #expect(
      root.text("home.error.last")?.text == "Last suggestion shown: Creamy Tuscan Chicken")
    #expect(root.find("home.error.last")?.layout.minHeight == 16)
    #expect(root.find("home.error")?.layout.minHeight == 200)
    #expect(root.text("home.primary.title")?.text == "Try Again")
    #expect(root.fired("home.primary") == "home.retry")
    #expect(root.fired("home.seeRecipe") == "recipe.open?id=creamy-tuscan-chicken")
    #expect(root.fired("home.order") == "meal.order?id=creamy-tuscan-chicken")
    #expect(screen.announcement == "Unable to load new suggestion")
  }

  @Test func `a failure of the service is not put down to the connection`() {
    let screen = HomeScreenTests.home(.error("The suggestion service is not answering")) {
      $0.failure = .service
    }
    let root = screen.element
    #expect(root.text("home.error.message.headline")?.text == "Unable to load suggestion")
    #expect(
      root.text("home.error.message.body")?.text
        == "The suggestion service is not answering right now. Please try again in a while.")
    #expect(
      root.find("home.error.message.icon")?.content
        == .icon(.warning, style: .stateIcon, color: .secondaryLabel))
    #expect(root.fired("home.primary") == "home.retry")
    #expect(screen.announcement == "The suggestion service is not answering")
    let toast = HomeScreenTests.home {
      $0.toast = ScreenToast.suggestionFailed(.service).notice(.english)
    }
    let alert = ConnectionAlertScreen(of: .service, .english)
    #expect(alert.title == "Suggestions Unavailable")
    #expect(toast.toast?.text == "No answer right now. Please try again in a while.")
    #expect(toast.announcement == toast.toast?.text)
    for words in [toast.toast?.text, alert.element.visibleText, root.visibleText] {
      #expect(words?.contains("right now. Please try again in a while.") == true)
      #expect(words?.lowercased().contains("connection") == false)
    }
  }

  // C-E05
  @Test func `without a cache the line is hidden and the controls are disabled`() {
    let root = HomeScreenTests.home(.error("x")).element
    #expect(root.find("home.error.last") == nil)
    for id in ["home.seeRecipe", "home.save", "home.order"] {
      #expect(root.fired(ElementID(id)) == nil)
    }
    #expect(root.fired("home.primary") == "home.retry")
  }

  // D-EMPTY-01 to 04, C-S12, C-T12
  @Test func `an empty Home has its button above the message`() throws {
    let root = HomeScreenTests.home(.empty).element
    let headline = try #require(root.text("home.empty.headline"))
    let body = try #require(root.text("home.empty.body"))
    #expect(headline.text == "No suggestions yet")
    #expect(headline.style == .headline)
    #expect(headline.color == .secondaryLabel)
    #expect(body.text == "Tap the button above to get your first meal suggestion")
    #expect(body.style == .body)
    #expect(body.color == .tertiaryLabel && body.alignment == .center)
    #expect(root.find("home.empty")?.layout.spacing.points == 16)
    let order = root.readingOrder.map(\.id.rawValue)
    let button = try #require(order.firstIndex(of: "home.primary"))
    #expect(button < (try #require(order.firstIndex(of: "home.empty.headline"))))
    #expect(
      root.find("home.empty.icon")?.content
        == .icon(.meal, style: .stateIcon, color: .secondaryLabel))
  }

  // S-PREM-13, C-P06
  @Test func `the nudge is said once it is due, and never while loading or in an error`() {
    let root = HomeScreenTests.home { $0.showsNudge = true }.element
    #expect(
      root.text("home.nudge.text")?.text == "Love these suggestions? Save your favorites!")
    #expect(root.fired("home.nudge.dismiss") == "home.dismissNudge")
    #expect(root.fired("home.nudge.more") == "premium.learnMore")
    let loading = HomeScreenTests.home {
      $0.showsNudge = true
      $0.loadingPhase = .shimmer
    }
    #expect(loading.nudge == nil)
    #expect(HomeScreenTests.home(.error("x")) { $0.showsNudge = true }.nudge == nil)
  }

  @Test func `Home asks about limits below the drawn parts, with four answers`() throws {
    let root = HomeScreenTests.home { $0.quietLine = .limits }.element
    let order = root.readingOrder.map(\.id.rawValue)
    let start = try #require(order.firstIndex(of: "home.line.text"))
    #expect(
      order[start...].prefix(7) == [
        "home.line.text", "home.line.further", "home.line.dismiss", "home.line.vegetarian",
        "home.line.nuts", "home.line.gluten", "home.line.dairy",
      ])
    #expect(order[start - 1] == "home.order")
    #expect(root.text("home.line.text")?.text == "Anything you can't eat?")
    #expect(root.fired("home.line.nuts") == "home.keepLimit?id=nuts")
    #expect(root.fired("home.line.further") == "home.answer?id=limits")
    #expect(root.fired("home.line.dismiss") == "home.dismissLine?id=limits")
  }

  @Test func `a quiet line never stands beside the nudge, nor while another meal is on its way`() {
    for line in QuietLine.allCases {
      let both = HomeScreenTests.home {
        $0.quietLine = line
        $0.showsNudge = true
      }
      #expect(both.quietLine == nil && both.nudge != nil)
      let loading = HomeScreenTests.home {
        $0.quietLine = line
        $0.loadingPhase = .shimmer
      }
      #expect(loading.quietLine == nil)
      #expect(HomeScreenTests.home(.error("x")) { $0.quietLine = line }.quietLine == nil)
      #expect(HomeScreenTests.home(.empty) { $0.quietLine = line }.quietLine == nil)
    }
  }

  // D-ERR-01, D-ERR-02, C-E02
  @Test func `a failed refresh over a shown meal is a toast`() {
    let screen = HomeScreenTests.home { $0.toast = ScreenToast.suggestionFailed().notice(.english) }
    #expect(screen.toast?.text == "Unable to load suggestion. Please try again.")
    #expect(screen.toast?.icon == .warning)
    #expect(screen.announcement == "Unable to load suggestion. Please try again.")
    #expect(screen.element.find("home.card") != nil)
  }

  @Test func `the card's menu has the actions of other features`() {
    let cook = CustomAction("Add to week", ControlAction("plan.add"))
    let card = HomeScreenTests.home { $0.mealActions = [cook] }.element.spoken("home.card.meal")
    #expect(card?.customActions.map(\.label) == ["Why This?", "Add to week"])
    #expect(card?.customActions.last == cook)
  }

  @Test func `a relaxed wish is said above the card with what else could bend`() {
    let screen = HomeScreenTests.home {
      $0.relaxations = [
        Relaxation(change: .moreTime(minutes: 30, insteadOf: 15), mealsOpened: 6)
      ]
      $0.possibleRelaxations = [
        Relaxation(change: .anyCuisine(insteadOf: [.thai]), mealsOpened: 11),
        Relaxation(change: .moreTime(minutes: 30, insteadOf: 15), mealsOpened: 6),
        Relaxation(change: .moreTime(minutes: 45, insteadOf: 15), mealsOpened: 7),
        Relaxation(change: .moreTime(minutes: nil, insteadOf: 15), mealsOpened: 7),
        Relaxation(change: .anySlot(insteadOf: .dinner), mealsOpened: 2),
      ]
    }
    let actions = screen.notice?.offers.map(\.action.description)
    #expect(
      actions == [
        "home.relax?wish=cuisine", "home.relax?wish=time&minutes=45", "home.relax?wish=time",
        "home.relax?wish=slot",
      ])
    #expect(
      screen.notice?.offers.map(\.title) == [
        "Any cuisine", "45 minutes", "No time limit", "Any time of day",
      ])
    let order = screen.element.readingOrder.map(\.id.rawValue)
    #expect(order.firstIndex(of: "home.notice.text") == 1)
    #expect(order.firstIndex(of: "home.notice.cuisine") == 2)
    let card = order.firstIndex(of: "home.card.meal") ?? 0
    #expect(order.firstIndex(of: "home.notice.slot") ?? card < card)
  }

  @Test(arguments: [
    (
      DeadEnd.limits([.diet(.vegan), .dislike("tofu")], withoutDislikes: 3),
      "Edit Foods to Leave Out"
    ),
    (.limits([.diet(.vegan), .contains(.soy)], withoutDislikes: 0), "Open Dietary Restrictions"),
  ])
  func `a dead end offers to edit and never to drop a limit that protects`(
    deadEnd: DeadEnd, title: String
  ) {
    let root = HomeScreenTests.home(.empty) { $0.deadEnd = deadEnd }.element
    #expect(root.text("home.primary.title")?.text == title)
    #expect(root.fired("home.primary") == "settings.open?screen=dietary-restrictions")
    let ids = Set(root.actions.map(\.id.rawValue))
    #expect(ids == ["settings.open", "tab.select"])
  }

  @Test func `limits that cannot be read are said, and nothing is suggested`() {
    let screen = HomeScreenTests.home(.empty) { $0.hasUnreadableLimits = true }
    #expect(screen.announcement == "Some limits cannot be read")
    #expect(
      screen.element.fired("home.primary") == SettingsScreenTests.opens("dietary-restrictions"))
    #expect(screen.state == "dead-end")
  }

  @Test func `an empty catalogue can be tried again`() {
    let root = HomeScreenTests.home(.empty) { $0.deadEnd = .emptyCatalog }.element
    #expect(root.fired("home.primary") == "home.retry")
    #expect(root.text("home.empty.headline")?.text == "There are no meals here")
  }

  // S-STATE-01
  @Test func `HomeState has exactly four cases`() {
    let home: [HomeState] = [.loading, .suggestion(HomeScreenTests.meal), .error("x"), .empty]
    let names = home.map { state in
      switch state {
      case .loading: "loading"
      case .suggestion: "suggestion"
      case .error: "error"
      case .empty: "empty"
      }
    }
    #expect(names == ["loading", "suggestion", "error", "empty"])
  }
}
