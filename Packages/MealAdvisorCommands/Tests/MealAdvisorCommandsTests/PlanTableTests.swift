import MealCatalog
import MealModels
import Testing

@testable import MealAdvisorCommands

/// What a plan says of who eats, of whose limits, of what goes with a meal and what it is called; the
/// clock stands at the evening of Tuesday 12 May 2026.
@Suite struct PlanTableTests {
  private func plan(_ call: String, _ demo: Demo) async throws -> PlanOutput {
    try await demo.json("plan \(call) --json")
  }

  /// Ann, who is allergic to milk and vegan, and Ben, who is vegan.
  private func couple() async throws -> Demo {
    let demo = Demo()
    _ = await demo.run(["settings", "set", "household", "Ann, Ben"])
    _ = try await demo.output("settings set allergies@Ann milk")
    _ = try await demo.output("settings set diets@Ann vegan")
    _ = try await demo.output("settings set diets@Ben vegan")
    return demo
  }

  @Test func `a broken limit says whose it is`() async throws {
    let demo = try await couple()
    let refused = await demo.run("plan set wed-dinner margherita-pizza")
    #expect(refused.standardError.contains("(everyone's vegan diet, Ann's allergy to milk)"))
    _ = try await demo.output("plan set wed-dinner margherita-pizza --eaters Ben --accept")
    _ = try await demo.output("settings set allergies@Ben milk")
    let problems = try await plan("show", demo).problems
    #expect(problems.count == 1 && problems[0].contains("Ben's allergy to milk"))
    #expect(!problems[0].contains("Ann"))
  }

  @Test
  func `the plan refuses words that break an eater's limit, and reports those planned before`()
    async throws
  {
    let demo = try await couple()
    let words = ["plan", "set", "wed-dinner", "pizza with cheese from Mario's"]
    let refused = await demo.run(words)
    #expect(refused.exitCode == 2 && refused.standardError.contains("Ann's allergy to milk"))
    #expect(await demo.run(["plan", "set", "thu-dinner", "Dinner at Mum's"]).exitCode == 0)
    #expect(await demo.run(words + ["--accept"]).exitCode == 0)
    #expect(try await plan("show", demo).problems.isEmpty, "it was accepted")
    _ = try await demo.output("settings set allergies@Ben milk")
    let problems = try await plan("show", demo).problems
    let limits = "everyone's vegan diet, everyone's allergy to milk"
    #expect(problems.count == 1, "\(problems)")
    #expect(problems[0].contains("it is not vegan and contains milk (\(limits))"), "\(problems)")
  }

  @Test func `a meal planned for a person keeps its warning after they leave the table`()
    async throws
  {
    let demo = Demo()
    _ = await demo.run(["settings", "set", "household", "Ann, Ben"])
    _ = try await demo.output("plan set wed-dinner margherita-pizza --eaters Ｂｅｎ")
    _ = try await demo.output("settings set allergies@Ben milk")
    let problems = try await plan("show", demo).problems
    #expect(problems.count == 1 && problems[0].contains("Ben's allergy to milk"))
    _ = try await demo.output("settings set household Ann")
    #expect(try await plan("show", demo).problems == problems)
    #expect(try await demo.output("plan cook wed-dinner").contains("Ben's allergy"))
    _ = await demo.run(["settings", "set", "household", "Ann, Bén"])
    #expect(try await demo.output("settings get allergies@Ben") == "milk\n")
  }

  @Test func `a note that breaks a limit is refused, or reported if already planned`()
    async throws
  {
    let demo = try await couple()
    for meal in ["chana-masala", "soup"] {
      let set = ["plan", "set", "thu-dinner", meal, "--eaters", "Ann"]
      let refused = await demo.run(set + ["--note", "add milk"])
      #expect(refused.exitCode == 2 && refused.standardError.contains("Ann's allergy to milk"))
    }
    let noted = ["plan", "set", "thu-dinner", "soup", "--note", "add milk", "--accept"]
    #expect(await demo.run(noted).exitCode == 0)
    #expect(try await plan("show", demo).problems.isEmpty, "it was accepted")
    let again = await demo.run("plan duplicate thu-dinner fri-dinner")
    #expect(again.exitCode == 2 && again.standardError.contains("Ann's allergy to milk"))
    #expect(await demo.run("plan duplicate thu-dinner fri-dinner --accept").exitCode == 0)
  }

  @Test func `a refusal to a person who eats alone names their own limit`() async throws {
    let demo = Demo()
    _ = try await demo.output("settings set diets vegan")
    let refused = await demo.run("plan set wed-dinner margherita-pizza")
    #expect(refused.standardError.contains("it is not vegan (your vegan diet)"))
  }

