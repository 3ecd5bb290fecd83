import Testing

@testable import MealAdvisorCommands

/// Shopping for a plan at the command line; the clock stands at the evening of Tuesday 12 May 2026.
@Suite struct GroceryCommandTests {
  private let demo = Demo()

  private func list(_ call: String = "list") async throws -> GroceryOutput {
    try await demo.json("grocery \(call) --json")
  }

  private func plan(_ meal: String, _ slot: String, _ more: String = "") async throws {
    _ = try await demo.output("plan set \(slot) \(meal) \(more)")
  }

  @Test func `from a filled week to an address to pay at`() async throws {
    _ = await demo.run(["settings", "set", "household", "Ann, Ben"])
    _ = try await demo.output("settings set allergies@Ann tree-nut,peanut")
    _ = try await demo.output("plan fill")
    _ = try await demo.output("store choose kroger-1234")
    let built = try await list("build")
    #expect(built.week == "2026-05-11" && built.items.count > 20)
    let costs = built.items.compactMap { $0.cost?.hundredths }
    #expect(built.total?.hundredths == costs.reduce(0, +))
    #expect(built.unpriced == 0 && built.changes.isEmpty)
    for item in built.items.prefix(5) {
      let why = await demo.run(["grocery", "why", item.id])
      #expect(why.exitCode == 0)
      for share in item.from { #expect(why.standardOutput.contains(share.title)) }
    }
    demo.world.advance(hours: 6)
    let refreshed = try await list("refresh")
    #expect(!refreshed.changes.isEmpty)
    #expect(try await list().changes == refreshed.changes)
    let cart: CartOutput = try await demo.json("grocery cart --json")
    #expect(cart.checkout == nil && cart.readyUntil == "2026-05-13T01:30")
    #expect(try await list().changes.isEmpty)
    let paid: CartOutput = try await demo.json("grocery cart --checkout --json")
    #expect(paid.checkout?.hasPrefix("https://demo-grocer.example/checkout/kroger-1234.") == true)
    #expect(paid.lines == cart.lines && paid.total == cart.total)
    #expect(try await list().items.allSatisfy { !$0.checked })
    #expect(try await demo.output("grocery list").contains("grocery ordered"))
    _ = try await demo.output("grocery ordered")
    let bought = try await list()
    // Salt and the like are usually at home, and are not ordered.
    for item in built.items where !cart.missing.contains(item.id) && !item.atHome {
      #expect(bought[item.id]?.checked == true, "\(item.id)")
    }
    let home: PantryOutput = try await demo.json("pantry list --json")
    #expect(home.stock.count == paid.lines.filter { $0.count > 0 }.count)
  }

  @Test func `servings that are cooked, sides and leftovers decide what is bought`() async throws {
    try await plan("chicken-alfredo", "wed-dinner", "--servings 8")
    try await plan("--leftovers-of wed-dinner", "thu-lunch")
    let list = try await list()
    #expect(list["pasta"]?.from.map(\.title) == ["Chicken Alfredo"])
    #expect(list["pasta"]?.amounts == [.init(low: 1.5, high: 1.5, unit: "lb")])
    #expect(list["pasta"]?.from.first?.line == "1 1/2 lb fettuccine")
    #expect(Set(list.items.flatMap(\.from).map(\.title)).count > 1, "a side is bought too")
    _ = try await demo.output("plan skip wed")
    #expect(try await self.list().items.isEmpty)
  }

  @Test func `a tick, a removal and the share of a meal stay as they were set`() async throws {
    try await plan("chicken-alfredo", "wed-dinner")
    _ = try await demo.output("grocery check fettuccine")
    _ = try await demo.output("grocery remove heavy cream")
    _ = try await demo.output("grocery add AA batteries")
    _ = try await demo.output("grocery add 2 l oat milk")
    var list = try await list("build")
    #expect(list["pasta"]?.checked == true)
    #expect(list.removed.map(\.name) == ["heavy cream"])
    #expect(list["oat-milk"]?.amounts == [.init(low: 2, high: 2, unit: "l")])
    let batteries = try #require(list.items.first { $0.name == "AA batteries" })
    #expect(batteries.food == nil && batteries.department == "Household")
    _ = try await demo.output("plan remove wed-dinner")
    try await plan("chicken-alfredo", "fri-dinner", "--servings 2")
    list = try await self.list("build")
    #expect(list["pasta"]?.checked == true)
    _ = try await demo.output("grocery uncheck fettuccine")
    _ = try await demo.output("grocery restore heavy cream")
    try await plan("chicken-alfredo", "sat-dinner", "--servings 2")
    _ = await demo.run(["grocery", "remove", "fettuccine", "--from", "2026-05-16"])
    list = try await self.list()
    #expect(list.removed.isEmpty && list["pasta"]?.checked == false)
    #expect(list["pasta"]?.from.map(\.off) == [false, true])
  }

  @Test func `the list does not buy food at home, and cooking uses it up`() async throws {
    try await plan("chicken-alfredo", "wed-dinner", "--servings 4")
    let before = try await list()["pasta"]
    #expect(before?.needed == [.init(low: 12, high: 12, unit: "oz")])
    _ = await demo.run(["pantry", "add", "1 lb fettuccine", "--use-by", "fri"])
    _ = try await demo.output("pantry add salt --always")
    let list = try await list()
    #expect(list["pasta"]?.atHome == true && list["salt"]?.atHome == true)
    _ = try await demo.output("plan cook wed-dinner")
    var home: PantryOutput = try await demo.json("pantry list --json")
    let left = try #require(home.stock.first?.amount)
    #expect(home.stock.first?.useBy == "2026-05-15" && abs(left.high - 0.25) < 0.001)
    _ = try await demo.output("plan uncook wed-dinner")
    home = try await demo.json("pantry list --json")
    #expect(home.stock.first?.amount?.high == 1)
    _ = await demo.run(["pantry", "use", "fettuccine", "8 oz"])
    home = try await demo.json("pantry list --json")
    #expect(home.stock.first?.amount?.high == 0.5)
    _ = try await demo.output("pantry use fettuccine")
    home = try await demo.json("pantry remove salt --json")
    #expect(home.stock.isEmpty && home.staples.isEmpty)
  }

  @Test func `the text output fits a terminal and names what is unknown`() async throws {
    try await plan("chicken-alfredo", "wed-dinner")
    let plain = try await demo.output("grocery build --explain")
    #expect(plain.contains("No store is chosen") && plain.contains("from Chicken Alfredo"))
    _ = try await demo.output("store choose fennimore-mission")
    _ = try await demo.output("grocery add AA batteries")
    _ = try await demo.output("grocery check fettuccine")
    let priced = try await demo.output("grocery build --explain")
    #expect(priced.contains("Estimated total $") && priced.contains("taxes at checkout"))
    #expect(priced.contains("  ✓ ") && !priced.contains("$0.00"))
    #expect(priced.contains("! AA batteries: the store does not sell it."))
    #expect((plain + priced).split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `a cart is handed over only as it was looked at`() async throws {
    try await plan("chicken-alfredo", "wed-dinner")
    _ = try await demo.output("store choose kroger-1234")
    let unseen = await demo.run("grocery cart --checkout")
    #expect(unseen.exitCode == 2 && unseen.standardError.contains("look at the cart"))
    let first: CartOutput = try await demo.json("grocery cart --json")
    _ = try await demo.output("grocery add 2 l oat milk")
    let changed = await demo.run("grocery cart --checkout")
    #expect(changed.exitCode == 1 && changed.standardError.contains("changed since you looked"))
    #expect(changed.standardOutput.contains("Oat Milk"))
    #expect(try await list()["oat-milk"]?.checked == false)
    // An hour later prices count again.
    demo.world.advance(hours: 30)
    let late: CartOutput = try await demo.json("grocery cart --json")
    #expect(late.lines.count > first.lines.count)
    demo.world.isConnected = false
    let offline = await demo.run("grocery cart --checkout")
    #expect(offline.exitCode == 1 && offline.standardError.contains("no connection"))
    demo.world.isConnected = true
    #expect(await demo.run("grocery cart --checkout").exitCode == 0)
  }

  @Test func `a budget counts what meals cost at the chosen store`() async throws {
    struct Filled: Decodable {
      struct Budget: Decodable { var cost: Cost? }
      struct Cost: Decodable { var hundredths: Int }
      var budget: Budget?
      var problems: [String]
    }
    let call = "plan fill --budget 80 --dry-run --json"
    let without: Filled = try await demo.json(call)
    #expect(without.budget?.cost == nil && !without.problems.isEmpty)
    _ = try await demo.output("store choose kroger-1234")
    let with: Filled = try await demo.json(call)
    let cost = try #require(with.budget?.cost?.hundredths)
    #expect(with.problems.contains { $0.contains("of $80.00: ") } == (cost > 8000))
    _ = try await demo.output("plan settings budget 80")
    let planned: Filled = try await demo.json("plan fill --json")
    let shown: Filled = try await demo.json("plan show --json")
    #expect(planned.budget?.cost?.hundredths == shown.budget?.cost?.hundredths)
    #expect(try await list().total?.hundredths == shown.budget?.cost?.hundredths)
  }
}
