import AppShell
import AppTesting
import DesignSystem
import Journal
import MealModels
import Preferences
import Testing

/// What the eaters tell the app: seen, stored, and kept to by the next meal (S-QA-01).
@Suite struct UserPreferencesTests {
  // S-SET-01 to 05, W-SET-01 to 17
  @Test func `Settings says in three groups what is set`() async throws {
    let guest = try await Diner()
    try await guest.tap("tab.select?id=settings")
    let words = try await guest.words
    let rows = [
      "PREFERENCES", "Dietary Restrictions", "None", "Cooking Time Available", "No limit",
      "Cuisine Preferences", "All cuisines", "ACCOUNT", "Sign in with Apple",
      "Premium Subscription", "Not active", "ABOUT", "Privacy Policy", "Terms of Service",
      "App Version", "1.0.0",
    ]
    var rest = words[...]
    for row in rows {
      let place = try #require(rest.firstRange(of: row), "\(row) in \(words)")
      rest = rest[place.upperBound...]
    }
    #expect(try await guest.preferences == EaterPreferences())
  }

  // S-PREM-04, S-SET-03, S-PRIV-02
  @Test(arguments: [Diet.vegan, .glutenFree, .halal])
  func `a diet is kept to by every meal from then on, and after a restart`(
    diet: Diet
  ) async throws {
    let disk = JournalFileSystem.inMemory()
    let guest = try await Diner(on: disk)
    try await guest.open("dietary-restrictions")
    try await guest.tap("settings.diet=on?id=\(diet.rawValue)", "navigation.dismiss")
    #expect(try await guest.sees("1 selected"))
    try await guest.tap("tab.select?id=home")
    try await keeps(diet, guest)
    let again = try await Diner(on: disk, at: "2026-05-14T12:30")
    try await keeps(diet, again)
    #expect(try await again.preferences.household.first?.diets == [diet])
  }

  private func keeps(_ diet: Diet, _ guest: Diner) async throws {
    for _ in 1...4 {
      let meal = try await guest.meal
      #expect(meal.facts.diets.contains(diet))
      #expect(try await guest.sees(meal.recipe.title))
      try await guest.tap("home.newSuggestion")
    }
  }

  // S-ERR-06, D-ERR-06, C-P02
  @Test func `an allergy to any food is set by its name; an unknown one is said where it is typed`()
    async throws
  {
    let guest = try await Diner()
    try await guest.open("dietary-restrictions")
    try await guest.tap("settings.addAllergyFood=garlik")
    #expect(try await guest.sees("No food called “garlik” was found."))
    #expect(try await guest.screen.id == "dietary-restrictions")
    #expect(try await guest.preferences == EaterPreferences())
    try await guest.tap("settings.addAllergyFood=garlic")
    #expect(!(try await guest.sees("No food called")))
    #expect(try await guest.preferences.limits(in: .empty).allergyFoods == ["garlic"])
    try await guest.tap("tab.select?id=home")
    for _ in 1...5 {
      #expect(try await guest.meal.facts.foods.isDisjoint(with: ["garlic"]))
      try await guest.tap("home.newSuggestion")
    }
  }

  @Test func `foods to leave out need no premium, and are left out`() async throws {
    let guest = try await Diner()
    try await guest.open("dietary-restrictions")
    try await guest.tap("settings.addDislike=onion")
    #expect(try await guest.preferences.limits(in: .empty).dislikedFoods == ["onion"])
    try await guest.tap("tab.select?id=home")
    for _ in 1...5 {
      #expect(try await guest.meal.facts.foods.isDisjoint(with: ["onion"]))
      try await guest.tap("home.newSuggestion")
    }
    try await guest.tap("tab.select?id=settings", "settings.dislike=off?id=onion")
    #expect(try await guest.preferences == EaterPreferences())
  }

