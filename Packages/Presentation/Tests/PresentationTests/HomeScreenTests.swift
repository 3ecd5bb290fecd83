import DesignSystem
import MealModels
import PremiumGate
import ScreenParts
import SuggestionEngine
import Testing

@testable import Presentation

@Suite struct HomeScreenTests {
  static let meal = SampleKitchen.tuscan
  static let free = Decision.needsPremium(.mealSaved)

  static func home(
    _ state: HomeState = .suggestion(meal), _ change: (inout HomeInput) -> Void = { _ in }
  ) -> HomeScreen {
    var input = HomeInput(state: state)
    change(&input)
    return HomeScreen(
      input, PresentationContext(copy: .english, tabBar: .mealAdvisor(copy: .english)))
  }

  // W-HOME-08, W-DARK-02, S-HOME-03, G-01, C-S01
  @Test(arguments: [
    (
      Greeting.morning, InterfaceStyle.light, "Good morning! What's for breakfast?",
      IconRole.morning
    ),
    (.afternoon, .dark, "Good afternoon! What's for lunch?", .afternoon),
    (.evening, .light, "Good evening! What's for dinner?", .evening),
    (.evening, .dark, "Good evening! What's for dinner?", .night),
  ])
  func `the greeting follows the time of day and its glyph is silent`(
    greeting: Greeting, scheme: InterfaceStyle, words: String, icon: IconRole
  ) {
    let input = HomeInput(state: .suggestion(Self.meal), greeting: greeting)
    let screen = HomeScreen(input, PresentationContext(copy: .english, interfaceStyle: scheme))
    #expect(screen.element.text("home.greeting.text")?.text == words)
    #expect(screen.greeting.icon == icon)
    #expect(screen.element.spoken("home.greeting.icon")?.exposure == .hidden)
  }

  @Test(arguments: [
    (0, Greeting.evening), (3, .evening), (4, .morning), (10, .morning), (11, .afternoon),
    (15, .afternoon), (16, .evening), (23, .evening),
  ])
  func `the windows of the day are those of G-01`(hour: Int, greeting: Greeting) {
    #expect(Greeting(hour: hour) == greeting)
  }

