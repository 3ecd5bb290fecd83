import Testing

@testable import MealAdvisorCommands

/// Changing a plan at the command line; the clock stands at the evening of Tuesday 12 May 2026.
@Suite struct PlanCommandTests {
  private let demo = Demo()

  private func plan(_ call: String) async throws -> PlanOutput {
    try await demo.json("plan \(call) --json")
  }

  private func set(_ words: String...) async throws {
    let outcome = await demo.run(["plan", "set"] + words)
    #expect(outcome.exitCode == 0, "\(outcome.standardError)")
  }

  @Test func `a week reads as it is planned`() async throws {
    try await set("mon-breakfast", "Greek yogurt bowl", "--servings", "4", "--week", "2025-05-12")
    try await set(
      "tue-breakfast", "Overnight oats", "--note", "prep tonight", "--week", "2025-05-12")
    let text = try await demo.output("plan show --week 2025-05-12")
    #expect(text.hasPrefix("May 12–18\n"))
    #expect(text.contains("  Breakfast  ▢ Greek yogurt bowl (4 servings)\n"))
    #expect(text.contains("  Breakfast  ▢ Overnight oats (prep tonight)\n"))
    #expect(try await plan("show --week 2025-05-18").week == "2025-05-12")
  }

  @Test func `plan set replaces the entry of a slot, or adds beside it with --beside`()
    async throws
  {
    try await set("wed-dinner", "Pizza")
    try await set("wed-dinner", "Pasta")
    try await set("wed-dinner", "Salad", "--beside")
    let entries = try await plan("show").entries["2026-05-13-dinner"]
    #expect(entries?.map(\.content.text) == ["Pasta", "Salad"])
    let unclear = await demo.run("plan remove wed-dinner")
    #expect(unclear.exitCode == 2 && unclear.standardError.contains("wed-dinner/1"))
    _ = try await demo.output("plan remove wed-dinner/1")
    #expect(try await plan("show").contents["2026-05-13-dinner"]?.text == "Salad")
  }

  @Test func `a title is the recipe of that title, in any case, and other words are words`()
    async throws
  {
    try await set("wed-dinner", "thai GREEN curry")
    try await set("thu-dinner", "Green curry of my aunt")
    let entries = try await plan("show").entries
    #expect(entries["2026-05-13-dinner"]?.map(\.content.recipe) == ["thai-green-curry"])
    #expect(entries["2026-05-14-dinner"]?.map(\.content.text) == ["Green curry of my aunt"])
  }

  @Test func `an entry is moved, copied, and the last change taken back`() async throws {
    try await set("wed-dinner", "Pizza")
    _ = try await demo.output("plan move wed-dinner fri-dinner")
    _ = try await demo.output("plan duplicate fri-dinner sat-lunch")
    let contents = try await plan("show").contents.mapValues(\.text)
    #expect(contents == ["2026-05-15-dinner": "Pizza", "2026-05-16-lunch": "Pizza"])
    _ = try await demo.output("plan undo")
    _ = try await demo.output("plan undo")
    #expect(try await plan("show").contents.mapValues(\.text) == ["2026-05-13-dinner": "Pizza"])
  }

  @Test func `a day is skipped as one change`() async throws {
    try await set("thu-lunch", "Soup")
    try await set("thu-dinner", "Stew")
    let skipped = try await plan("skip thu")
    #expect(skipped.entries.values.flatMap(\.self).map(\.state) == ["skipped", "skipped"])
    _ = try await demo.output("plan undo")
    let states = try await plan("show").entries.values.flatMap(\.self).map(\.state)
    #expect(states == ["planned", "planned"])
  }

  @Test func `the history has a cooked meal once, whichever command reports it`() async throws {
    struct History: Decodable {
      struct Event: Decodable { var kind: String }
      var events: [Event]
    }
    try await set("tue-dinner", "spicy-beef-tacos")
    _ = try await demo.output("plan cook tue-dinner")
    _ = try await demo.output("plan cook tue-dinner")
    var events: History = try await demo.json("history list --json")
    #expect(events.events.map(\.kind) == ["cooked"])
    #expect(try await plan("show").entries["2026-05-12-dinner"]?.first?.state == "cooked")
    _ = try await demo.output("plan uncook tue-dinner")
    events = try await demo.json("history list --json")
    #expect(events.events.isEmpty)
    _ = try await demo.output("history cook spicy-beef-tacos")
    #expect(try await plan("show").entries["2026-05-12-dinner"]?.first?.state == "cooked")
  }

  @Test func `a meal cooked before its day is in the history once, and undoing removes it`()
    async throws
  {
    try await set("fri-dinner", "spicy-beef-tacos")
    _ = try await demo.output("plan cook fri-dinner")
    _ = try await demo.output("plan cook fri-dinner")
    let cooked = try await demo.output("history list")
    #expect(cooked.split(separator: "\n").count == 1 && cooked.hasPrefix("2026-05-12"))
    demo.world.advance(days: 4)
    let shown = try await demo.output("plan uncook fri-dinner --week 2026-05-12")
    #expect(shown.contains("▢ Spicy Beef Tacos"))
    #expect(try await demo.output("history list") == "The history is empty.\n")
  }

  @Test func `a week with nothing left to plan says so`() async throws {
    let text = try await demo.output("plan fill --week 2026-05-04")
    #expect(text.hasPrefix("Nothing left to plan: "))
    #expect(try await plan("show --week 2026-05-04").entries.isEmpty)
  }

