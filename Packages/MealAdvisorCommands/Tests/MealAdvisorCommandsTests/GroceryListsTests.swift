import Testing

@testable import MealAdvisorCommands

/// Lists of one's own, what is at home, and the order of the rows, on the command line.
@Suite struct GroceryListsTests {
  private let demo = Demo()

  private func item(_ name: String, in list: GroceryOutput) -> GroceryOutput.Item? {
    list.items.first { $0.name == name }
  }

  private struct Lists: Decodable {
    struct List: Decodable {
      var id: String
      var name: String
      var open: Int
    }
    var lists: [List]
  }

  @Test("A list of one's own is made, filled, renamed, deleted and restored")
  func ownList() async throws {
    #expect(try await demo.output("grocery lists").contains("make-list"))
    let made: Lists = try await demo.json("grocery make-list Party --json")
    let id = try #require(made.lists.first?.id)
    _ = try await demo.output("grocery add 20 balloons --list party")
    _ = try await demo.output("grocery add 2 l lemonade --list \(id)")
    let filled = try await demo.output("grocery list --list Party")
    #expect(filled.hasPrefix("Party") && filled.contains("balloons"))
    #expect(!filled.contains("No store is chosen"))
    #expect(try await !demo.output("grocery list").contains("balloons"))
    _ = try await demo.output("grocery check balloons --list Party")
    let named: Lists = try await demo.json("grocery rename-list Party Birthday --json")
    #expect(named.lists.map(\.name) == ["Birthday"] && named.lists.map(\.open) == [1])
    let gone = try await demo.output("grocery delete-list Birthday")
    #expect(gone.contains("restore-list \(id)"))
    #expect(await demo.run("grocery list --list Birthday").exitCode == 2)
    let back: Lists = try await demo.json("grocery restore-list \(id) --json")
    #expect(back.lists.map(\.open) == [1])
  }

  @Test("What was added by hand moves to another list, and what a meal needs stays")
  func move() async throws {
    _ = try await demo.output("grocery make-list Party")
    _ = try await demo.output("plan set fri-dinner chicken-alfredo")
    _ = try await demo.output("grocery add 2 l lemonade")
    _ = try await demo.output("grocery move lemonade Party")
    #expect(try await !demo.output("grocery list").contains("lemonade"))
    #expect(try await demo.output("grocery list --list Party").contains("lemonade"))
    let kept = await demo.run("grocery move fettuccine Party")
    #expect(kept.exitCode == 2 && kept.unwrappedError.contains("planned meals need"))
  }

  @Test("What is at home is not bought, and a staple is bought only if it is wanted")
  func home() async throws {
    _ = try await demo.output("plan set fri-dinner chicken-alfredo")
    let before: GroceryOutput = try await demo.json("grocery list --json")
    let salt = try #require(item("salt", in: before))
    #expect(salt.atHome && item("fettuccine", in: before)?.atHome == false)
    _ = try await demo.output("grocery have fettuccine")
    let after: GroceryOutput = try await demo.json("grocery want salt --json")
    #expect(
      item("salt", in: after)?.atHome == false && item("fettuccine", in: after)?.atHome != false)
    let again: GroceryOutput = try await demo.json("grocery unwant salt --json")
    #expect(item("salt", in: again)?.atHome == true)
  }

  @Test("The number of packages can be set, and is set back to what is needed")
  func packages() async throws {
    _ = try await demo.output("store choose kroger-1234")
    _ = try await demo.output("grocery add 2 l milk")
    let built: GroceryOutput = try await demo.json("grocery build --json")
    let needed = try #require(built.items.first?.buys.first?.count)
    let more: GroceryOutput = try await demo.json("grocery packages milk \(needed + 2) --json")
    #expect(more.items.first?.buys.map(\.count) == [needed + 2])
    let less: GroceryOutput = try await demo.json("grocery packages milk needed --json")
    #expect(less.items.first?.buys.map(\.count) == [needed])
    #expect(await demo.run("grocery packages milk 0").exitCode == 2)
    #expect(await demo.run("grocery kind milk perhaps").exitCode == 2)
  }

  @Test("Rows stand by aisle, by recipe or by letter")
  func order() async throws {
    _ = try await demo.output("plan set fri-dinner chicken-alfredo")
    _ = try await demo.output("grocery add balloons")
    #expect(try await demo.output("grocery list").contains("Produce"))
    _ = try await demo.output("grocery settings sort recipe")
    let recipes = try await demo.output("grocery list")
    #expect(recipes.contains("Chicken Alfredo") && recipes.contains("Without a recipe"))
    _ = try await demo.output("grocery settings sort letter")
    let letters = try await demo.output("grocery list")
    #expect(letters.contains("A to Z") && !letters.contains("Produce"))
    #expect(await demo.run("grocery settings sort price").exitCode == 2)
  }

  @Test("What was taken off the list comes back if it is added again")
  func comesBack() async throws {
    _ = try await demo.output("plan set fri-dinner chicken-alfredo")
    _ = try await demo.output("grocery remove fettuccine")
    let after: GroceryOutput = try await demo.json("grocery add 500 g fettuccine --json")
    let added = try #require(self.item("fettuccine", in: after))
    #expect(added.from.filter { !$0.off }.count == 1)
    #expect(after.removed.isEmpty)
  }

  @Test("Another amount is bought than planned, and what a later meal needs is added to it")
  func amount() async throws {
    _ = try await demo.output("plan set fri-dinner chicken-alfredo")
    let planned: GroceryOutput = try await demo.json("grocery list --json")
    let words = ["grocery", "amount", "fettuccine", "3 lb"]
    #expect(await demo.run(words).exitCode == 0)
    let after = try await demo.output("grocery list")
    #expect(after.contains("3 lb fettuccine"))
    #expect(await demo.run("grocery amount fettuccine lots").exitCode == 2)
    let back: GroceryOutput = try await demo.json("grocery amount fettuccine planned --json")
    #expect(item("fettuccine", in: back)?.needed == item("fettuccine", in: planned)?.needed)
  }
}
