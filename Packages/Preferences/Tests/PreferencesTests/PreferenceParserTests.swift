import MealModels
import MealModelsFixtures
import Preferences
import Testing

@Suite struct PreferenceParserTests {
  private let parser = PreferenceParser(household: [.you, Eater(name: "Ana")]) { Dishes.book }

  @Test(arguments: [
    ("diets", "vegan, Gluten-Free", "vegan,gluten-free"),
    ("diets", "none", ""),
    ("allergies", "milk,aubergine,almond", "milk,almond,food:eggplant"),
    ("allergies", "eggs", "egg"),
    ("allergies", "Nuts, shellfish", "tree-nut,peanut,crustacean,mollusc"),
    ("allergies", "none", ""),
    ("traces", "Avoid", "avoid"),
    ("traces", "avoid", "avoid"),
    ("dislikes", "Aubergine,tomatoes,eggplant", "eggplant,tomato"),
    ("cooking-time", "30", "30"),
    ("cooking-time", "none", "no-limit"),
    ("cuisines", "all", ""),
    ("cuisines", "thai,greek", "thai,greek"),
    ("quotas", "fish at least 1, red-meat at most 2", "fish>=1,red-meat<=2"),
    ("quotas", "Red meat at most twice a week", "red-meat<=2"),
    ("quotas", "eggs >= 3 times, eggs<=5", "egg>=3,egg<=5"),
    ("quotas", "plants at-least once", "plant>=1"),
    ("quotas", "none", ""),
    ("nutrition", "sodium at most 600 mg, protein at least 25g", "sodium<=600,protein>=25"),
    ("nutrition", "Fiber >= 8 a serving, saturated fat<=5", "saturated-fat<=5,fibre>=8"),
    ("nutrition", "energy=700kcal,sugar 12 g per serving", "energy<=700,sugars<=12"),
    ("nutrition", "none", ""),
    ("servings", "12", "12"),
    ("servings", "recipe", ""),
    ("units", "metric", "metric"),
    ("units", "region", ""),
    ("appearance", "dark", "dark"),
    ("contrast", "increased", "increased"),
    ("household", "you, Ana", "you,Ana"),
  ])
  func `a value is read as people type it`(key: String, typed: String, stored: String) throws {
    #expect(try parser.event(key, typed) == PreferencesEvent(key: key, value: stored))
  }

  @Test func `a word for a whole kind avoids all of that kind`() throws {
    let kinds = ["tree-nut", "peanut", "fish", "crustacean", "mollusc", "mixed-nuts"]
    let book = FoodBook(
      trusted: kinds.map { Food(id: FoodID(rawValue: $0), name: $0) } + [
        Food(id: "nut-mix", name: "nuts")
      ])
    let parser = PreferenceParser(household: [.you]) { book }
    #expect(try parser.foods("nuts") == ["tree-nut", "peanut"])
    #expect(try parser.foods("seafood") == ["fish", "crustacean", "mollusc"])
  }

  @Test func `a key may name an eater`() throws {
    let event = try parser.event("diets@Ana", "keto")
    #expect(event == PreferencesEvent(key: "diets", eater: "Ana", value: "keto"))
  }