  @Test func `a meal that breaks a limit is planned only by who was told`() async throws {
    _ = try await demo.output("settings set diets vegan")
    let refused = await demo.run("plan set wed-dinner margherita-pizza")
    #expect(refused.exitCode == 2)
    #expect(refused.standardError.contains("it is not vegan"))
    #expect(refused.standardError.contains("--accept"))
    try await set("wed-dinner", "margherita-pizza", "--accept")
    #expect(try await plan("show").problems.isEmpty)
    _ = try await demo.output("settings set allergies milk")
    #expect(try await plan("show").problems.count == 1)
    #expect(await demo.run("plan lock wed-dinner").exitCode == 2)
    _ = try await demo.output("plan lock wed-dinner --accept")
    #expect(try await plan("show").problems.isEmpty)
  }

  @Test func `the eaters of an entry decide which limits hold`() async throws {
    _ = await demo.run(["settings", "set", "household", "Ann, Ben"])
    _ = try await demo.output("settings set diets@Ann vegan")
    #expect(await demo.run("plan set wed-dinner spicy-beef-tacos").exitCode == 2)
    try await set("wed-dinner", "spicy-beef-tacos", "--eaters", "Ben")
    #expect(try await plan("show").problems.isEmpty)
    let unknown = await demo.run("plan set thu-dinner spicy-beef-tacos --eaters Cleo")
    #expect(unknown.exitCode == 2 && unknown.standardError.contains("Cleo"))
    // Whoever left the table may have any limit again.
    _ = await demo.run(["settings", "set", "household", "Ann"])
    #expect(try await plan("show").problems.count == 1)
  }

  @Test func `leftovers of what is gone say so, and the entry stays`() async throws {
    try await set("wed-dinner", "chana-masala", "--servings", "4")
    try await set("thu-lunch", "--leftovers-of", "wed-dinner")
    #expect(try await plan("show").problems.isEmpty)
    _ = try await demo.output("plan remove wed-dinner")
    let shown = try await plan("show")
    #expect(shown.problems.count == 1 && shown.problems[0].contains("no longer planned"))
    #expect(shown.contents["2026-05-14-lunch"]?.title == "Chana Masala")
  }

  @Test func `leftovers that must not be heated twice have a warning the next day`() async throws {
    try await set("wed-dinner", "chicken-fried-rice", "--servings", "4")
    try await set("thu-lunch", "--leftovers-of", "wed-dinner")
    let problems = try await plan("show").problems.filter { $0.contains("day old") }
    #expect(problems.count == 1)
    #expect(problems.first?.contains("1 day old, but the meal does not keep") == true)
  }

  @Test func `settings say how a household plans`() async throws {
    #expect(
      try await demo.output("plan settings")
        == "week-start: monday\nminutes: standard\nbusy-evenings: none\nleftovers: 2\nbudget: none\n"
    )
    _ = try await demo.output("plan settings week-start sunday")
    _ = try await demo.output("plan settings minutes tue-dinner=25,sun-lunch=120")
    _ = try await demo.output("plan settings busy-evenings tue,thu")
    _ = try await demo.output("plan settings budget 80.50")
    let text = try await demo.output("plan settings leftovers 0")
    #expect(
      text
        == "week-start: sunday\nminutes: tue-dinner=25, sun-lunch=120\nbusy-evenings: tue, thu\n"
        + "leftovers: 0\nbudget: $80.50\n")
    #expect(try await plan("show").week == "2026-05-10")
    #expect(await demo.run("plan settings budget -5").exitCode == 2)
    #expect(await demo.run("plan settings minutes tue-dinner=0").exitCode == 2)
  }

  @Test func `a week is copied and emptied`() async throws {
    try await set("wed-dinner", "chana-masala", "--servings", "4")
    try await set("thu-lunch", "--leftovers-of", "wed-dinner")
    let copied = try await plan("copy 2026-05-25")
    #expect(copied.entries.keys.sorted() == ["2026-05-27-dinner", "2026-05-28-lunch"])
    #expect(
      copied.contents["2026-05-28-lunch"]?.leftoversOf
        == copied.entries["2026-05-27-dinner"]?.first?.id)
    _ = try await demo.output("plan clear --week 2026-05-25")
    #expect(try await plan("show --week 2026-05-25").entries.isEmpty)
    #expect(try await plan("show").entries.count == 2)
  }

  @Test(
    arguments: [
      ("plan set noon Pizza", "not a meal time"), ("plan set wed-dinner", "what is eaten"),
      ("plan set 2026-02-29-dinner Pizza", "not a day"),
      ("plan set wed-dinner no-such-meal", "no-such"),
      ("plan set wed-dinner Pizza --servings 0", "--servings"),
      ("plan set wed-dinner Pizza --servings 200", "--servings"),
      ("plan show --week 2026-13-01", "date such as"),
      ("plan move wed-dinner fri", "nothing is planned"),
      ("plan remove nothing", "not a meal time"), ("plan settings colour red", "colour"),
      ("plan import missing.json", "missing.json"), ("plan undo", "no change"),
    ])
  func `a wrong call says what would be right, and changes nothing`(call: String, words: String)
    async throws
  {
    let refused = await demo.run(call)
    #expect(refused.exitCode == 2 || refused.exitCode == 1)
    #expect(refused.standardError.contains(words), "\(refused.standardError)")
    #expect(try demo.journal() == nil)
  }
}
