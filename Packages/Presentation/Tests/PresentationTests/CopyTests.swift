import DesignSystem
import MealModels
import PremiumGate
import Testing

@testable import Presentation

@Suite struct CopyTests {
  let copy = Copy.english

  @Test func `every diet, allergen, cuisine, slot and difficulty has its names`() {
    let names =
      Diet.allCases.flatMap { [copy.name(of: $0), copy.inlineName(of: $0)] }
      + Allergen.allCases.flatMap { [copy.name(of: $0), copy.inlineName(of: $0)] }
      + Cuisine.allCases.map { copy.name(of: $0) } + MealSlot.allCases.map { copy.name(of: $0) }
      + Difficulty.allCases.map { copy.name(of: $0) }
    #expect(names.filter { $0.contains("⟦") } == [])
    #expect(copy.name(of: .middleEastern) == "Middle Eastern")
  }

  // N-ONB-36, C-D13
  @Test func `the nine diets are called as on their chips`() {
    #expect(
      Diet.allCases.map { copy.name(of: $0) } == [
        "None/Everything", "Vegetarian", "Vegan", "Pescatarian", "Keto/Low-Carb",
        "Gluten-Free", "Dairy-Free", "Halal", "Kosher",
      ])
  }

  @Test(
    arguments: [
      ([], "", ""), (["a"], "a", "a"), (["a", "b"], "a and b", "a or b"),
      (["a", "b", "c", "d"], "a, b, c and d", "a, b, c or d"),
    ] as [([String], String, String)])
  func `lists are joined as one says them`(items: [String], and: String, or: String) {
    #expect(copy.list(items) == and)
    #expect(copy.alternatives(items) == or)
  }

  @Test func `no text is in two parts of the table with different words`() {
    let parts = [
      CopyTable.homeEnglish, CopyTable.recipeEnglish, CopyTable.favoritesEnglish,
      CopyTable.settingsEnglish, CopyTable.premiumEnglish, CopyTable.errorEnglish,
      CopyTable.suggestionEnglish, CopyTable.mealEnglish, CopyTable.foodEnglish,
      CopyTable.cuisineEnglish, CopyTable.legalEnglish, CopyTable.cookingEnglish,
      CopyTable.nutrientEnglish, CopyTable.traitEnglish, CopyTable.severalEnglish,
      CopyTable.calendarEnglish, CopyTable.accountEnglish, CopyTable.householdEnglish,
      CopyTable.signingInEnglish,
      CopyTable.opinionEnglish,
    ]
    #expect(parts.reduce(0) { $0 + $1.count } == CopyTable.english.entries.count)
  }

  @Test func `keys are lower-kebab segments joined by dots`() {
    let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789-.")
    for key in CopyTable.english.entries.keys {
      #expect(key.rawValue.allSatisfy(letters.contains), "\(key)")
      #expect(key.rawValue.contains("."), "\(key)")
    }
  }

  @Test func `every plural has both forms and every form its count`() {
    for (key, entry) in CopyTable.english.entries {
      guard case .plural(let forms) = entry else { continue }
      #expect(Set(forms.keys) == [.one, .other], "\(key)")
      #expect(forms[.other]?.contains("{count}") == true, "\(key)")
    }
  }

  @Test func `no text presses or blames`() {
    let pressing = [
      "hurry", "last chance", "don't miss", "only today", "guilt", "cheat", "shame", "bad food",
      "failed", "must upgrade", "limited time",
    ]
    for (key, entry) in CopyTable.english.entries {
      let texts: [String] =
        switch entry {
        case .text(let text): [text]
        case .plural(let forms): Array(forms.values)
        }
      for text in texts {
        #expect(!pressing.contains { text.lowercased().contains($0) }, "\(key)")
      }
    }
  }

  @Test(
    arguments: [
      (Cuisine.italian, "IT", "🇮🇹"), (.thai, "TH", "🇹🇭"), (.mexican, "MX", "🇲🇽"),
      (.middleEastern, nil, nil),
    ] as [(Cuisine, String?, String?)])
  func `a kitchen of one country has its flag`(cuisine: Cuisine, code: String?, flag: String?) {
    #expect(cuisine.regionCode == code)
    #expect(cuisine.flagGlyph == flag)
  }

  @Test(arguments: PaywallPromise.allCases)
  func `every promise has words`(promise: PaywallPromise) {
    #expect(!copy.text(for: promise).contains("⟦"))
  }

  @Test func `the sentences that other packages name are here`() {
    #expect(copy(CopyKey(Nudge.copyKey)) == "Love these suggestions? Save your favorites!")
    #expect(!copy(CopyKey(Receipt.deletionNoticeKey)).contains("⟦"))
  }

  @Test func `another language falls back on English where it has no words`() {
    let german = CopyTable(language: "de", entries: ["control.close": "Schließen"])
    let words = Copy([german, .english])
    let screen = RecipeDetailScreen(
      RecipeInput(meal: SampleKitchen.tuscan), PresentationContext(copy: words))
    #expect(screen.element.spoken("recipe.close")?.label == "Schließen")
    #expect(screen.element.text("recipe.startCooking.title")?.text == "Start Cooking")
  }

  @Test func `words in a title are not read as parameters`() {
    var recipe = SampleKitchen.tuscan.recipe
    recipe.title = "{difficulty} ⟦soup⟧"
    let meal = Meal(recipe: recipe, slots: [], facts: SampleKitchen.tuscan.facts)
    let screen = HomeScreen(HomeInput(state: .suggestion(meal)))
    #expect(
      screen.element.spoken("home.card")?.label == "Meal suggestion: {difficulty} ⟦soup⟧")
  }
}
