import DesignSystem
import EaterScreens
import MealModels
import Preferences
import PremiumGate
import ScreenParts
import Testing

@testable import Presentation

@Suite struct SettingsScreenTests {
  static let drawn = SettingsInput(
    restrictionCount: 3, maxMinutes: 30,
    cuisineDecision: .needsPremium(.cuisinesOpened))

  static func opens(_ screen: String) -> String { "settings.open?screen=\(screen)" }

  // W-SET-06 to 14, C-S05
  @Test(
    arguments: [
      (
        "settings.diets", "Dietary Restrictions", "3 selected", opens("dietary-restrictions"),
        IconRole.restrictions
      ),
      ("settings.time", "Cooking Time Available", "30 minutes", opens("cooking-time"), .time),
      (
        "settings.cuisines", "Cuisine Preferences", "All cuisines", opens("cuisine-preferences"),
        .world
      ),
      ("settings.signIn", "Sign in with Apple", "", "settings.signIn", .account),
      ("settings.premium", "Premium Subscription", "Not active", "premium.open", .premium),
      ("settings.privacy", "Privacy Policy", "", opens("privacy-policy"), .privacy),
      ("settings.terms", "Terms of Service", "", opens("terms-of-service"), .terms),
      ("settings.version", "App Version", "1.0.0", nil, .information),
    ] as [(ElementID, String, String, String?, IconRole)])
  func `each row has its words, value, symbol and action`(
    id: ElementID, title: String, value: String, action: String?, icon: IconRole
  ) throws {
    let root = SettingsScreen(Self.drawn, .english).element
    let row = try #require(root.find(id))
    #expect(row.accessibility.label == title)
    #expect(row.accessibility.value == value)
    #expect(root.text(id.child("title"))?.text == title)
    #expect(row.action?.description == action)
    #expect(row.layout.minHeight == 44)  // W-SET-02, W-SET-16
    guard case .icon(let shown, _, _)? = root.find(id.child("icon"))?.content else {
      Issue.record("no symbol")
      return
    }
    #expect(shown == icon)
    let hasArrow = root.find(id.child("accessory")) != nil
    #expect(hasArrow == !["settings.signIn", "settings.version"].contains(id.rawValue))
  }

  // W-SET-01, 03, 04, 05, 06
  @Test func `three groups, 35 points apart, headed in capitals and read in normal case`() {
    let screen = SettingsScreen(Self.drawn, .english)
    #expect(screen.sections.map(\.header) == ["PREFERENCES", "ACCOUNT", "ABOUT"])
    #expect(screen.sections.map(\.spokenHeader) == ["Preferences", "Account", "About"])
    let root = screen.element
    #expect(root.find("settings.content")?.layout.spacing.points == 35)
    #expect(root.find("settings.account.header")?.layout.minHeight == 28)
    #expect(root.text("settings.account.header.text")?.style == .footnote)
    #expect(root.text("settings.bar.title")?.style == .largeTitle)
  }

