import Testing

@testable import MealAdvisorCommands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Merging and sorting of lists for scripts, and calls that are wrong.
@Suite struct GroceryMeasuringTests {
  struct Merged: Decodable, Equatable {
    struct Item: Decodable, Equatable {
      var text: String
      var food: String?
      var amounts: [GroceryOutput.Amount]
      var package: GroceryOutput.Amount?
      var from: [String]
    }
    var items: [Item]
  }

  @Test func `lines of recipes become one list, and nothing is stored`() async throws {
    let text = "1 cup butter\n100 g butter\n\n2 onions\n1 cup chopped onion\nwater\n"
    let demo = Demo(inputFile: .texts(["-": text]))
    let merged: Merged = try await demo.json("grocery merge -")
    #expect(merged.items.map(\.text) == ["330 g butter", "4 onions"])
    #expect(merged.items.map(\.food) == ["butter", "onion"])
    #expect(merged.items[0].amounts == [.init(low: 330, high: 330, unit: "g")])
    #expect(merged.items[0].from == ["1 cup butter", "100 g butter"])
    #expect(try demo.journal() == nil)
  }

  @Test func `each case of a file is answered with a line of its own`() async throws {
    let text = "2 eggs | 1 egg\n\nsalt to taste\n1 large lemon, zested | juice of 2 lemons\n"
    let demo = Demo(inputFile: .texts(["cases.txt": text]))
    let lines = try await demo.output("grocery merge cases.txt --json-lines")
      .split(separator: "\n")
    let cases = try lines.map { try JSONDecoder().decode(Merged.self, from: Data($0.utf8)) }
    #expect(cases.map { $0.items.map(\.text) } == [["3 eggs"], [], [], ["2 lemons"]])
  }

  @Test func `each thing of a file has its place in a shop`() async throws {
    let demo = Demo(inputFile: .texts(["-": "milk\nAA batteries\n"]))
    #expect(
      try await demo.output("grocery aisle -") == """
        {"text": "milk", "department": "Dairy & Eggs", "aisle": "dairy-eggs"}
        {"text": "AA batteries", "department": "Household", "aisle": "household"}

        """)
    #expect(try demo.journal() == nil)
  }

  @Test(
    arguments: [
      ("store list", "--zip"), ("store list --zip 00000", "no store is known at"),
      ("store list --zip nowhere", "no store is known at"),
      ("store choose moon", "no store 'moon'"),
      ("grocery add", "needs a word"), ("grocery check", "name an item"),
      ("grocery check unobtainium", "nothing on the list"),
      ("grocery why unobtainium", "nothing on the list"),
      ("grocery substitute unobtainium", "nothing on the list"),
      ("grocery refresh", "no store is chosen"), ("grocery cart", "no store is chosen"),
      ("grocery build --week 2026-13-01", "date such as"), ("pantry add", "what is at home"),
      ("pantry add zorblax --always", "unknown food"),
      ("pantry use rice", "nothing at home"), ("pantry remove rice", "nothing at home"),
      ("pantry add rice --use-by someday", "not a day"),
      ("grocery merge missing.txt", "missing.txt"), ("grocery aisle missing.txt", "missing.txt"),
      ("grocery list --people 3", "--people"),
    ])
  func `a wrong call says what would be right, and changes nothing`(call: String, words: String)
    async throws
  {
    let demo = Demo(inputFile: .texts([:]))
    let refused = await demo.run(call)
    #expect(refused.exitCode == 2)
    #expect(refused.unwrappedError.contains(words), "\(refused.standardError)")
    #expect(try demo.journal() == nil)
  }

  @Test func `words that fit several items are refused with all of them`() async throws {
    let demo = Demo()
    _ = try await demo.output("grocery add 1 green bell pepper")
    _ = try await demo.output("grocery add 2 red bell peppers")
    let refused = await demo.run("grocery check bell pepper")
    #expect(refused.exitCode == 2)
    let list: GroceryOutput = try await demo.json("grocery list --json")
    #expect(list.items.count == 2 && list.items.allSatisfy { !$0.checked })
    for item in list.items { #expect(refused.unwrappedError.contains("'\(item.id)'")) }
    _ = try await demo.output("grocery check red bell pepper")
  }

  @Test func `a name that is too long is refused`() async throws {
    let demo = Demo()
    let long = String(repeating: "oats ", count: 2_000)
    for call in [["grocery", "add", long], ["pantry", "add", long]] {
      let refused = await demo.run(call)
      #expect(refused.exitCode == 2 && refused.standardError.contains("at most 200"))
    }
    #expect(try demo.journal() == nil)
  }
}