  @Test func `an unknown time is neither shown nor spoken`() {
    var recipe = Self.meal.recipe
    recipe.times = RecipeTimes(prepMinutes: 20, cookMinutes: 40, isAssumed: true)
    let meal = Meal(
      recipe: recipe, slots: Self.meal.slots, facts: Self.meal.facts, traits: Self.meal.traits)
    let home = Self.home(.suggestion(meal)).element
    #expect(
      home.spoken("home.card.meal")?.value == "Easy difficulty. Always check the label.")
    #expect(home.find("home.card.badges.difficulty") != nil)
    #expect(home.find("home.card.badges.time") == nil)
    let search = SearchScreen(SearchInput(query: "chicken", meals: [meal.summary]), .english)
    #expect(search.element.all.allSatisfy { !$0.accessibility.value.contains("60") })
    #expect(SavedItem(meal).minutes == nil)
  }

  // W-A11Y-01 to 05, C-A01, C-A02, C-S10
  @Test func `the card is read as one element in the drawn words`() throws {
    let root = Self.home().element
    let card = try #require(root.spoken("home.card.meal"))
    #expect(card.exposure == .element)
    #expect(card.label == "Meal suggestion: Creamy Tuscan Chicken")
    #expect(card.value == "25 minutes, Easy difficulty. Always check the label.")
    #expect(card.hint == "Double tap to get recipe details")
    #expect(root.fired("home.card.meal") == "recipe.open?id=creamy-tuscan-chicken")
    let primary = try #require(root.spoken("home.primary"))
    #expect(primary.label == "Get new meal suggestion")
    #expect(primary.hint == "Generates a different meal recommendation")
  }

  // W-HOME-14 to 24, W-HOME-28, W-HOME-41, W-HOME-43
  @Test(
    arguments: [
      (
        "home.greeting.text", "Good evening! What's for dinner?", TypeStyle.title3,
        FontWeight.medium, ColorRole.label, nil
      ),
      ("home.card.title", "Creamy Tuscan Chicken", .title2, .bold, .label, 2),
      ("home.card.badges.time.text", "25 min", .badge, .medium, .secondaryLabel, 1),
      ("home.card.badges.difficulty.text", "Easy", .badge, .medium, .secondaryLabel, 1),
      ("home.card.badges.cuisine.text", "Italian", .badge, .medium, .secondaryLabel, 1),
      (
        "home.card.description",
        "A rich, creamy chicken dish with sun-dried tomatoes and fresh spinach. "
          + "Perfect for a cozy dinner at home.", .callout, .regular, .secondaryLabel, 2
      ),
      ("home.primary.title", "Get New Suggestion", .body, .medium, .onPrimary, nil),
      ("home.seeRecipe.title", "See Recipe", .callout, .medium, .primaryText, nil),
      ("home.save.title", "Save", .callout, .medium, .primaryText, nil),
      ("home.order.title", "Order", .callout, .medium, .primaryText, nil),
    ] as [(ElementID, String, TypeStyle, FontWeight, ColorRole, Int?)])
  func `each text of Home has its words and tokens`(
    id: ElementID, words: String, style: TypeStyle, weight: FontWeight, color: ColorRole,
    lines: Int?
  ) {
    let expected = TextContent(words, style: style, weight: weight, color: color)
    let actual = Self.home().element.text(id)
    #expect(actual?.text == expected.text)
    #expect(actual?.style == style)
    #expect(actual?.weight == weight)
    #expect(actual?.color == color)
    #expect(actual?.lineLimit == lines)
  }

  // W-HOME-10, 11, 12, 16, 19, 22, 23, 26, 27, 29, C-L05, C-L10
  @Test func `the drawn heights are minimums and the drawn gaps are kept`() throws {
    let root = Self.home().element
    let heights = [
      ("home.greeting", 32.0), ("home.card", 400), ("home.card.title", 28),
      ("home.card.badges", 24), ("home.card.description", 40), ("home.primary", 50),
      ("home.seeRecipe", 44), ("home.save", 44), ("home.order", 44),
    ]
    for (id, height) in heights {
      #expect(root.find(ElementID(id))?.layout.minHeight == height, "\(id)")
    }
    #expect(root.find("home.card.image")?.layout.height == .fixed(200))
    #expect(root.gap("home.gap.greeting") == 16)
    #expect(root.gap("home.gap.primary") == 24)
    #expect(root.gap("home.gap.secondary") == 16)
    let row = try #require(root.find("home.secondary"))
    #expect(row.layout.spacing.points == 16)
    #expect(row.children.map(\.layout.padding.leading.points) == [8, 8, 8])
    #expect(row.layout.stacksAtAccessibilitySizes)
  }

  // W-HOME-06, S-HOME-14
  @Test func `VoiceOver reads Home from the greeting to the tabs`() {
    let labels = Self.home { $0.reasons = [.neverShown] }.element.readingOrder
      .map(\.accessibility.label)
    #expect(
      labels == [
        "Good evening! What's for dinner?", "Meal suggestion: Creamy Tuscan Chicken",
        "Why This?", "Get new meal suggestion", "See Recipe", "Save to favorites", "Order",
        "Home", "Favorites", "Settings",
      ])
  }

  // C-A02, C-A05: a control beside the one that opens the recipe, and once in the card's menu.
  @Test func `the last line of the card says why, and opens the explanation`() throws {
    let root = Self.home { $0.reasons = [.neverShown, .fitsSlot(.dinner)] }.element
    let why = try #require(root.find("home.card.why"))
    #expect(root.text("home.card.why.text")?.text == "New to you · Good for dinner")
    #expect(why.action?.description == "meal.why?id=creamy-tuscan-chicken")
    #expect(why.layout.minHeight == 44)
    #expect(root.find("home.card.meal")?.find("home.card.why") == nil)
    #expect(why.accessibility.label == "Why This?")
    #expect(why.accessibility.value == "New to you · Good for dinner")
    #expect(why.accessibility.hint == "Tells why this meal is suggested")
    let menu = try #require(root.spoken("home.card.meal")).customActions
    #expect(menu.map(\.label) == ["Why This?"])
    #expect(menu.map(\.action) == [why.action])
    #expect(Self.home().element.text("home.card.why.text")?.text == "Why This?")
    #expect(Self.home().structureFindings == [])
  }

  // C-L03: nothing stands below the drawn rows but one thing that comes seldom.
  @Test func `the row of three buttons ends the page`() throws {
    for state in SampleKitchen.catalog.screens.first(where: { $0.id == "home" })?.states ?? [] {
      let screen = try SampleKitchen.catalog.screen("home", state: state.id.rawValue)
      let parts = try #require(screen.element.find("home.content")).children.map(\.id)
      guard let row = parts.firstIndex(of: "home.secondary") else { continue }
      let below = parts[(row + 1)...].filter { $0 != "home.space" && $0 != "home.gap.end" }
      let seldom: [ElementID] = ["home.nudge", "home.line", "home.wishes", "home.stove"]
      #expect(below.isEmpty || seldom.contains { below == ["home.gap.below", $0] }, "\(state.id)")
    }
  }

  // W-HOME-30, W-A11Y-06, W-A11Y-07, C-A03, G-24, G-09, S-HOME-16
  @Test(arguments: [
    (false, Decision.allowed, "Save", "Save to favorites", "", Haptic.mediumImpact as Haptic?),
    (false, free, "Save", "Save to favorites", "Requires premium subscription", nil),
    (true, .allowed, "Saved", "Remove from favorites", "", nil),
    (true, free, "Saved", "Remove from favorites", "", nil),
  ])
  func `Save says what it does and whether premium is needed`(
    isSaved: Bool, decision: Decision, title: String, label: String, hint: String,
    haptic: Haptic?
  ) throws {
    let root = Self.home {
      $0.savedMeals = isSaved ? [Self.meal.id] : []
      $0.saveDecision = decision
    }.element
    let save = try #require(root.find("home.save"))
    #expect(root.text("home.save.title")?.text == title)
    #expect(save.accessibility.label == label)
    #expect(save.accessibility.hint == hint)
    #expect(save.action?.haptic == haptic)
    #expect(save.action?.motion == haptic.map { _ in .savedHeart })
    #expect(root.fired("home.save") == "favorites.toggle?id=creamy-tuscan-chicken")
  }

  // G-03, S-HOME-12
  @Test func `the controls beside Save carry their hints and lead out where they do`() throws {
    let root = Self.home().element
    #expect(root.spoken("home.seeRecipe")?.hint == "Opens the full recipe")
    let order = try #require(root.spoken("home.order"))
    #expect(order.hint == "Opens a delivery app")
    #expect(order.traits.contains(.link))
    #expect(root.fired("home.order") == "meal.order?id=creamy-tuscan-chicken")
  }
}