  @Test func `an app that plans weeks has the people first, an assistant last`() {
    var input = Self.drawn
    input.people = [Companion("You", restrictionCount: 0)]
    let copy = Copy.english
    input.offeredRows = ["assistant", "store", "planning", "sharing"].map { name in
      OfferedRow(
        section: copy(CopyKey("settings.group.\(name)")),
        row: ListRow(ElementID("settings.\(name).row"), "Row"))
    }
    #expect(
      SettingsScreen(input, .english).sections.map(\.header) == [
        "PEOPLE AT THE TABLE", "SHARING", "STORE", "PLANNING", "UNITS AND APPEARANCE", "ACCOUNT",
        "ABOUT", "OPTIONAL",
      ])
  }

  // C-P02
  @Test func `a stored cuisine list rests without premium and is shown with it`() {
    var input = SettingsInput(cuisines: [.thai], cuisineDecision: .needsPremium(.cuisinesOpened))
    let free = SettingsScreen(input, .english).element.spoken("settings.cuisines")
    #expect(free?.value == "All cuisines")
    #expect(free?.hint == "Requires premium subscription")
    input.cuisineDecision = .allowed
    #expect(SettingsScreen(input, .english).element.spoken("settings.cuisines")?.value == "Thai")
    input.cuisines = [.thai, .greek]
    let both = SettingsScreen(input, .english).element.spoken("settings.cuisines")
    #expect(both?.value == "2 selected")
    #expect(both?.hint == "")
  }

  @Test func `nothing chosen reads as None and No limit`() {
    let root = SettingsScreen(SettingsInput(), .english).element
    #expect(root.spoken("settings.diets")?.value == "None")
    #expect(root.spoken("settings.time")?.value == "No limit")
  }

  @Test func `rows of other features go to their section, new ones before ACCOUNT`() {
    var input = Self.drawn
    input.offeredRows = [
      OfferedRow(section: "Plan & Track", row: ListRow("plan.week", "Weekly Planner")),
      OfferedRow(section: "About", row: ListRow("help.row", "Help")),
      OfferedRow(section: "Plan & Track", row: ListRow("plan.list", "Grocery List")),
    ]
    let screen = SettingsScreen(input, .english)
    #expect(
      screen.sections.map(\.header) == ["PREFERENCES", "PLAN & TRACK", "ACCOUNT", "ABOUT"])
    #expect(screen.sections[1].rows.map(\.id) == ["plan.week", "plan.list"])
    #expect(screen.sections[3].rows.last?.id == "help.row")
  }

  // G-04, C-P02, C-D13
  @Test func `dietary restrictions list nine diets and every allergen`() {
    let input = DietaryRestrictionsInput(
      diets: DietSet([.vegan]), allergens: AllergenSet([.peanut]),
      dislikeDecision: .needsPremium("foods-opened"))
    let root = DietaryRestrictionsScreen(input, .english).element
    let calls = root.actions.map(\.description)
    #expect(calls.filter { $0.hasPrefix("settings.diet=<toggle>?id=") }.count == 9)
    #expect(
      calls.filter { $0.hasPrefix("settings.allergy=<toggle>?id=") }.count
        == Allergen.allCases.count)
    let on = root.all.filter { $0.accessibility.traits.contains(.selected) }
    #expect(on.map(\.accessibility.label) == ["Vegan", "Peanuts"])
    #expect(
      root.spoken("dietary-restrictions.dislikes")?.hint == "Requires premium subscription")
    #expect(root.fired("dietary-restrictions.dislikes") == "premium.open")
  }

  @Test func `foods of one's own can be taken off the list, with or without premium`() {
    for decision in [Decision.allowed, .needsPremium("foods-opened")] {
      let input = DietaryRestrictionsInput(
        allergyFoods: [.init("kiwi", "Kiwi")], dislikes: [.init("cilantro", "Cilantro")],
        dislikeDecision: decision)
      let root = DietaryRestrictionsScreen(input, .english).element
      #expect(
        root.fired("dietary-restrictions.dislike.cilantro")
          == "settings.dislike=<toggle>?id=cilantro")
      #expect(
        root.fired("dietary-restrictions.allergyFood.kiwi")
          == "settings.allergyFood=<toggle>?id=kiwi")
    }
  }

  @Test func `nothing chosen ticks None/Everything`() {
    let root = DietaryRestrictionsScreen(DietaryRestrictionsInput(), .english).element
    let on = root.all.filter { $0.accessibility.traits.contains(.selected) }
    #expect(on.map(\.accessibility.label) == ["None/Everything"])
  }

  @Test func `cooking time offers six limits and none, one of them chosen`() {
    let root = CookingTimeScreen(minutes: 30, .english).element
    let rows = root.all.filter { $0.role == .row }
    #expect(
      rows.map(\.accessibility.label) == [
        "10 minutes", "15 minutes", "20 minutes", "30 minutes", "45 minutes", "60 minutes",
        "No limit",
      ])
    #expect(
      rows.filter { $0.accessibility.traits.contains(.selected) }.map(\.accessibility.label)
        == ["30 minutes"])
    #expect(rows.last?.action?.description == "settings.cookingTime=<choice:no-limit>")
  }

  @Test func `only the row of a choice accepts the call for it`() throws {
    let root = CookingTimeScreen(minutes: nil, .english).element
    let call = try ActionCall(parsing: "settings.cookingTime=15")
    let accepting = root.all.filter { $0.action?.accepts(call) == true }
    #expect(accepting.map(\.id) == ["cooking-time.choice.15"])
    #expect(root.action(for: try ActionCall(parsing: "settings.cookingTime=17")) == nil)
  }

  @Test func `cuisines begin with all of them, and rest without premium`() {
    var input = CuisinePreferencesInput(available: [.italian, .thai], selected: [.thai])
    let rows = CuisinePreferencesScreen(input, .english).element.all.filter { $0.role == .row }
    #expect(rows.map(\.accessibility.label) == ["All cuisines", "Italian", "Thai"])
    #expect(rows[0].action?.description == "settings.cuisine=<toggle>?id=all")
    input.decision = .readOnly
    let resting = CuisinePreferencesScreen(input, .english).element
    let usable = resting.actions.map(\.description)
    #expect(
      usable == ["navigation.dismiss", "premium.open", "settings.cuisine=<toggle>?id=thai"]
        || usable == ["premium.open", "navigation.dismiss", "settings.cuisine=<toggle>?id=thai"])
  }

  @Test func `sub-screens go back and keep the tabs`() {
    let context = PresentationContext(
      copy: .english, tabBar: .mealAdvisor(selected: "settings", copy: .english))
    let root = CookingTimeScreen(minutes: 30, context).element
    #expect(root.fired("cooking-time.back") == "navigation.dismiss")
    #expect(root.spoken("cooking-time.back")?.label == "Back")
    #expect(root.find("tabs.settings")?.accessibility.traits.contains(.selected) == true)
  }

  @Test func `the inputs follow from what the eaters told us`() {
    var preferences = EaterPreferences()
    preferences.cookingTime = .fifteenMinutes
    preferences.cuisines = [.thai]
    let settings = SettingsInput(preferences, gate: Gate(.none, of: .mealAdvisor))
    #expect(settings.restrictionCount == 0)
    #expect(settings.maxMinutes == 15)
    #expect(settings.cuisineDecision == .needsPremium(.cuisinesOpened))
    let cuisines = CuisinePreferencesInput(
      preferences, available: [.thai],
      gate: Gate(.lapsed(since: PremiumScreenTests.date), of: .mealAdvisor))
    #expect(cuisines.decision == .readOnly)
    #expect(cuisines.selected == [.thai])
  }

  @Test func `an eater's limits become rows, and everyone else is named`() {
    let limits = EaterLimits(
      diets: DietSet([.vegan]), allergens: AllergenSet([.milk]),
      allergies: [.asNamed("dragon-fruit")], dislikes: [.asNamed("okra")])
    #expect(limits.restrictionCount == 3)
    let input = DietaryRestrictionsInput(
      limits, gate: Gate(.none, of: .mealAdvisor), foodNames: ["okra": "lady's finger"],
      others: [Companion("Ben", restrictionCount: 1), Companion("Caro", restrictionCount: 0)])
    #expect(input.allergyFoods == [.init("dragon-fruit", "Dragon fruit")])
    #expect(input.dislikes == [.init("okra", "Lady's finger")])
    #expect(input.dislikeDecision == .allowed)
    let root = DietaryRestrictionsScreen(input, .english).element
    #expect(root.spoken("dietary-restrictions.other.0")?.label == "Ben")
    #expect(root.spoken("dietary-restrictions.other.0")?.value == "1 selected")
    #expect(root.spoken("dietary-restrictions.other.1")?.value == "No limits")
  }
}