  @Test func `a wrong value says what would be right`() {
    let diets = Diet.allCases.map(\.rawValue)
    let wrong: [(String, String, PreferenceError)] = [
      ("diet", "vegan", .unknownKey("diet", suggestion: "diets")),
      ("diets", "vegn", .unknownValue("vegn", of: .diets, suggestion: "vegan", valid: diets)),
      ("allergies", "tomatto", .unknownFood("tomatto", suggestion: "tomato")),
      ("allergies", "lupine", .unknownFood("lupine", suggestion: "lupin")),
      ("dislikes", "stardust", .unknownFood("stardust", suggestion: nil)),
      ("diets@Bob", "vegan", .unknownEater("Bob", valid: ["you", "Ana"])),
      (
        "allergies", " , ",
        .unknownValue(
          " , ", of: .allergies, suggestion: nil, valid: ["none to empty it", "a list"])
      ),
      (
        "diets", "none,vegan",
        .unknownValue(
          "none,vegan", of: .diets, suggestion: nil, valid: ["none alone, or diets"])
      ),
      (
        "quotas", "fsh at least 1",
        .unknownValue(
          "fsh", of: .quotas, suggestion: "fish", valid: ProteinGroup.allCases.map(\.rawValue))
      ),
      ("quotas", "fish often", .badQuota("fish often")),
      ("quotas", "fish at least 22", .badQuota("fish at least 22")),
      ("quotas", "fish at least 1 or so", .badQuota("fish at least 1 or so")),
      ("quotas", "at least 1", .badQuota("at least 1")),
      ("quotas", "fish at least 3, fish at most 2", .contradictoryQuotas(.fish)),
      ("quotas", "egg at least 1, egg at least 1", .contradictoryQuotas(.egg)),
      ("quotas@Ana", "none", .unknownEater("Ana", valid: [])),
      ("nutrition@Ana", "none", .unknownEater("Ana", valid: [])),
      (
        "nutrition", "salt at most 2 g",
        .unknownValue(
          "salt", of: .nutrition, suggestion: nil,
          valid: BoundedNutrient.allCases.map(\.rawValue))
      ),
      ("nutrition", "sodium", .badNutrition("sodium")),
      ("nutrition", "sodium at most a lot", .badNutrition("sodium at most a lot")),
      ("nutrition", "sodium at most 600 g", .badNutrition("sodium at most 600 g")),
      ("nutrition", "protein at least 12.5 g", .badNutrition("protein at least 12.5 g")),
      ("nutrition", "protein=20,protein=30", .badNutrition("protein=30")),
      ("nutrition", "sodium at least 600", .wrongNutritionSide(.sodium)),
      ("nutrition", "energy at most 399", .nutritionOutOfRange(.energy)),
      ("nutrition", "energy at most 99999999999999999999", .nutritionOutOfRange(.energy)),
      ("units@Ana", "metric", .unknownEater("Ana", valid: [])),
      ("household", "you,you", .badHousehold("you,you")),
      ("household", "Ann,ann", .badHousehold("Ann,ann")),
      ("household", "", .badHousehold("")),
      ("household", "a\u{1b}[2J", .badHousehold("a\u{1b}[2J")),
    ]
    for (key, value, error) in wrong {
      #expect(throws: error) { try parser.event(key, value) }
    }
  }

  @Test func `of flags that name the side, amounts are enough`() throws {
    #expect(
      try parser.nutrition("sodium=600mg,sugars=20", .atMost)
        == NutritionBounds([.sodium: 600, .sugars: 20]))
    #expect(throws: PreferenceError.wrongNutritionSide(.protein)) {
      try parser.nutrition("protein=25g", .atMost)
    }
  }

  @Test(
    arguments: [
      ("600", 600), (" 600 mg ", 600), ("", nil), ("  ", nil), ("0600", 600),
    ] as [(String, Int?)])
  func `an amount on its own is read`(typed: String, amount: Int?) throws {
    #expect(try parser.amount(typed, of: .sodium) == amount)
  }

  @Test(arguments: ["0", "-2", "13", "two", "1.5", ""])
  func `servings are whole and between 1 and 12`(typed: String) {
    #expect(throws: PreferenceError.self) { try parser.event("servings", typed) }
  }

  @Test func `every value is printed so that it can be read back`() throws {
    var preferences = EaterPreferences()
    for (key, value) in [
      ("household", "you,Ana"), ("diets", "vegan,kosher"), ("allergies", "soy,eggplant"),
      ("dislikes", "tomato"), ("cooking-time", "45"), ("cuisines", "thai"),
      ("quotas", "fish at least 1, red-meat at most 2"), ("servings", "3"),
      ("nutrition", "energy at most 700, protein at least 25"),
      ("sides", "dal:1=steamed-rice, dal:2=nothing"), ("units", "us"), ("appearance", "light"),
      ("contrast", "increased"),
    ] {
      preferences.apply(try parser.event(key, value))
    }
    for key in PreferenceKey.allCases {
      var again = preferences
      again.apply(try parser.event(key.rawValue, preferences.text(of: key)))
      #expect(again == preferences, "\(key)")
    }
  }
}
