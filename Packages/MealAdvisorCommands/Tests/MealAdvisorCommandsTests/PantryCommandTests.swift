import Testing

@testable import MealAdvisorCommands

/// What is at home, at the command line; the clock stands at the evening of Tuesday 12 May 2026.
@Suite struct PantryCommandTests {
  private let demo = Demo()

  /// How many pounds of pasta are left of the ten at home; four servings use three quarters.
  private func pounds() async throws -> Double? {
    let home: PantryOutput = try await demo.json("pantry list --json")
    return home.stock.first?.amount.map { ($0.high * 1000).rounded() / 1000 }
  }

  private func bringPasta(_ flags: String...) async {
    _ = await demo.run(["pantry", "add", "10 lb fettuccine"] + flags)
  }

  @Test func `cooking a meal uses its foods once a day, whichever command reports it`() async throws
  {
    await bringPasta()
    _ = try await demo.output("history cook chicken-alfredo --servings 8")
    #expect(try await pounds() == 8.5)
    _ = try await demo.output("plan set tue-dinner chicken-alfredo")
    _ = try await demo.output("plan cook tue-dinner")
    _ = try await demo.output("history cook chicken-alfredo")
    #expect(try await pounds() == 8.5)
    _ = try await demo.output("history cook chicken-alfredo --at 2026-05-11T19:00")
    #expect(try await pounds() == 8.5, "it came home a day later")
    _ = try await demo.output("history accept chicken-alfredo")
    demo.world.advance(days: 1)
    _ = try await demo.output("history cook chicken-alfredo")
    #expect(try await pounds() == 7.75)
    let refused = await demo.run("history cook chicken-alfredo --servings 0")
    #expect(refused.exitCode == 2 && refused.standardError.contains("--servings"))
  }

  @Test func `taking the last change of the plan back puts back what was used`() async throws {
    await bringPasta()
    _ = try await demo.output("plan set tue-dinner chicken-alfredo --servings 4")
    _ = try await demo.output("history cook chicken-alfredo")
    #expect(try await pounds() == 9.25)
    _ = try await demo.output("plan undo")
    #expect(try await pounds() == 10)
    #expect(try await demo.output("history list") == "The history is empty.\n")
    let shown = try await demo.output("plan show")
    #expect(shown.contains("▢ Chicken Alfredo"))
  }

  @Test func `suggest uses what should be eaten soon, and says so`() async throws {
    let sentence = "should be eaten by Thursday"
    let call = "suggest --dry-run --count 20 --seed 3 --slot dinner"
    let before = try await demo.output(call)
    #expect(!before.contains(sentence))
    _ = await demo.run(["pantry", "add", "200 g spinach", "--use-by", "thu"])
    let with = try await demo.output(call)
    #expect(with.contains("Uses the") && with.contains(sentence))
    demo.world.advance(days: 3)
    #expect(try await !demo.output(call).contains("should be eaten by"))
    _ = try await demo.output("pantry use spinach")
    #expect(try await !demo.output(call).contains("should be eaten by"))
  }

  @Test func `the pantry marks food past its date, and the list does not subtract it`()
    async throws
  {
    await bringPasta("--use-by", "wed")
    let list: () async throws -> Bool? = {
      let list: GroceryOutput = try await demo.json("grocery list --json")
      return list["pasta"]?.atHome
    }
    _ = try await demo.output("plan set fri-dinner chicken-alfredo")
    #expect(try await list() == true)
    #expect(try await !demo.output("pantry list").contains("Past its date"))
    _ = try await demo.output("plan set fri-dinner chicken-alfredo --week 2026-05-18")
    let next: GroceryOutput = try await demo.json("grocery list --week 2026-05-18 --json")
    #expect(next["pasta"]?.atHome == false, "it will be past its date by then")
    demo.world.advance(days: 2)
    #expect(try await list() == false)
    let text = try await demo.output("pantry list")
    #expect(text.contains("Past its date: check it before you eat it."))
    let home: PantryOutput = try await demo.json("pantry list --json")
    #expect(home.stock.map(\.past) == [true])
    _ = try await demo.output("plan cook fri-dinner")
    #expect(try await pounds() == 10)
  }
}
