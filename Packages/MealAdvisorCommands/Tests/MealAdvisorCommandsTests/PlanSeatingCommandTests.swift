import Testing

@testable import MealAdvisorCommands

/// Eaters, notes, repeats and kept weeks on the command line.
@Suite struct PlanSeatingCommandTests {
  @Test("Guests and notes stand on the entry, and the servings follow")
  func guests() async throws {
    let demo = Demo()
    _ = try await demo.output("plan set wed-dinner spicy-beef-tacos --servings 1")
    let seated = try await demo.output("plan eat wed-dinner --guests 3")
    #expect(seated.contains("(4 servings)") && seated.contains("+ 3 guests"))
    let noted = try await demo.output("plan note wed-dinner Early")
    #expect(noted.contains("(Early)"))
  }

  @Test("A kept week is planned again, and deleted by its name")
  func weeks() async throws {
    let demo = Demo()
    _ = try await demo.output("plan set wed-dinner spicy-beef-tacos")
    let kept = try await demo.output("plan keep Busy")
    #expect(kept.contains("Wed") && kept.contains("Spicy Beef Tacos") && kept.contains("Sun"))
    let unknown = await demo.run(["plan", "use", "Quiet"])
    #expect(unknown.exitCode != 0 && unknown.standardError.contains("Busy"))
    let gone = try await demo.output("plan forget busy")
    #expect(gone.contains("Wednesday dinner: Spicy Beef Tacos") && !gone.contains("Breakfast"))
    #expect(await demo.run(["plan", "use", "Busy"]).exitCode != 0)
  }

  @Test("A meal is repeated on named weekdays only")
  func repeating() async throws {
    let demo = Demo()
    _ = try await demo.output("plan set sat-breakfast butter-and-jam-toast")
    let wrong = await demo.run(["plan", "repeat", "sat-breakfast", "--on", "someday"])
    #expect(wrong.exitCode != 0 && wrong.standardError.contains("workdays"))
    let done = try await demo.output("plan repeat sat-breakfast --on sun")
    #expect(done.contains("Butter and Jam Toast"))
  }
}
