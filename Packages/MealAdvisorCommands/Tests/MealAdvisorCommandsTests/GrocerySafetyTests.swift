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

  @Test func `substitutes are safe for the eaters of the meal and of its leftovers`() async throws {
    let demo = try await couple()
    _ = try await demo.output("plan set wed-dinner chicken-alfredo --eaters Ben --servings 4")
    #expect(try await substitutes(demo).substitutes.contains { $0.name == "vegan butter" })
    _ = try await demo.output("plan set thu-lunch --leftovers-of wed-dinner --eaters Ann")
    let both = try await substitutes(demo)
    #expect(!both.substitutes.contains { $0.name == "vegan butter" })
    #expect(both.refused.contains { $0.name == "vegan butter" && $0.because.contains("tree nut") })
  }

  @Test func `the list buys a chosen substitute until a limit of an eater forbids it`() async throws
  {
    let demo = try await couple()
    _ = try await demo.output("plan set wed-dinner chicken-alfredo --eaters Ben --servings 4")
    let taken = await demo.run(["grocery", "substitute", "butter", "vegan butter"])
    #expect(taken.exitCode == 0, "\(taken.standardError)")
    var list: GroceryOutput = try await demo.json("grocery list --json")
    #expect(list["butter"] == nil && list["vegan-butter"]?.insteadOf == "butter")
    #expect(list.replaced.map(\.id) == ["butter"])
    _ = try await demo.output("plan set thu-lunch --leftovers-of wed-dinner")
    list = try await demo.json("grocery list --json")
    #expect(list["vegan-butter"] == nil && list["butter"]?.insteadOf == nil)
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
    #expect(after.items == before.items && after.replaced.isEmpty)
  }

  @Test func `a substitute of two foods adds both to the list and removes both`() async throws {
    let demo = Demo()
    _ = try await demo.output("grocery add 1 cup buttermilk")
    let offered: SubstitutesOutput = try await demo.json("grocery substitute buttermilk --json")
    let double = try #require(offered.substitutes.first { $0.name == "milk + lemon juice" })
    let before: GroceryOutput = try await demo.json("grocery list --json")
    let outcome = await demo.run(["grocery", "substitute", "buttermilk", double.name, "--json"])
    #expect(outcome.exitCode == 0, "\(outcome.standardError)")
    var list: GroceryOutput = try await demo.json("grocery list --json")
    #expect(list.items.map(\.id).sorted() == ["lemon", "milk"])
    #expect(list.items.allSatisfy { $0.insteadOf == "buttermilk" })
    #expect(list.replaced.first?.by.map(\.food) == ["milk", "lemon-juice"])
    list = try await demo.json("grocery substitute buttermilk none --json")
    #expect(list.items == before.items)
  }

  @Test func `every part is held against new limits, and all of them go`() async throws {
    let demo = Demo()
    _ = try await demo.output("grocery add 1 cup buttermilk")
    let taken = await demo.run(["grocery", "substitute", "buttermilk", "milk + lemon juice"])
    #expect(taken.exitCode == 0, "\(taken.standardError)")
    _ = try await demo.output("settings set allergies lemon")
    let list: GroceryOutput = try await demo.json("grocery list --json")
    #expect(list.items.map(\.id) == ["buttermilk"] && list.replaced.isEmpty)
    #expect(list.problems.contains { $0.contains("lemon juice") })
  }

  @Test func `a recipe of a planned meal reads what stands in, and cooking uses that up`()
    async throws
  {
    let demo = Demo()
    _ = try await demo.output("plan set wed-dinner chicken-alfredo --servings 4")
    _ = await demo.run(["grocery", "substitute", "butter", "vegan butter"])
    let recipe = try await demo.output("plan recipe wed-dinner")
    #expect(recipe.contains("vegan butter (for butter)"))
    let plain = try await demo.output("recipe chicken-alfredo")
    #expect(!plain.contains("vegan butter"))
    _ = await demo.run(["pantry", "add", "500 g vegan butter"])
    _ = try await demo.output("plan cook wed-dinner")
    let home: PantryOutput = try await demo.json("pantry list --json")
    #expect((home.stock.first?.amount?.high ?? 500) < 500)
    #expect(await demo.run("plan recipe fri-dinner").exitCode == 2)
  }

  @Test func `a call names a substitute by its own name`() async throws {
    let demo = Demo()
    _ = try await demo.output("grocery add 100 g butter")
    _ = await demo.run(["grocery", "substitute", "butter", "vegan butter"])
    let tick = await demo.run(["grocery", "check", "butter"])
    #expect(tick.exitCode == 2 && tick.unwrappedError.contains("replaces butter on the list"))
    _ = try await demo.output("grocery check vegan-butter")
    let again = await demo.run(["grocery", "substitute", "vegan-butter"])
    #expect(again.exitCode == 2 && again.unwrappedError.contains("replaces butter"))
    let why = await demo.run(["grocery", "why", "vegan-butter"])
    #expect(why.standardOutput.contains("(for butter)"))
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
