import AppTesting
import MealCatalog
import MealModels
import Testing

@testable import MealAdvisorCommands

@Suite struct SettingsTests {
  struct List: Decodable {
    var settings: [String: String]
  }

  struct One: Decodable {
    var key: String
    var value: String
  }

  @Test(arguments: [
    ("diets", "vegan,gluten-free", "vegan,gluten-free"),
    ("diets", "none", "none"),
    ("allergies", "tree-nut,kiwi", "tree-nut,kiwi"),
    ("traces", "avoid", "avoid"),
    ("cooking-time", "30", "30"),
    ("servings", "4", "4"),
    ("units", "metric", "metric"),
    ("appearance", "dark", "dark"),
    ("contrast", "increased", "increased"),
    ("household", "Ana,Ben", "Ana,Ben"),
    ("cuisines", "all", "all"),  // emptying a premium list is free
  ])
  func `each free setting can be set and read back`(
    _ row: (key: String, value: String, text: String)
  ) async throws {
    let demo = Demo()
    #expect(
      try await demo.output("settings set \(row.key) \(row.value)") == "\(row.key): \(row.text)\n")
    #expect(try await demo.output("settings get \(row.key)") == row.text + "\n")
    let one: One = try await demo.json("settings get \(row.key) --json")
    #expect(one.key == row.key && one.value == row.text)
  }

  @Test func `with several eaters, a setting without a name says whose it is`() async throws {
    let demo = Demo()
    _ = try await demo.output("settings set household Ann,Ben")
    #expect(try await demo.output("settings set allergies egg") == "allergies@Ann: egg\n")
    #expect(try await demo.output("settings set allergies@Ben milk") == "allergies@Ben: milk\n")
    #expect(try await demo.output("settings set units metric") == "units: metric\n")
  }

  @Test func `quotas are free, read back as they are typed, and reset`() async throws {
    let demo = Demo()
    let words = ["settings", "set", "quotas", "fish at least 1, red meat at most twice"]
    let typed = "fish at least 1, red-meat at most 2"
    #expect(await demo.run(words).standardOutput == "quotas: \(typed)\n")
    #expect(try await demo.output("settings get quotas") == "\(typed)\n")
    let list: List = try await demo.json("settings list --json")
    #expect(list.settings["quotas"] == typed)
    let again = await demo.run(["settings", "set", "quotas", typed])
    #expect(again.standardOutput == "quotas: \(typed)\n")
    _ = try await demo.output("settings reset")
    #expect(try await demo.output("settings get quotas") == "none\n")
  }

  @Test(arguments: [
    ("fsh at least 1", "unknown group of foods 'fsh'; did you mean 'fish'?"),
    (
      "tofu at least 1",
      "unknown group of foods 'tofu'; valid: red-meat, poultry, fish, egg, dairy, plant"
    ),
    (
      "fish often",
      "'fish often' is not a quota. A quota is a group of foods, 'at least' or 'at most', and 0 to "
        + "21 meals a week, such as 'fish at least 1'"
    ),
    (
      "fish at least 3, fish at most 2",
      "these quotas for fish contradict each other; give one 'at least' and one 'at most' that "
        + "can both be met"
    ),
  ])
  func `a wrong quota is refused, and it is said what is right`(
    _ row: (value: String, message: String)
  ) async throws {
    let demo = Demo()
    let outcome = await demo.run(["settings", "set", "quotas", row.value])
    #expect(outcome.exitCode == 2)
    #expect(outcome.unwrappedError == "mealadvisor-demo: \(row.message)\n")
    #expect(try demo.journal() == nil)
  }

  @Test(arguments: [
    ("cuisines", "thai"), ("nutrition", "sodium=600mg"),
  ])
  func `premium lists ask for premium, and nothing is stored`(
    _ row: (key: String, value: String)
  ) async throws {
    let demo = Demo()
    let outcome = await demo.run("settings set \(row.key) \(row.value)")
    #expect(outcome.exitCode == 1)
    #expect(outcome.standardError.contains("Advanced dietary and cuisine filters"))
    #expect(try demo.journal() == nil)
    _ = try await demo.output("premium start-trial")
    #expect(await demo.run("settings set \(row.key) \(row.value)").exitCode == 0)
  }

  @Test func `leaving out a disliked food asks for no premium`() async throws {
    let demo = Demo()
    #expect(await demo.run("settings set dislikes aubergine").exitCode == 0)
    #expect(try demo.journal() != nil)
  }

  @Test(arguments: [
    (
      "energy at most 300",
      "energy is a number from 400 to 3000 kcal a serving; anything lower is best planned with a "
        + "doctor or dietitian"
    ),
    ("sodium at least 600", "sodium takes 'at most', not 'at least'"),
    (
      "sodium low",
      "'sodium low' is not a limit on nutrition. Write a nutrient and a whole number for one "
        + "serving, such as 'sodium at most 600 mg' or 'protein at least 25 g'"
    ),
    ("fibr at least 8", "unknown nutrient 'fibr'; did you mean 'fibre'?"),
  ])
  func `a wrong limit on nutrition is refused calmly`(
    _ row: (value: String, message: String)
  ) async throws {
    let demo = Demo()
    let outcome = await demo.run(["settings", "set", "nutrition", row.value])
    #expect(outcome.exitCode == 2)
    #expect(outcome.unwrappedError == "mealadvisor-demo: \(row.message)\n")
    #expect(try demo.journal() == nil)
  }

  @Test func `stored limits on nutrition hold with premium, rest without it, and stay`()
    async throws
  {
    let demo = Demo()
    let call = "suggest --json --dry-run --seed 3 --count 20 --at 2026-05-12T18:30"
    let before: SuggestDocument = try await demo.json(call)
    _ = try await demo.output("premium start-trial")
    let typed = "sodium at most 300 mg, protein at least 30 g"
    #expect(
      await demo.run(["settings", "set", "nutrition", typed]).standardOutput
        == "nutrition: \(typed)\n")
    let bounded: SuggestDocument = try await demo.json(call)
    for id in bounded.ids {
      let meal = try #require(Catalog.bundled.summary(MealID(rawValue: id)))
      let bounds = NutritionBounds([.sodium: 300, .protein: 30])
      #expect(bounds.admits(meal.traits.nutrition), "\(id)")
    }
    #expect(bounded.notice == nil && !bounded.ids.isEmpty)
    _ = try await demo.output("premium cancel")
    demo.world.advance(days: 8)
    #expect(try await demo.json(call) == before)
    #expect(try await demo.output("settings get nutrition") == typed + "\n")
    _ = try await demo.output("settings set nutrition none")
    #expect(try await demo.output("settings get nutrition") == "none\n")
  }

  @Test func `each eater has own limits and all of them hold`() async throws {
    let demo = Demo()
    _ = try await demo.output("settings set household Ana,Ben")
    _ = try await demo.output("settings set diets@Ana vegan")
    _ = try await demo.output("settings set allergies@Ben soy")
    let list: List = try await demo.json("settings list --json")
    #expect(list.settings["diets@Ana"] == "vegan")
    #expect(list.settings["allergies@Ben"] == "soy")
    let document: SuggestDocument = try await demo.json("suggest --json --count 100")
    #expect(!document.suggestions.isEmpty)
    for meal in document.suggestions.map(\.meal) {
      #expect(meal.diets.contains("vegan") && !meal.allergens.contains("soy"))
    }
  }

  @Test func `stored dislikes and cuisines rest after premium ends`() async throws {
    let demo = Demo()
    let call = "suggest --json --dry-run --seed 3 --count 3 --at 2026-05-12T18:30"
    let before: SuggestDocument = try await demo.json(call)
    _ = try await demo.output("premium start-trial")
    _ = try await demo.output("settings set cuisines thai")
    let thai: SuggestDocument = try await demo.json(call)
    #expect(thai.suggestions.first?.meal.cuisine == "thai")
    _ = try await demo.output("premium cancel")
    demo.world.advance(days: 8)
    let after: SuggestDocument = try await demo.json(call)
    #expect(after == before)
    #expect(try await demo.output("settings get cuisines") == "thai\n")
  }

  @Test func `a reset brings back how it began`() async throws {
    let demo = Demo()
    let before = try await demo.output("settings list")
    _ = try await demo.output("settings set diets vegan")
    #expect(try await demo.output("settings list") != before)
    _ = try await demo.output("settings reset")
    #expect(try await demo.output("settings list") == before)
  }
}
