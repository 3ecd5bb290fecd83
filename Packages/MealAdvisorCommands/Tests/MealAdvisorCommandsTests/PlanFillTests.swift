import MealCatalog
import MealModels
import Testing

@testable import MealAdvisorCommands

/// Filling a week at the command line; the clock stands at the evening of Tuesday 12 May 2026.
@Suite struct PlanFillTests {
  private func plan(_ call: String, _ demo: Demo) async throws -> PlanOutput {
    try await demo.json("plan \(call) --json")
  }

  private func meals(_ plan: PlanOutput) -> [Meal] {
    plan.recipes.compactMap { Catalog.bundled.meal(MealID(rawValue: $0)) }
  }

  /// A couple of whom one is allergic to nuts, and the other eats keto.
  private func couple() async throws -> Demo {
    let demo = Demo()
    _ = await demo.run(["settings", "set", "household", "Ann, Ben"])
    _ = try await demo.output("settings set allergies@Ann tree-nut,peanut")
    _ = try await demo.output("settings set diets@Ben keto")
    return demo
  }

  @Test func `a whole week is filled for everybody at the table, and stays`() async throws {
    let demo = try await couple()
    let filled = try await plan("fill --week 2026-05-18", demo)
    #expect(filled.week == "2026-05-18" && filled.days.count == 7)
    #expect(filled.entries.count == 21)
    #expect(meals(filled).count == filled.recipes.count && !filled.recipes.isEmpty)
    for meal in meals(filled) {
      #expect(meal.facts.diets.contains(.keto))
      #expect(meal.facts.contents.allergens.isDisjoint(with: [.treeNut, .peanut]))
      #expect(meal.facts.contents.traces.isDisjoint(with: [.treeNut, .peanut]))
    }
    let shown = try await plan("show --week 2026-05-18", demo)
    #expect(shown.contents == filled.contents)
    #expect(try await plan("fill --week 2026-05-18", demo).contents == filled.contents)
  }

  @Test func `this week is filled from the next meal on`() async throws {
    let filled = try await plan("fill", Demo())
    #expect(filled.entries.keys.min() == "2026-05-12-dinner")
    #expect(filled.entries.count == 16)
  }

  @Test func `the same seed gives the same plan, and a dry run plans nothing`() async throws {
    let demo = Demo()
    let dry = try await plan("fill --seed 5 --dry-run", demo).contents.mapValues(\.title)
    #expect(try await plan("show", demo).entries.isEmpty)
    let same = try await plan("fill --seed 5 --dry-run", demo).contents.mapValues(\.title)
    #expect(same == dry)
    let other = try await plan("fill --seed 6 --dry-run", demo).contents.mapValues(\.title)
    #expect(other != dry)
  }

  @Test func `another meal for a time or a day leaves all others as they were`() async throws {
    let demo = Demo()
    let filled = try await plan("fill --leftovers 0", demo)
    for (call, changed) in [
      ("thu-dinner", ["2026-05-14-dinner"]),
      ("fri", ["2026-05-15-breakfast", "2026-05-15-lunch", "2026-05-15-dinner"]),
    ] {
      let before = try await plan("show", demo)
      let after = try await plan("fill --leftovers 0 --reroll \(call)", demo)
      let others = before.contents.filter { after.contents[$0.key] != $0.value }.keys
      #expect(Set(others) == Set(changed))
      #expect(after.entries.count == filled.entries.count)
    }
  }

  @Test func `something quicker is quicker`() async throws {
    let demo = Demo()
    let before = try await plan("fill --leftovers 0", demo).contents["2026-05-17-dinner"]
    let after = try await plan("fill --quicker sun-dinner", demo).contents["2026-05-17-dinner"]
    let minutes = [before, after].compactMap { content in
      content?.recipe.flatMap { Catalog.bundled.summary(MealID(rawValue: $0))?.totalMinutes }
    }
    #expect(minutes.count == 2 && minutes[1] < minutes[0])
  }

