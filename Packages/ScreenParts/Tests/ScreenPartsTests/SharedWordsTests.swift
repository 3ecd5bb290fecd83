import DesignSystem
import MealModels
import Testing

@testable import MealWords
@testable import ScreenParts

@Suite struct SharedWordsTests {
  let copy = Copy([.sharedEnglish])

  @Test func `every diet, allergen, cuisine, slot and difficulty has its names`() {
    let names =
      Diet.allCases.flatMap { [copy.name(of: $0), copy.inlineName(of: $0)] }
      + Allergen.allCases.flatMap { [copy.name(of: $0), copy.inlineName(of: $0)] }
      + Cuisine.allCases.map { copy.name(of: $0) } + MealSlot.allCases.map { copy.name(of: $0) }
      + Difficulty.allCases.map { copy.name(of: $0) }
    #expect(names.filter { $0.contains("⟦") } == [])
    #expect(copy.name(of: .middleEastern) == "Middle Eastern")
  }

  @Test(
    "More than an hour is said in hours",
    arguments: [
      (45, "45 min", "45 minutes"), (60, "60 min", "60 minutes"),
      (85, "1 h 25 min", "1 hour 25 minutes"),
      (120, "2 h", "2 hours"), (770, "12 h 50 min", "12 hours 50 minutes"),
    ])
  func minutes(count: Int, shown: String, spoken: String) {
    #expect(copy.minutes(count) == shown)
    #expect(copy.spokenMinutes(count) == spoken)
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

  @Test(
    arguments: [
      (Cuisine.italian, "IT", "🇮🇹"), (.thai, "TH", "🇹🇭"), (.mexican, "MX", "🇲🇽"),
      (.middleEastern, nil, nil),
    ] as [(Cuisine, String?, String?)])
  func `a cuisine of one country has its flag`(cuisine: Cuisine, code: String?, flag: String?) {
    #expect(cuisine.regionCode == code)
    #expect(cuisine.flagGlyph == flag)
  }

  @Test(arguments: [
    (0, "0 seconds"), (1, "1 second"), (60, "1 minute"), (342, "5 minutes 42 seconds"),
    (5400, "1 hour 30 minutes"), (7201, "2 hours 1 second"),
  ])
  func `a time span is said in its largest units`(seconds: Int, words: String) {
    #expect(copy.duration(seconds) == words)
  }

  @Test(arguments: [(0, "0:00"), (9, "0:09"), (342, "5:42"), (3900, "1:05:00")])
  func `a clock shows minutes and seconds`(seconds: Int, text: String) {
    #expect(Copy.clock(seconds) == text)
  }

  @Test(arguments: [
    (0, "Thursday 1 January"), (-1, "Wednesday 31 December"), (20_585, "Tuesday 12 May"),
    (19_782, "Thursday 29 February"),
  ])
  func `a day is called by its weekday and month`(day: Int, words: String) {
    #expect(copy.day(day) == words)
  }

  @Test func `the words name what limits forbid, traces apart from ingredients`() {
    #expect(
      copy.predicate(
        for: [
          .diet(.vegan), .contains(.milk), .traces(.sesame), .allergy(to: "egg", contained: "egg"),
          .dislike("egg"), .unknown("moon dust"),
        ], foodNames: ["egg": "egg"])
        == "is not vegan, contains milk, may contain traces of sesame, contains eggs and "
        + "has moon dust, which is unknown")
  }

  static let allergens: [(set: AllergenSet, names: [String])] = [
    ([], []),
    (AllergenSet([.milk, .egg]), ["milk", "eggs"]),
    (AllergenSet([.treeNut, .almond]), ["tree nuts (almonds)"]),
    (
      AllergenSet([.treeNut, .peanut, .almond, .cashew]),
      ["tree nuts (almonds and cashews)", "peanuts"]
    ),
    (AllergenSet.treeNutKinds.union(AllergenSet([.treeNut, .soy])), ["tree nuts", "soy"]),
    (AllergenSet([.pineNut]), ["pine nuts"]),
  ]

  @Test(arguments: allergens)
  func `kinds of tree nut stand behind tree nuts, and all of them are tree nuts`(
    _ row: (set: AllergenSet, names: [String])
  ) {
    #expect(copy.names(of: row.set) == row.names)
  }

  @Test func `no text is in two parts of the table`() {
    let parts = [
      CopyTable.controlEnglish, CopyTable.sentenceEnglish, CopyTable.mealEnglish,
      CopyTable.foodEnglish, CopyTable.severalEnglish, CopyTable.cuisineEnglish,
      CopyTable.nutrientEnglish, CopyTable.calendarEnglish, CopyTable.sideEnglish,
      CopyTable.nutritionEnglish,
    ]
    #expect(parts.reduce(0) { $0 + $1.count } == CopyTable.sharedEnglish.entries.count)
  }
}
