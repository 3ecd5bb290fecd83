import DemoGrocer
import Groceries
import MealModels
import Testing

@testable import MealAdvisorCommands

/// `grocery substitute --all`: what the store has not, by what all may eat and it has.
@Suite struct GroceryReplacingTests {
  /// A demo at a store that has none of some foods.
  private func demo(without gone: Set<FoodID>, _ items: [String]) async throws -> Demo {
    var demo = Demo()
    let grocer = RetailerClient.demo { Demo.start }
    var client = grocer
    client.products = { (wishes, store) async throws(RetailerError) in
      var answer = try await grocer.products(wishes, store)
      answer.products.removeAll { $0.food.map(gone.contains) ?? false }
      for index in answer.products.indices { answer.products[index].availability = .inStock }
      return answer
    }
    client.snapshot = { (ids, store) async throws(RetailerError) in
      var snapshot = try await grocer.snapshot(ids, store)
      for id in ids { snapshot.entries[id]?.availability = .inStock }
      return snapshot
    }
    demo.retailer = client
    _ = try await demo.output("store choose kroger-1234")
    for item in items { _ = try await demo.output("grocery add \(item)") }
    return demo
  }

  @Test
  func `the command replaces unavailable items by the best available product and keeps the rest`()
    async throws
  {
    let demo = try await demo(
      without: ["milk", "buttermilk"],
      ["1 l milk", "1 l buttermilk", "500 g rice", "AA batteries"])
    let done: ReplacedOutput = try await demo.json("grocery substitute --all --json")
    #expect(Set(done.replaced.map(\.item)) == ["milk", "buttermilk"])
    #expect(done.replaced.allSatisfy { $0.score >= SubstituteScore.applied })
    #expect(!done.replaced.contains { $0.by.hasPrefix("milk") }, "milk is not there either")
    #expect(done.left.map(\.because) == ["it is not a known food"])
    let list: GroceryOutput = try await demo.json("grocery list --json")
    #expect(Set(list.replaced.map(\.id)) == ["milk", "buttermilk"])
    #expect(list.items.contains { $0.id == "rice" && $0.insteadOf == nil })
    for item in list.items where item.insteadOf != nil { #expect(item.problem == nil) }
  }

  @Test func `each is taken back by itself`() async throws {
    let demo = try await demo(without: ["milk", "butter"], ["1 l milk", "200 g butter"])
    let before: GroceryOutput = try await demo.json("grocery list --json")
    _ = try await demo.output("grocery substitute --all")
    let one: GroceryOutput = try await demo.json("grocery substitute butter none --json")
    #expect(one.replaced.map(\.id) == ["milk"] && one["butter"] != nil)
    let none: GroceryOutput = try await demo.json("grocery substitute milk none --json")
    #expect(none.items.map(\.id) == before.items.map(\.id))
  }

  @Test func `nothing unsafe is taken, and what is left says why`() async throws {
    let demo = try await demo(without: ["milk", "butter"], ["1 l milk", "200 g butter"])
    _ = try await demo.output("settings set allergies tree-nut,milk,soy")
    let text = try await demo.output("grocery substitute --all")
    #expect(!text.contains("almond") && !text.contains("vegan butter") && !text.contains("soy"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let again: ReplacedOutput = try await demo.json("grocery substitute --all --json")
    #expect(again.replaced.isEmpty)
  }

  @Test func `a store that has all changes nothing, and one must be chosen`() async throws {
    let demo = try await demo(without: [], ["1 l milk"])
    #expect(
      try await demo.output("grocery substitute --all").contains("has everything on the list"))
    #expect(await Demo().run("grocery substitute --all").exitCode == 2)
    #expect(await demo.run("grocery substitute milk --all").exitCode == 2)
  }
}