  @Test func `an entry for some says who has nothing, until they have`() async throws {
    let demo = Demo()
    _ = await demo.run(["settings", "set", "household", "Ann, Ben"])
    _ = await demo.run(["plan", "set", "wed-dinner", "Pizza", "--eaters", "Ann"])
    #expect(try await demo.output("plan show").contains("Nothing planned for Ben\n"))
    let filled = try await plan("fill", demo)
    let slots = filled.days.flatMap(\.slots).filter { !$0.unserved.isEmpty }
    #expect(slots.map(\.unserved) == [["Ben"]] && slots.first?.slot == "dinner")
    _ = await demo.run(["plan", "set", "wed-dinner", "Salad", "--eaters", "Ben", "--beside"])
    #expect(try await !demo.output("plan show").contains("Nothing planned"))
  }

  @Test func `the sides of a meal are listed under it, for its eaters`() async throws {
    let demo = Demo()
    let summary = try #require(
      Catalog.bundled.summaries.first { !$0.customs.accompaniments.isEmpty })
    let side = try #require(
      Catalog.bundled.meal(summary.customs.accompaniments[0].choices[0]))
    _ = try await demo.output("plan set wed-dinner \(summary.id)")
    let entry = try await plan("show", demo).entries["2026-05-13-dinner"]?.first
    #expect(entry?.sides.first?.id == side.id.rawValue)
    #expect(try await demo.output("plan show").contains("with \(side.recipe.title)"))
  }

  @Test func `an imported plan calls a recipe that is known by its own title`() async throws {
    var demo = Demo()
    let file = """
      {"week": "2026-05-11", "days": [{"date": "2026-05-13", "slots": [{"slot": "dinner",
      "entries": [{"id": "x1", "content": {"recipe": "spicy-beef-tacos", "title": "Vegan salad"}},
      {"id": "x2", "content": {"recipe": "grandmas-secret", "title": "Grandma's secret"}}]}]}]}
      """
    demo.inputFile = .texts(["plan": file])
    _ = try await demo.output("plan import plan")
    let titles = try await plan("show", demo).entries["2026-05-13-dinner"]?.map(\.content.title)
    #expect(titles == ["Spicy Beef Tacos", "Grandma's secret"])
  }

  @Test func `nothing is copied to days that are over, and that is said`() async throws {
    let demo = Demo()
    for day in ["mon", "thu"] {
      _ = await demo.run(["plan", "set", "\(day)-dinner", "Soup", "--week", "2026-05-18"])
    }
    let text = try await demo.output("plan copy 2026-05-12 --week 2026-05-18")
    #expect(text.hasPrefix("1 entry was left out"))
    #expect(try await plan("show", demo).entries.keys.sorted() == ["2026-05-14-dinner"])
    let refused = await demo.run("plan copy 2026-05-04 --week 2026-05-18")
    #expect(refused.exitCode == 2 && refused.standardError.contains("is over"))
  }

  @Test func `moving an entry to a taken slot swaps the two and says so`()
    async throws
  {
    let demo = Demo()
    for (slot, dish) in [("wed-dinner", "Pizza"), ("fri-dinner", "Pasta")] {
      _ = await demo.run(["plan", "set", slot, dish])
    }
    let text = try await demo.output("plan move wed-dinner fri-dinner")
    #expect(
      text.hasPrefix("Pasta was planned for Fri dinner, and is now planned for Wed dinner.\n"))
    let swapped = try await plan("show", demo).contents.mapValues(\.text)
    #expect(swapped == ["2026-05-13-dinner": "Pasta", "2026-05-15-dinner": "Pizza"])
    _ = try await demo.output("plan undo")
    _ = try await demo.output("plan lock fri-dinner")
    let beside = try await demo.output("plan move wed-dinner fri-dinner")
    #expect(beside.hasPrefix("Pasta: still planned for Fri dinner too.\n"))
    #expect(try await plan("show", demo).entries["2026-05-15-dinner"]?.count == 2)
  }

  @Test func `minutes from the settings are not reported as a changed wish`() async throws {
    let demo = Demo()
    _ = try await demo.output("plan settings minutes wed-dinner=1")
    let filled = try await plan("fill --slots wed-dinner", demo)
    #expect(filled.problems.contains { $0.contains("the usual 1 minute") })
    #expect(!filled.problems.contains { $0.contains("Changed: ") })
  }

  @Test func `after midnight breakfast is next, and no dinner of the day before is filled`()
    async throws
  {
    let demo = Demo()
    let filled = try await plan("fill --at 2026-05-13T01:00 --leftovers 0", demo)
    #expect(filled.entries.keys.min() == "2026-05-13-breakfast")
  }
}
