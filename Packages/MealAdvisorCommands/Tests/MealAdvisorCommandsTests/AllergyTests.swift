import FoodFacts
import MealCatalog
import MealModels
import Testing

@testable import MealAdvisorCommands

@Suite struct AllergyTests {
  private func offered(_ allergy: String, _ flag: String = "--allergy") async throws -> [MealFacts]
  {
    let words = ["suggest", flag, allergy, "--count", "1000", "--dry-run", "--json"]
    let outcome = await Demo().run(words)
    try #require(outcome.exitCode == 0, "\(outcome.standardError)")
    let ids = outcome.standardOutput.split(separator: "\n").filter {
      $0.hasPrefix("        \"id\"")
    }
    .compactMap { $0.split(separator: "\"").dropFirst(3).first }
    return ids.compactMap { Catalog.bundled.meal(MealID(rawValue: String($0)))?.facts }
  }

  @Test(arguments: [
    ("egg white", Allergen.egg), ("albumen", .egg), ("egg protein", .egg), ("casein", .milk),
    ("whey", .milk), ("milk protein", .milk), ("milk powder", .milk), ("lactose", .milk),
    ("cow's milk protein", .milk), ("wheat gluten", .gluten), ("wheat protein", .wheat),
    ("soy protein", .soy), ("soya lecithin", .soy), ("E220", .sulphite),
    ("sulphur dioxide", .sulphite), ("E220-E228", .sulphite), ("peanut oil", .peanut),
    ("almond flour", .almond), ("fish oil", .fish), ("fish sauce", .fish), ("nut oil", .treeNut),
    ("tree nuts (all)", .treeNut), ("celery/celeriac", .celery), ("crustacea", .crustacean),
  ])
  func `an allergy said by a component protects from what it comes from`(
    typed: String, allergen: Allergen
  ) async throws {
    let meals = try await offered(typed)
    #expect(!meals.isEmpty)
    let harms = meals.map { $0.contents.allergens.union($0.contents.traces) }
    #expect(harms.allSatisfy { !$0.contains(allergen) })
  }

  @Test(arguments: ["lecithin", "E621", "nickel", "salt", "natural flavouring", "only salt"])
  func `the command refuses an allergy that it cannot check, and suggests another word`(
    typed: String
  ) async throws {
    let demo = Demo()
    for words in [["suggest", "--allergy", typed], ["settings", "set", "allergies", typed]] {
      let outcome = await demo.run(words)
      #expect(outcome.exitCode == 2 && outcome.standardOutput.isEmpty)
      #expect(outcome.unwrappedError.contains("we cannot tell which meals contain"))
      #expect(outcome.unwrappedError.contains("Name the foods"))
    }
    #expect(try demo.journal() == nil)
  }

  @Test func `a narrowed allergy avoids that food alone and says so wherever it counts`()
    async throws
  {
    let meals = try await offered("only egg white")
    #expect(meals.contains { $0.contents.allergens.contains(.egg) })
    #expect(!meals.contains { $0.foods.contains("egg-white") })
    let demo = Demo()
    let sentence = "Only egg white and foods made from it are avoided"
    for words in [
      ["settings", "set", "allergies", "only egg white"], ["settings", "get", "allergies"],
      ["settings", "list"], ["suggest"], ["week"],
    ] {
      let outcome = await demo.run(words)
      #expect(outcome.exitCode == 0)
      #expect(outcome.standardError.contains(sentence), "\(words)")
    }
    #expect(try await demo.output("settings get allergies") == "only egg-white\n")
  }

  @Test func `a wide allergy says what it covers when it is set`() async throws {
    let outcome = await Demo().run(["settings", "set", "allergies", "egg white"])
    #expect(outcome.standardOutput == "allergies: egg-white\n")
    #expect(outcome.standardError.contains("Avoids everything with eggs."))
  }

  @Test func `an allergy to a food is never a mere dislike`() async throws {
    func text(_ words: [String]) async -> String {
      await Demo().run(["suggest", "--dry-run"] + words).standardOutput
    }
    #expect(await text(["--allergy", "kiwi"]).contains("Always check the label."))
    #expect(await text(["--allergy", "only kiwi"]).contains("Always check the label."))
    #expect(!(await text(["--avoid", "kiwi"]).contains("Always check the label.")))
    let meals = try await offered("kiwi")
    #expect(!meals.isEmpty && !meals.contains { $0.foods.contains("fruit") })
    #expect(try await offered("kiwi", "--avoid").contains { $0.foods.contains("fruit") })
  }
}