  @Test func `a locked meal stays in every new filling`() async throws {
    let demo = Demo()
    let filled = try await plan("fill --lock wed-dinner=spicy-beef-tacos", demo)
    let locked = try #require(filled.entries["2026-05-13-dinner"]?.first)
    #expect(locked.locked && locked.content.recipe == "spicy-beef-tacos")
    _ = try await demo.output("plan fill --reroll wed")
    #expect(
      try await plan("show", demo).contents["2026-05-13-dinner"]?.recipe == "spicy-beef-tacos")
    let refused = await demo.run("plan fill --reroll wed-dinner")
    #expect(refused.exitCode == 2 && refused.standardError.contains("locked"))
    #expect(await demo.run("plan set wed-dinner chana-masala").exitCode == 2)
  }

  @Test func `a dinner that keeps is cooked twice and eaten again within three days`()
    async throws
  {
    let demo = Demo()
    let filled = try await plan("fill --week 2026-05-18 --leftovers 3", demo)
    let entries = filled.days.flatMap(\.slots).flatMap(\.entries)
    let leftovers = entries.filter { $0.content.leftoversOf != nil }
    #expect(!leftovers.isEmpty && leftovers.count <= 3)
    for left in leftovers {
      let cooked = try #require(entries.first { $0.id == left.content.leftoversOf })
      #expect(cooked.servings == 2 && left.servings == 1)
    }
    #expect(filled.problems.isEmpty)
    let none = try await plan("fill --week 2026-06-01 --leftovers 0", demo)
    #expect(none.recipes.count == 21)
  }

  @Test func `a limit set later is said at once, and the meal makes room when the week is filled`()
    async throws
  {
    let demo = Demo()
    _ = try await demo.output("plan fill --lock wed-dinner=spicy-beef-tacos")
    _ = try await demo.output("settings set diets vegetarian")
    let shown = try await plan("show", demo)
    #expect(shown.problems.contains { $0.contains("Spicy Beef Tacos breaks a limit") })
    let filled = try await plan("fill", demo)
    #expect(filled.problems.contains { $0.contains("Spicy Beef Tacos is replaced") })
    for meal in meals(filled) { #expect(meal.facts.diets.contains(.vegetarian)) }
    #expect(try await plan("show", demo).problems.isEmpty)
  }

  @Test func `a settled meal that breaks a limit is refused, and nothing is planned`()
    async throws
  {
    let demo = Demo()
    _ = try await demo.output("settings set diets vegan")
    let refused = await demo.run("plan fill --lock wed-dinner=spicy-beef-tacos")
    #expect(refused.exitCode == 2 && refused.standardError.contains("it is not vegan"))
    #expect(try await plan("show", demo).entries.isEmpty)
  }

  @Test func `a side of a meat dish is kosher together with the dish`() async throws {
    let demo = Demo()
    _ = try await demo.output("settings set diets kosher")
    let text = try await demo.output("recipe greek-lamb-chops")
    #expect(text.contains("Served without Greek Salad") && text.contains("and kosher\n"))
    let filled = try await plan("fill --week 2026-12-07 --seed 7", demo)
    for id in filled.recipes {
      let page = try await demo.output("recipe \(id)")
      #expect(page.contains("kosher"), "\(id)")
    }
  }

  @Test func `a plan for a legume allergy has no traces of peanut or soy`() async throws {
    let demo = Demo()
    _ = try await demo.output("settings set allergies legume")
    let filled = try await plan("fill --week 2026-12-14 --seed 1", demo)
    #expect(!filled.recipes.isEmpty)
    for meal in meals(filled) {
      let all = meal.facts.contents.allergens.union(meal.facts.contents.traces)
      #expect(all.isDisjoint(with: [.peanut, .soy, .lupin]), "\(meal.id)")
    }
    let refused = await demo.run("plan set mon-breakfast corn-flakes-with-banana")
    #expect(refused.exitCode == 2)
  }

  @Test func `every wish holds, or a problem names it`() async throws {
    let demo = Demo()
    let wishes = "fill --max-minutes 30 --quota fish>=2 --week 2026-05-18"
    let filled = try await plan(wishes, demo)
    for meal in meals(filled) {
      #expect(meal.summary.totalMinutes <= 30 || !filled.problems.isEmpty)
    }
    let never = try await plan("fill --week 2026-06-01 --max-minutes 1 --slots dinner", demo)
    #expect(never.problems.contains { $0.contains("Changed: ") })
    let costly = try await plan("fill --week 2026-06-08 --slots dinner --budget 80", demo)
    #expect(costly.problems.contains { $0.contains("budget") })
  }

  @Test func `plan fill uses food by its last day, or says that it cannot`() async throws {
    let demo = Demo()
    let filled = try await plan("fill --week 2026-05-18 --use-by spinach=2026-05-20", demo)
    let early = filled.days.prefix(3).flatMap(\.slots).flatMap(\.entries)
    let uses = early.compactMap(\.content.recipe).contains { id in
      Catalog.bundled.summary(MealID(rawValue: id))?.facts.foods.contains("spinach") == true
    }
    #expect(uses || filled.problems.contains { $0.contains("spinach") })
  }

  @Test func `keeping the quick look plans just what it shows`() async throws {
    let demo = Demo()
    let week: WeekTests.Document = try await demo.json("week --json --seed 3")
    _ = try await demo.output("plan fill --keep --seed 3")
    var kept = try await plan("show", demo).contents.compactMapValues(\.recipe)
    kept.merge(try await plan("show --week 2026-05-18", demo).contents.compactMapValues(\.recipe)) {
      first, _ in first
    }
    #expect(kept == week.meals)
  }

  @Test func `a planned meal is not suggested`() async throws {
    let demo = Demo()
    let planned = Set(try await plan("fill --leftovers 0", demo).recipes)
    struct Answer: Decodable {
      struct Suggestion: Decodable {
        struct Meal: Decodable { var id: String }
        var meal: Meal
      }
      var suggestions: [Suggestion]
    }
    let answer: Answer = try await demo.json("suggest --count 20 --dry-run --json")
    #expect(planned.isDisjoint(with: answer.suggestions.map(\.meal.id)))
  }

  @Test(
    arguments: [
      ("plan fill --slots noon", "not a day"), ("plan fill --slots 2026-02-30-dinner", "not a day"),
      ("plan fill --week 10000-01-01", "date such as"),
      ("plan fill --budget lots", "not an amount"),
      ("plan fill --lock wed-dinner", "--lock is SLOT=ID"),
      ("plan fill --lock wed-dinner=no-such-meal", "no-such-meal"),
      ("plan fill --use-by spinach", "FOOD=DAY"), ("plan fill --people 0", "--people"),
      ("plan fill --quota fish", "fish"), ("plan fill --reroll wed", "may be replaced"),
    ])
  func `a wrong call says what would be right, and plans nothing`(call: String, words: String)
    async throws
  {
    let demo = Demo()
    let refused = await demo.run(call)
    #expect(refused.exitCode == 2)
    #expect(refused.standardError.contains(words))
    #expect(try demo.journal() == nil)
  }
}
