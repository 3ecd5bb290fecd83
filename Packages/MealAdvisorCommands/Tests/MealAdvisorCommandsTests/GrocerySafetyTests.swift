import Testing

@testable import MealAdvisorCommands

/// What stands in for an item is safe for everyone who eats what it is for.
@Suite struct GrocerySafetyTests {
  /// Ann is allergic to nuts, and Ben eats what he likes.
  private func couple() async throws -> Demo {
    let demo = Demo()
    _ = await demo.run(["settings", "set", "household", "Ann, Ben"])
    _ = try await demo.output("settings set allergies@Ann tree-nut")
    return demo
  }

  private func substitutes(_ demo: Demo) async throws -> SubstitutesOutput {
    try await demo.json("grocery substitute butter --json")
  }

  @Test func `whoever eats it or what is left of it decides what is offered`() async throws {
    let demo = try await couple()
    _ = try await demo.output("plan set wed-dinner chicken-alfredo --eaters Ben --servings 4")
    #expect(try await substitutes(demo).substitutes.contains { $0.name == "vegan butter" })
    _ = try await demo.output("plan set thu-lunch --leftovers-of wed-dinner --eaters Ann")
    let both = try await substitutes(demo)
    #expect(!both.substitutes.contains { $0.name == "vegan butter" })
    #expect(both.refused.contains { $0.name == "vegan butter" && $0.because.contains("tree nut") })
  }

  @Test func `what was taken is bought until somebody may not have it`() async throws {
    let demo = try await couple()
    _ = try await demo.output("plan set wed-dinner chicken-alfredo --eaters Ben --servings 4")
    let taken = await demo.run(["grocery", "substitute", "butter", "vegan butter"])
    #expect(taken.exitCode == 0, "\(taken.standardError)")
    var list: GroceryOutput = try await demo.json("grocery list --json")
    #expect(list["butter"]?.insteadOf == "butter" && list["butter"]?.food == "vegan-butter")
    _ = try await demo.output("plan set thu-lunch --leftovers-of wed-dinner")
    list = try await demo.json("grocery list --json")
    #expect(list["butter"]?.insteadOf == nil && list["butter"]?.food == "butter")
    #expect(list.problems.contains { $0.contains("vegan butter") })
    let refused = await demo.run(["grocery", "substitute", "butter", "vegan butter"])
    #expect(refused.exitCode == 2 && refused.standardError.contains("tree nut"))
  }

  @Test func `a substitute is taken back`() async throws {
    let demo = Demo()
    _ = try await demo.output("plan set wed-dinner chicken-alfredo")
    let before: GroceryOutput = try await demo.json("grocery list --json")
    _ = await demo.run(["grocery", "substitute", "butter", "vegan butter"])
    let after: GroceryOutput = try await demo.json("grocery substitute butter none --json")
    #expect(after.items == before.items)
  }

  @Test func `what needs two things puts both on the list, and takes both off`() async throws {
    let demo = Demo()
    _ = try await demo.output("grocery add 1 cup buttermilk")
    let offered: SubstitutesOutput = try await demo.json("grocery substitute buttermilk --json")
    let double = try #require(offered.substitutes.first { $0.name == "milk + lemon juice" })
    let before: GroceryOutput = try await demo.json("grocery list --json")
    let outcome = await demo.run(["grocery", "substitute", "buttermilk", double.name, "--json"])
    #expect(outcome.exitCode == 0, "\(outcome.standardError)")
    var list: GroceryOutput = try await demo.json("grocery list --json")
    #expect(list.items.count == before.items.count + 1)
    list = try await demo.json("grocery substitute buttermilk none --json")
    #expect(list.items == before.items)
  }

  @Test func `limits of the call hold beside those of the table`() async throws {
    let demo = try await couple()
    let vegan: SubstitutesOutput = try await demo.json(
      "grocery substitutes butter --diet vegan --json")
    #expect(vegan.food == "butter")
    #expect(vegan.refused.contains { $0.name == "ghee" && $0.because == "is not vegan" })
    #expect(vegan.refused.contains { $0.name == "vegan butter" })
    let free: SubstitutesOutput = try await demo.json(
      "grocery substitutes butter --diet vegan --anyone --json")
    #expect(free.substitutes.contains { $0.name == "vegan butter" })
    let unknown = await demo.run("grocery substitutes zorblax")
    #expect(unknown.exitCode == 2 && unknown.standardError.contains("zorblax"))
    #expect(await demo.run("grocery substitutes butter --allergy zorblax").exitCode == 2)
  }
}