  // S-PREM-04
  @Test(arguments: CookingTime.allCases)
  func `a cooking time is shown, stored and asked for`(time: CookingTime) async throws {
    let line = Line()
    let guest = try await Diner(source: line.source)
    try await guest.open("cooking-time")
    try await guest.tap("settings.cookingTime=\(time.rawValue)")
    let row = try #require(
      try await guest.element(ElementID("cooking-time.choice").child(time.rawValue)))
    #expect(row.accessibility.traits.contains(.selected))
    try await guest.tap("navigation.dismiss")
    #expect(try await guest.sees(time.minutes.map { "\($0) minutes" } ?? "No limit"))
    #expect(try await guest.preferences.cookingTime == time)
    try await guest.tap("tab.select?id=home", "home.newSuggestion")
    #expect(line.requests.last?.wishes.maxMinutes == time.minutes)
  }

  @Test func `every eater's limits hold, and the app remembers those of a person who leaves`()
    async throws
  {
    let patience = Patience()
    let guest = try await Diner(sleep: patience.sleep)
    try await guest.open("dietary-restrictions")
    try await guest.tap(
      "settings.diet=on?id=vegetarian", "settings.open?screen=household", "household.add=Ben",
      "settings.open?screen=eater&eater=Ben",
      "settings.open?screen=dietary-restrictions&eater=Ben",
      "settings.allergy=on?id=milk&eater=Ben", "tab.select?id=home")
    for _ in 1...4 {
      let facts = try await guest.meal.facts
      #expect(facts.diets.contains(.vegetarian) && !facts.contents.allergens.contains(.milk))
      try await guest.tap("home.newSuggestion")
    }
    try await guest.tap("tab.select?id=settings", "navigation.dismiss")
    #expect(try await guest.screen.title == "Ben")
    patience.begin()
    try await guest.touch("household.remove?eater=Ben")
    try await guest.wait(toSee: "Ben is no longer at the table. Kept, but no longer checked: Milk.")
    await guest.app.close()
    #expect(try await guest.preferences.limits(in: .empty).allergens.isEmpty)
    #expect(try await guest.preferences.limits(in: .empty).diets.contains(.vegetarian))
    try await guest.tap("household.add=Ben")
    #expect(try await guest.preferences.limits(in: .empty).allergens.contains(.milk))
  }

  // C-K01
  @Test(arguments: ["system", "light", "dark"])
  func `theme and contrast are kept`(theme: String) async throws {
    let disk = JournalFileSystem.inMemory()
    let guest = try await Diner(on: disk)
    try await guest.open("privacy-policy", "appearance")
    try await guest.tap("settings.appearance=\(theme)", "settings.contrast=on")
    let again = try await Diner(on: disk, at: "2026-05-13T08:00")
    try await again.open("privacy-policy", "appearance")
    let chosen = try await again.screen.element.readingOrder.filter {
      $0.action?.id == "settings.appearance" && $0.accessibility.traits.contains(.selected)
    }
    #expect(chosen.map(\.accessibility.label) == [theme.prefix(1).uppercased() + theme.dropFirst()])
    #expect(try await again.preferences.appearance.rawValue == theme)
    #expect(try await again.preferences.contrast == .increased)
  }

  // N-SET-33, G-16
  @Test func `units are kept for every recipe until all data goes; servings are for one evening`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let guest = try await Diner(on: disk)
    let meal = try await guest.meal
    let count = meal.recipe.servings == 12 ? 11 : meal.recipe.servings + 1
    try await guest.tap("recipe.open?id=\(meal.id)", "Adjust servings and units", "Metric")
    try await guest.tap(count == 11 ? "Fewer servings" : "More servings", "Done")
    #expect(try await guest.words.contains("\(count) servings"))
    #expect(try await guest.preferences.units == .metric)

    let again = try await Diner(on: disk, at: "2026-05-13T08:00")
    try await again.tap(
      "recipe.open?id=\(try await again.meal.id)", "recipe.adjust?id=\(try await again.meal.id)")
    #expect(try await again.screen.state == "metric")
    try await again.tap("Done", "Close")
    try await again.open("privacy-policy")
    try await again.tap("data.delete", "data.confirmDelete")
    #expect(try await again.preferences.units == nil)
  }

  @Test func `a control refuses an invalid value and changes nothing`() async throws {
    let guest = try await Diner()
    try await guest.open("dietary-restrictions")
    let long = String(repeating: "kiwi", count: 1000)
    for call in [
      ActionCall("settings.addAllergyFood", value: long),
      ActionCall("settings.diet", [ActionParameter("id", "vegan")], value: "perhaps"),
      ActionCall("settings.diet", [ActionParameter("id", "carnivore")], value: "on"),
      ActionCall("settings.cookingTime", value: "30"), ActionCall("data.confirmDelete"),
    ] {
      await #expect(throws: AppShellError.rejectedAction(call.description)) {
        try await guest.app.fire(call)
      }
    }
    #expect(try await guest.preferences == EaterPreferences())
  }
}
