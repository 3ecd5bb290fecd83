import DemoGrocer
import Groceries
import Testing

@testable import MealAdvisorCommands

/// What becomes of a list when the store does not answer as it should.
@Suite struct RetailerFaultTests {
  /// A list at a store that went bad after it was chosen.
  private func demo(_ error: RetailerError) async throws -> Demo {
    var demo = Demo()
    _ = try await demo.output("store choose kroger-1234")
    _ = try await demo.output("grocery add 2 l oat milk")
    var client = RetailerClient.demo { Demo.start }
    client.products = { (_, _) async throws(RetailerError) in throw error }
    client.stores = { (_) async throws(RetailerError) in throw error }
    demo.retailer = client
    return demo
  }

  @Test(
    arguments: [
      RetailerError.offline, .timedOut(seconds: 60), .rateLimited(retryAfter: 30),
      .rateLimited(retryAfter: nil), .notAuthorized, .failed(status: 500),
      .malformed(place: "products", text: "<html>"), .partial(received: 1, of: 2),
      .otherCurrency("milk", .eur), .unknownStore("kroger-1234"),
    ])
  func `every error is one clear sentence, and the list is as it was`(
    _ error: RetailerError
  ) async throws {
    let demo = try await demo(error)
    let before = try demo.journal()
    for call in ["grocery refresh", "grocery cart", "grocery cart --checkout"] {
      let refused = await demo.run(call)
      #expect(refused.exitCode != 0 && refused.unwrappedError.contains(error.message))
      #expect(!refused.unwrappedError.contains("<html>"))
    }
    for call in ["build", "list"] {
      let list: GroceryOutput = try await demo.json("grocery \(call) --json")
      #expect(list.items.map(\.name) == ["oat milk"] && list.total == nil)
      #expect(list.items[0].cost == nil && list.problems.contains { $0.contains(error.message) })
    }
    #expect(try demo.journal() == before)
  }

  @Test func `a price that is missing is unknown and not nothing`() async throws {
    var demo = try await demo(.offline)
    let grocer = RetailerClient.demo { Demo.start }
    var client = grocer
    client.products = { (wishes, store) async throws(RetailerError) in
      var answer = try await grocer.products(wishes, store)
      for index in answer.products.indices { answer.products[index].price = nil }
      return answer
    }
    client.snapshot = { (ids, store) async throws(RetailerError) in
      var snapshot = try await grocer.snapshot(ids, store)
      for id in ids { snapshot.entries[id]?.price = nil }
      return snapshot
    }
    demo.retailer = client
    let list: GroceryOutput = try await demo.json("grocery build --json")
    #expect(list.total == nil && (list.unpriced ?? 0) > 0 && list.items[0].cost == nil)
    let text = try await demo.output("grocery list")
    #expect(text.contains("price unknown") && !text.contains("$0.00"))
  }
}
