import FoodFacts
import MealCatalog
import MealModels
import SeededRandom
import Testing

@testable import MealAdvisorCommands
@testable import MealAnswers

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct SuggestTests {
  static let call = "suggest --seed 7 --at 2026-05-12T18:30 --json"

  @Test func `the same call on two empty data folders prints the same bytes`() async throws {
    let first = try await Demo().output(Self.call)
    let second = try await Demo().output(Self.call)
    #expect(first == second)
    #expect(first.hasPrefix("{\n  \"at\": \"2026-05-12T18:30\",\n  \"seed\": 7,\n"))
  }

  @Test func `the document has the shape that others rely on`() async throws {
    let document: SuggestDocument = try await Demo().json(Self.call)
    let suggestion = try #require(document.suggestions.first)
    let meal = try #require(Catalog.bundled.meal(MealID(rawValue: suggestion.meal.id)))
    #expect(document.suggestions.count == 1)
    #expect(!document.exhausted)
    #expect(suggestion.meal.title == meal.recipe.title)
    #expect(suggestion.meal.cuisine == meal.recipe.cuisine.rawValue)
    #expect(suggestion.meal.difficulty == meal.recipe.difficulty.rawValue)
    #expect(suggestion.meal.slots.contains("dinner"))
    #expect(suggestion.meal.totalMinutes == meal.recipe.times.totalMinutes)
    #expect(suggestion.meal.diets == meal.facts.diets.diets.map(\.rawValue))
    let contents = meal.facts.contents
    #expect(suggestion.meal.allergens == contents.allergens.allergens.map(\.rawValue))
    #expect(suggestion.meal.possible == contents.possibleAlone.allergens.map(\.rawValue))
    #expect(suggestion.meal.traces == contents.tracesAlone.allergens.map(\.rawValue))
    #expect(suggestion.meal.ingredients.map(\.text) == meal.recipe.ingredients.map(\.text))
    #expect(
      suggestion.meal.ingredients.map(\.food) == meal.recipe.ingredients.map(\.food?.rawValue))
    #expect(!suggestion.reasons.isEmpty)
  }

  @Test func `keys stand in the order of the documentation and null is written`() async throws {
    let text = try await Demo().output(Self.call + " --count 20")
    var rest = text[...]
    for key in [
      "at", "seed", "notice", "suggestions", "meal", "id", "title", "cuisine", "difficulty",
      "slots", "totalMinutes", "diets", "allergens", "possible", "traces", "ingredients", "text",
      "food", "amount", "unit", "reasons", "relaxations",
    ] {
      let place = try #require(rest.firstRange(of: "\"\(key)\": "), "\(key) after the others")
      rest = rest[place.upperBound...]
    }
    let toTaste = try await Demo().output("recipe creamy-tuscan-chicken --json")
    #expect(toTaste.contains("\"amount\": null") && toTaste.contains("\"unit\": null"))
    #expect(text.contains("\"exhausted\": false") && text.contains("\"deadEnd\": null"))
  }

  @Test func `possible allergens of a meal are in the text and in the document`() async throws {
    let call = "suggest --cuisine thai --slot dinner --count 40 --seed 1"
    let document: SuggestDocument = try await Demo().json(call + " --json")
    let meal = try #require(document.suggestions.first { $0.meal.id == "tom-yum-goong" }?.meal)
    #expect(meal.allergens == ["fish", "crustacean"])
    #expect(meal.possible == ["sulphite"] && meal.traces == ["mollusc"])
    let text = try await Demo().output(call).split(separator: /\s+/).joined(separator: " ")
    let warning = "may be made with sulphites; may have traces of molluscs"
    #expect(text.contains("Contains fish and crustaceans; \(warning)"))
    #expect(try await Demo().output("why tom-yum-goong --json").contains("\"traces\": [\n"))
  }

  @Test func `a range counts as its upper end`() {
    let measure = Measure(Quantity(from: Fraction(2), to: Fraction(3)), .clove)
    let json = MealJSON.ingredient(Ingredient(measure: measure, name: "garlic", food: "garlic"))
    #expect(
      json.text == """
        {
          "text": "2-3 cloves garlic",
          "food": "garlic",
          "amount": 3,
          "unit": "clove"
        }
        """)
  }

  @Test func `without a seed one by chance is named, and gives the same again`() async throws {
    let first: SuggestDocument = try await Demo().json("suggest --json")
    #expect(first.seed == 42)
    let second: SuggestDocument = try await Demo().json("suggest --json --seed 42")
    #expect(first == second)
  }

  @Test func `every number of up to 64 bits is a seed`() async throws {
    let document: SuggestDocument = try await Demo().json("suggest --json --seed \(UInt64.max)")
    #expect(document.seed == .max)
  }

  @Test func `a suggestion is recorded at the time of --at`() async throws {
    let demo = Demo()
    let shown: SuggestDocument = try await demo.json(Self.call + " --count 3")
    let history = try await demo.output("history list --json")
    #expect(shown.ids.count == 3)
    for id in shown.ids { #expect(history.contains("\"meal\": \"\(id)\"")) }
    #expect(history.components(separatedBy: "\"at\": \"2026-05-12T18:30\"").count == 4)
  }

  @Test func `a dry run leaves the disk alone`() async throws {
    let demo = Demo()
    let dry = try await demo.output(Self.call + " --dry-run")
    #expect(try demo.files.list("/data") == nil)
    #expect(try await demo.output(Self.call) == dry)
    let before = try demo.journal()
    _ = try await demo.output(Self.call + " --dry-run")
    #expect(try demo.journal() == before)
  }

  @Test func `local time is that of this machine`() async throws {
    var demo = Demo()
    demo.secondsFromGMT = 7200
    let document: SuggestDocument = try await demo.json("suggest --json")
    #expect(document.at == "2026-05-12T20:30")
    _ = try await demo.output("suggest --at 2026-05-13T01:00")
    #expect(try await demo.output("history list").hasPrefix("2026-05-13T01:00"))
    demo.secondsFromGMT = 0
    #expect(try await demo.output("history list").hasPrefix("2026-05-12T23:00"))
  }

  struct Rule: Sendable {
    let flag: String
    let holds: @Sendable (MealDocument) -> Bool
  }

  static let rules = [
    Rule(flag: "--slot snack") { $0.slots.contains("snack") },
    Rule(flag: "--cuisine thai") { $0.cuisine == "thai" },
    Rule(flag: "--max-minutes 20") { $0.totalMinutes <= 20 },
    Rule(flag: "--diet vegan") { $0.diets.contains("vegan") },
    Rule(flag: "--have spinach,eggs --energy-left 600") { $0.slots.contains("dinner") },
    Rule(flag: "--allergy milk") { !$0.allergens.contains("milk") },
  ]

  @Test(arguments: rules)
  func `each flag decides about the first meal`(_ row: Rule) async throws {
    for seed in 0..<10 {
      let document: SuggestDocument = try await Demo().json(
        "suggest --json --at 2026-05-12T18:30 --seed \(seed) \(row.flag)")
      #expect(document.suggestions.allSatisfy { row.holds($0.meal) })
      #expect(document.suggestions.first?.relaxations == [])
    }
  }

  @Test func `limits of a call hold beside the stored ones`() async throws {
    let demo = Demo()
    _ = try await demo.output("settings set diets vegetarian")
    _ = try await demo.output("settings set allergies egg")
    let document: SuggestDocument = try await demo.json(
      "suggest --json --count 100 --allergy milk --avoid aubergine")
    #expect(!document.suggestions.isEmpty)
    let book = FoodBook.culinary
    for meal in document.suggestions.map(\.meal) {
      #expect(meal.diets.contains("vegetarian"))
      #expect(!meal.allergens.contains("egg") && !meal.allergens.contains("milk"))
      let foods = meal.ingredients.compactMap(\.food).map { FoodID(rawValue: $0) }
      #expect(foods.allSatisfy { !book.lineage(of: $0).contains("eggplant") })
    }
  }

  @Test func `any food can be named as an allergy, and its own name is the allergen`() async throws
  {
    let all: SuggestDocument = try await Demo().json("suggest --json --count 1000")
    let without: SuggestDocument = try await Demo().json(
      "suggest --json --count 1000 --allergy garlic")
    #expect(without.ids.count < all.ids.count)
    let book = FoodBook.culinary
    for meal in without.suggestions.map(\.meal) {
      let foods = meal.ingredients.compactMap(\.food).map { FoodID(rawValue: $0) }
      #expect(foods.allSatisfy { !book.lineage(of: $0).contains("garlic") })
    }
  }

  @Test func `wishes of a call replace the stored ones`() async throws {
    let demo = Demo()
    _ = try await demo.output("settings set cooking-time 10")
    let stored: SuggestDocument = try await demo.json("suggest --json --dry-run --count 100")
    let wished: SuggestDocument = try await demo.json(
      "suggest --json --dry-run --count 100 --max-minutes 60")
    #expect(wished.ids.count > stored.ids.count || wished.suggestions[0].relaxations.isEmpty)
    #expect(wished.suggestions.contains { $0.meal.totalMinutes > 10 })
  }

  @Test func `wishes that bend are named in the text and in the document`() async throws {
    let call = "suggest --cuisine ethiopian --max-minutes 10 --at 2026-05-12T18:30 --seed 1"
    let document: SuggestDocument = try await Demo().json(call + " --json")
    let relaxation = try #require(document.suggestions.first?.relaxations.first)
    #expect(relaxation.contains("instead of"))
    let text = try await Demo().output(call)
    #expect(text.hasPrefix("Nothing Ethiopian in 10 minutes; "))
    #expect(text.contains("Changed: \(relaxation)"))
    let notice = try #require(document.notice)
    #expect(text.replacing("\n", with: " ").hasPrefix("\(notice)  "))
    let plain: SuggestDocument = try await Demo().json(Self.call)
    #expect(plain.notice == nil)
  }

  @Test func `a meal from another cuisine is said to be one, even if other wishes were relaxed`()
    async throws
  {
    let call = "suggest --cuisine ethiopian --max-minutes 10 --at 2026-05-12T12:30 --seed 1"
    let document: SuggestDocument = try await Demo().json(call + " --json")
    #expect(document.suggestions.first?.meal.cuisine != "ethiopian")
    let words = try await Demo().output(call).split(separator: "\n").prefix(2)
      .joined(separator: " ")
    #expect(words.hasPrefix("Nothing Ethiopian in 10 minutes; 1 in 45 minutes, "))
    #expect(words.hasSuffix("; this one is from another cuisine"))
    let several = try await Demo().output(call + " --count 2")
    #expect(several.contains("are from other cuisines"))
  }

  @Test func `of wishes that bent together only the last says how many meals that opened`()
    async throws
  {
    let call = "suggest --cuisine ethiopian --max-minutes 1 --slot snack --diet vegan --seed 1"
    let document: SuggestDocument = try await Demo().json(call + " --json")
    let relaxations = try #require(document.suggestions.first?.relaxations)
    #expect(relaxations.count == 2)
    #expect(relaxations.first == "Any cuisine instead of Ethiopian")
    #expect(relaxations.last?.wholeMatch(of: /10 minutes instead of 1 \(\d+ more meals\)/) != nil)
    let text = try await Demo().output(call)
    for relaxation in relaxations { #expect(text.contains("  Changed: \(relaxation)\n")) }
  }

  @Test func `fewer meals than were asked for are counted`() async throws {
    let call = "suggest --seed 1 --at 2026-05-12T18:30"
    let shown: SuggestDocument = try await Demo().json(call + " --diet keto --count 1000 --json")
    let count = shown.ids.count
    for (asked, words) in [(count + 1, "\(count + 1)"), (1000, "1,000")] {
      let text = try await Demo().output("\(call) --diet keto --count \(asked)")
      #expect(text.hasSuffix("\n\n\(count) meals fit; you asked for \(words).\n"))
    }
    let bent = "\(call) --cuisine ethiopian --max-minutes 10 --diet keto"
    let few: SuggestDocument = try await Demo().json("\(bent) --count 100 --json")
    let meals = few.ids.count == 1 ? "1 meal" : "\(few.ids.count) meals"
    #expect(
      try await Demo().output("\(bent) --count 100")
        .hasSuffix("That makes \(meals); you asked for 100.\n"))
    let deadEnd = "\(call) --diet vegan,keto --allergy soy,garlic,tree-nut --avoid salt --count 3"
    for silent in ["\(call) --diet keto --count \(count)", call, deadEnd] {
      #expect(try await !Demo().output(silent).contains("asked for"))
    }
  }

  @Test func `limits that leave nothing are named`() async throws {
    let call = "suggest --diet vegan,keto --allergy soy,garlic,tree-nut --avoid salt"
    let document: SuggestDocument = try await Demo().json(call + " --json")
    let outcome = await Demo().run(call)
    #expect(document.suggestions.isEmpty)
    #expect(outcome.exitCode == 0)
    #expect(outcome.standardOutput.hasPrefix("No meal fits all of these limits: "))
    #expect(outcome.standardOutput.contains("without salt"))
  }

  @Test func `the score is explained when asked for`() async throws {
    #expect(try await Demo().output("suggest --explain").contains("novelty +0.30"))
    #expect(try await Demo().output("suggest --explain --seed 9").hasSuffix("The seed was 9.\n"))
    #expect(try await Demo().output("suggest --explain --json").contains("\"terms\": ["))
    #expect(try await !Demo().output("suggest --json").contains("\"terms\""))
  }

  @Test func `cards and recipes of all meals fit a terminal and tell title and id`() {
    let ids = Sample.some(60, of: Catalog.bundled.summaries.map(\.id))
    for meal in ids.compactMap(Catalog.bundled.meal) {
      let card = MealText(meal, .english).card
      let recipe = RecipeAnswer(
        meal: meal, servings: meal.recipe.servings, units: nil, copy: .english
      ).lines
      for line in card + recipe { #expect(line.count <= 80, "\(line)") }
      let heading = MealText(meal, .english).heading
      #expect(Array(card.prefix(heading.count)) == heading)
      #expect(heading.dropFirst().allSatisfy { $0.hasPrefix("  ") })
      let words = heading.joined(separator: " ").replacing("   ", with: " ")
      let name = [meal.recipe.title, meal.recipe.gloss].compactMap(\.self).joined(separator: " · ")
      #expect(words == "\(name) (\(meal.id))")
    }
  }

  @Test func `a card says what people need before they eat`() async throws {
    let text = try await Demo().output(
      "suggest --at 2026-05-12T18:30 --seed 7 --cuisine mexican --allergy milk")
    #expect(text.contains("Contains "))
    #expect(text.contains("Why: "))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `a call bounds the nutrition of a serving, for free and for itself alone`()
    async throws
  {
    let demo = Demo()
    let call = Self.call + " --dry-run --count 10"
    let document: SuggestDocument = try await demo.json(
      call + " --at-most sodium=600mg --at-least protein=25g,fiber=2")
    let bounds = NutritionBounds([.sodium: 600, .protein: 25, .fibre: 2])
    #expect(document.notice == nil && !document.suggestions.isEmpty)
    for id in document.ids {
      let meal = try #require(Catalog.bundled.summary(MealID(rawValue: id)))
      let served =
        try [meal]
        + meal.customs.accompaniments.map { accompaniment in
          try #require(accompaniment.choices.first.flatMap(Catalog.bundled.summary))
        }
      var sum: [Nutrient: Double] = [:]
      for nutrient in bounds.nutrients.map(\.nutrient) {
        sum[nutrient] = served.reduce(0) { $0 + ($1.traits.nutrition[nutrient] ?? 0) }
      }
      #expect(bounds.admits(NutritionFacts(sum)), "\(id)")
    }
    let words = "Has at most 600 mg of sodium, at least 25 g of protein and at least 2 g of fiber"
    #expect(document.suggestions.contains { $0.reasons.contains(words) })
    let free: SuggestDocument = try await demo.json(call)
    #expect(free != document)
  }

  @Test func `when no serving is within the bounds, that is said and the limits hold`()
    async throws
  {
    let call = Self.call + " --diet vegan --at-least protein=150g"
    let document: SuggestDocument = try await Demo().json(call)
    let notice = try #require(document.notice)
    #expect(notice.hasPrefix("Nothing within your nutrition limits; "))
    #expect(notice.hasSuffix("this one is not known to be within your nutrition limits"))
    #expect(document.suggestions[0].meal.diets.contains("vegan"))
    #expect(
      document.suggestions[0].relaxations[0].hasPrefix(
        "Any nutrition instead of at least 150 g of protein ("))
    let why = try await Demo().output(
      "why \(document.ids[0]) --at 2026-05-12T18:30 --diet vegan --at-least protein=150g")
    #expect(why.replacing("\n", with: " ").contains("this one has less than 150 g of protein."))
  }

  @Test(arguments: ["--at-most protein=25g", "--at-least sodium=600", "--at-most energy=100"])
  func `a bound that cannot be asked for is refused`(flags: String) async throws {
    #expect(await Demo().run("suggest \(flags)").exitCode == 2)
  }
}
