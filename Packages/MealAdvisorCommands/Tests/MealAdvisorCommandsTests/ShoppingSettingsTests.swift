import Testing

@testable import MealAdvisorCommands

/// The rules by which the app chooses products.
@Suite struct ShoppingSettingsTests {
  private let demo = Demo()

  private struct Offers: Decodable {
    struct Offer: Decodable {
      var product: String
      var name: String
      var count: Int?
      var cost: GroceryOutput.Cost?
      var problem: String?
    }
    var products: [Offer]
  }

  private func settings(_ call: String) async throws -> [String: String] {
    try await demo.json("grocery settings \(call) --json")
  }

  @Test func `the command sets and shows each rule of shopping`() async throws {
    #expect(
      try await settings("") == [
        "store-brand": "no", "organic": "no", "avoid": "none", "refresh": "3", "network": "any",
        "sort": "aisle",
      ])
    _ = try await demo.output("grocery settings store-brand yes")
    _ = try await demo.output("grocery settings organic YES")
    _ = await demo.run(["grocery", "settings", "avoid", "Peanut  oil, palm oil,palm oil"])
    _ = try await demo.output("grocery settings refresh manual")
    #expect(
      try await settings("network wifi") == [
        "store-brand": "yes", "organic": "yes", "avoid": "peanut oil, palm oil",
        "refresh": "manual", "network": "wifi", "sort": "aisle",
      ])
    #expect(try await settings("avoid none")["avoid"] == "none")
  }

  @Test(
    arguments: [
      ("organic maybe", "'yes' or 'no'"), ("refresh 2", "1, 3, 6 or 12"), ("refresh 0", "1, 3"),
      ("network modem", "cellular"), ("colour red", "store-brand"), ("avoid ,", "1 to 100"),
      ("avoid 7", "cannot be avoided"), ("organic", "KEY is"),
    ])
  func `the command refuses an unknown setting or value`(_ call: String, _ words: String)
    async throws
  {
    let refused = await demo.run("grocery settings \(call)")
    #expect(refused.exitCode == 2 && refused.unwrappedError.contains(words))
    #expect(try demo.journal() == nil)
  }

  @Test func `the app never chooses an avoided product, and says why`() async throws {
    _ = try await demo.output("store choose kroger-1234")
    _ = try await demo.output("grocery add 2 l milk")
    let offers: Offers = try await demo.json("grocery choose milk --json")
    #expect(offers.products.count > 2)
    let costs = offers.products.compactMap { $0.cost?.hundredths }
    #expect(costs == costs.sorted() && costs.count > 1)
    let first = try #require(offers.products.first)
    _ = await demo.run(["grocery", "settings", "avoid", first.name.lowercased()])
    let after: Offers = try await demo.json("grocery choose milk --json")
    let passed = try #require(after.products.first { $0.product == first.product })
    #expect(passed.cost == nil && passed.problem?.contains("you avoid") == true)
    let refused = await demo.run("grocery choose milk \(first.product)")
    #expect(refused.exitCode == 2 && refused.unwrappedError.contains("you avoid"))
  }

  @Test func `a product that the eater chose stays until the eater lets the rules choose`()
    async throws
  {
    _ = try await demo.output("store choose kroger-1234")
    _ = try await demo.output("grocery add 2 l milk")
    let offers: Offers = try await demo.json("grocery choose milk --json")
    let last = try #require(offers.products.last { $0.cost != nil })
    let chosen: GroceryOutput = try await demo.json("grocery choose milk \(last.product) --json")
    #expect(chosen.items.first?.buys.map(\.product) == [last.product])
    let words = try await demo.output("grocery why milk").split(whereSeparator: \.isWhitespace)
    #expect(words.joined(separator: " ").contains("you chose it"))
    let free: GroceryOutput = try await demo.json("grocery choose milk none --json")
    #expect(free.items.first?.buys.map(\.product) != [last.product])
    let unknown = await demo.run("grocery choose milk nothing-like-it")
    #expect(unknown.exitCode == 2 && unknown.unwrappedError.contains(last.product))
  }
}
