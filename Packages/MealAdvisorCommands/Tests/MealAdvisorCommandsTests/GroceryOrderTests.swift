import Journal
import Testing

@testable import MealAdvisorCommands

/// What a week costs, wherever it is said, and what becomes of an order.
@Suite struct GroceryOrderTests {
  private let demo = Demo()

  private func plan(_ seed: Int, at store: String) async throws {
    _ = try await demo.output("store choose \(store)")
    _ = try await demo.output("plan settings budget \(60 + 40 * (seed % 3))")
    let meals = [
      "chicken-alfredo", "spicy-beef-tacos", "pasta-alla-norma", "sweet-corn-egg-soup",
    ]
    for (place, day) in ["wed", "thu", "fri", "sat"].enumerated() {
      let meal = meals[(seed * 7 + place * 3) % meals.count]
      let servings = (seed * 5 + place * 11) % 8 + 1
      _ = try await demo.output("plan set \(day)-dinner \(meal) --servings \(servings)")
    }
    _ = try await demo.output("grocery add \(20 + seed * 13 % 40) eggs")
  }

  private struct Week: Decodable {
    struct Sum: Decodable { var hundredths: Int }
    struct Budget: Decodable {
      var weekly: Sum?
      var cost: Sum?
      var over: Sum?
    }
    var budget: Budget?
  }

  @Test(arguments: [
    (1, "kroger-1234"), (2, "fennimore-mission"), (3, "kroger-0778"), (4, "fennimore-slope"),
  ])
  func `list, cart, and week agree to the cent`(seed: Int, store: String) async throws {
    try await plan(seed, at: store)
    let list: GroceryOutput = try await demo.json("grocery build --json")
    let kept: GroceryOutput = try await demo.json("grocery list --json")
    let cart: CartOutput = try await demo.json("grocery cart --json")
    let week: Week = try await demo.json("plan show --json")
    let budget: Week = try await demo.json("grocery list --json")
    let total = try #require(list.total?.hundredths)
    #expect(list.items.compactMap(\.cost?.hundredths).reduce(0, +) == total)
    #expect(list.items.flatMap(\.buys).compactMap(\.cost?.hundredths).reduce(0, +) == total)
    #expect(kept.total?.hundredths == total)
    #expect(cart.total?.hundredths == total)
    #expect(week.budget?.cost?.hundredths == total)
    #expect(budget.budget?.cost?.hundredths == total)
    let limit = try #require(budget.budget?.weekly?.hundredths)
    #expect(budget.budget?.over?.hundredths == (total > limit ? total - limit : nil))
    let text = try await demo.output("grocery list")
    #expect(text.contains(total > limit ? " over." : " left."))
  }

  @Test func `an order is ticked once it is said, taken back, and asked about again`() async throws
  {
    try await plan(1, at: "kroger-1234")
    #expect(await demo.run("grocery ordered").exitCode == 2)
    let before: GroceryOutput = try await demo.json("grocery build --json")
    _ = try await demo.output("grocery cart")
    #expect(try await demo.output("grocery cart --checkout").contains("Nothing is ticked yet."))
    let handed: GroceryOutput = try await demo.json("grocery list --json")
    #expect(handed.items == before.items)
    _ = try await demo.output("grocery ordered yes")
    let ordered: GroceryOutput = try await demo.json("grocery list --json")
    #expect(
      ordered.items.allSatisfy { $0.checked || $0.atHome || before.missing.contains($0.id) })
    #expect(try await demo.output("grocery list").contains("\(before.missing.count) of "))
    let home: PantryOutput = try await demo.json("pantry list --json")
    #expect(!home.stock.isEmpty)
    _ = try await demo.output("grocery ordered undo")
    let undone: GroceryOutput = try await demo.json("grocery list --json")
    #expect(undone.items == before.items)
    let empty: PantryOutput = try await demo.json("pantry list --json")
    #expect(empty.stock.isEmpty)
    _ = try await demo.output("grocery ordered no")
    #expect(await demo.run("grocery ordered").exitCode == 2)
    #expect(await demo.run("grocery ordered perhaps").exitCode == 2)
  }

  @Test func `a handover that cannot be kept is said, with the cart that is at the store`()
    async throws
  {
    try await plan(1, at: "kroger-1234")
    _ = try await demo.output("grocery cart")
    var full = demo
    full.files.changeFiles { file in
      file.write = { _, _ throws(JournalError) in throw .diskFull("journal") }
    }
    let handed = await full.run("grocery cart --checkout")
    #expect(handed.exitCode == 1)
    #expect(handed.standardError.contains("the cart was sent, but that could not be stored"))
    #expect(handed.standardOutput.contains("Sent to kroger-1234"))
    #expect(await demo.run("grocery ordered").exitCode == 2)
  }

  @Test func `after an order, the list has only the amount that the plan still needs`() async throws
  {
    _ = try await demo.output("store choose kroger-1234")
    _ = try await demo.output("plan set wed-dinner pasta-alla-norma --servings 2")
    _ = try await demo.output("plan set thu-dinner chicken-alfredo --servings 2")
    _ = try await demo.output("grocery cart")
    _ = try await demo.output("grocery cart --checkout")
    _ = try await demo.output("grocery ordered")
    #expect(try await demo.output("grocery list").contains("0 of "))
    _ = try await demo.output("plan set fri-dinner pasta-alla-norma --servings 8")
    let list = try await demo.output("grocery list")
    #expect(list.contains(" more eggplant"))
    #expect(list.contains(" more crushed tomatoes"))
    let cart = try await demo.output("grocery cart")
    #expect(cart.contains("Eggplant") && cart.contains("Crushed Tomatoes"))
  }
}
