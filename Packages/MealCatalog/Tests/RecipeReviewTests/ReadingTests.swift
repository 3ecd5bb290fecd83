import FoodFacts
import MealModels
import Testing

@testable import RecipeReview

@Suite struct ReadingTests {
  @Test(arguments: [
    ("Fry for 6-7 minutes.", [6.0]), ("Fry for 1 1/2 hours.", [90]),
    ("Fry for 2 to 3 minutes.", [2]),
    ("Fry 3 minutes on each side.", [6]), ("Fry for 30 seconds a side.", [1]),
    ("Rest half an hour.", [30]),
    ("Bake an hour and a half.", [90]), ("Give it a minute.", [1]), ("A 10-minute rest.", [10]),
    ("Fry for 4 minutes, then 2 minutes more.", [4, 2]), ("Nothing here in 5 pieces.", []),
    ("Chill for a couple of hours.", [120]),
  ])
  func `times are read`(_ text: String, _ minutes: [Double]) {
    let times = NamedTime.times(in: text)
    #expect(times.map(\.least) == minutes)
    #expect(times.allSatisfy { !$0.isBeside })
  }

  @Test(arguments: [
    "Add the beans for the last 4 minutes.", "Turn every 2 minutes.", "Eat within 2 hours.",
    "Meanwhile, fry for 3 minutes.", "While it boils for 8 minutes, chop.",
    "Stir while it boils for 8 minutes.",
    "Cook for 1 minute less than the packet says.", "Keep for up to 2 hours.",
    "After 4 minutes, stir.",
  ])
  func `some times add nothing`(_ text: String) {
    let times = NamedTime.times(in: text)
    #expect(times.count == 1)
    #expect(times.allSatisfy { $0.isBeside })
  }

  @Test func `a time after a clause with while is not parallel`() {
    let times = NamedTime.times(in: "Wait 3 minutes while it drains, then fry for 5 minutes.")
    #expect(times.map(\.isBeside) == [false, false])
  }

  @Test(arguments: [
    ("reads 165 °F (74 °C).", [NamedTemperature(fahrenheit: 165, celsius: 74)]),
    ("(71 °C/160 °F)", [NamedTemperature(fahrenheit: 160, celsius: 71)]),
    ("at 200°C, that is", [NamedTemperature(fahrenheit: nil, celsius: 200)]),
    ("120-130 °F (49-54 °C)", [NamedTemperature(fahrenheit: 130, celsius: 54)]),
    (
      "400 °F (200 °C) until 145 °F (63 °C)",
      [
        NamedTemperature(fahrenheit: 400, celsius: 200),
        NamedTemperature(fahrenheit: 145, celsius: 63),
      ]
    ),
    (
      "100 °F in summer and 40 °C",
      [
        NamedTemperature(fahrenheit: 100, celsius: nil),
        NamedTemperature(fahrenheit: nil, celsius: 40),
      ]
    ),
    ("a 5 cm square", []),
  ])
  func `temperatures are read in pairs`(_ text: String, _ found: [NamedTemperature]) {
    #expect(NamedTemperature.temperatures(in: text) == found)
  }

  /// Every true pair of whole degrees agrees, and no pair that is 5 °F off does.
  @Test(arguments: 40...95)
  func `scales agree within three degrees`(_ celsius: Int) {
    let exact = (Double(celsius) * 9 / 5 + 32).rounded()
    let pair = { NamedTemperature(fahrenheit: exact + $0, celsius: Double(celsius)) }
    #expect(TemperatureRules.objection(to: pair(0)) == nil)
    #expect(TemperatureRules.objection(to: pair(2)) == nil)
    #expect(TemperatureRules.objection(to: pair(5)) != nil)
    #expect(TemperatureRules.objection(to: pair(-5)) != nil)
  }

  @Test(arguments: [
    ("Fry the egg.", true), ("Heat oil and fry it.", true), ("Bring to a boil.", false),
    ("Add the brown sugar.", false), ("Brown the meat.", true), ("Let it simmer.", true),
    ("It is deep, brown and crisp.", false), ("Stir-fry the beef.", true),
    ("Top with toast.", false),
  ])
  func `cooking verbs are told from nouns`(_ text: String, _ cooks: Bool) {
    #expect(CookingVerb.isIn(StepText(text)) == cooks)
  }

  @Test func `a step parts into sentences and clauses`() {
    let step = StepText("Add 1.5 l water, stir. Wait; then eat (hot).")
    #expect(step.sentences.map(\.text) == ["Add 1.5 l water, stir.", " Wait;", " then eat (hot)."])
    #expect(step.sentences[2].clauses == [["then", "eat"], ["hot"]])
  }

  @Test func `the longest name of a food counts`() {
    let names = FoodNameIndex(.culinary)
    let found = names.mentions(
      in: FoodName.words(of: "stir the coconut milk and Parmesan cheese in"))
    #expect(found.map(\.text) == ["coconut milk", "parmesan cheese"])
  }

  @Test func `every food that the rules name is in the book`() {
    let foods =
      HazardTable.harmless.union(HazardTable.bacon).union(HazardTable.cookedMeat)
      .union(HazardTable.mincedMeat).union(HazardTable.mincedPoultry).union(HazardTable.bivalves)
      .union(HazardTable.redBeans).union(HazardTable.rawExceptions).union(NamesBesideFoods.always)
      .union(NamesBesideFoods.transformed).union(MealSimilarity.staples)
    #expect(foods.filter { FoodBook.culinary[$0] == nil } == [])
  }
}
