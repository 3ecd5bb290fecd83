import FoodFacts
import Groceries
import MealModels
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct PantryTests {
  private let kitchen = Kitchen()

  private func measures(_ food: FoodID) -> FoodMeasures? { FoodBook.culinary[food]?.measures }

  private func amount(_ text: String, _ unit: MeasureUnit? = nil) -> ListAmount {
    ListAmount(Quantity(text) ?? .exactly(.one), unit)
  }

  private func pantry(_ items: [PantryItem], staples: [FoodID] = []) -> Pantry {
    var pantry = Pantry()
    for item in items { pantry.apply(.stocked(item)) }
    for food in staples { pantry.apply(.staple(food, true)) }
    return pantry
  }

  private func list(_ lines: [String], _ pantry: Pantry) -> GroceryList {
    ListBuilder(.culinary).list("l", of: [kitchen.dish(lines)], pantry: pantry)
  }

  @Test func `the list subtracts food at home in any unit`() throws {
    let pantry = pantry(
      [
        PantryItem(id: "a", food: "onion", name: "onions", amount: amount("2")),
        PantryItem(id: "b", food: "butter", name: "butter", amount: amount("100", .gram)),
        PantryItem(id: "c", food: "milk", name: "milk", amount: amount("1", .litre)),
        PantryItem(id: "d", food: "pea", form: .fresh, name: "fresh peas", amount: amount("9")),
        PantryItem(id: "e", food: "rice", name: "rice"),
      ], staples: ["olive-oil"])
    let lines = [
      "3 onions", "1 cup butter", "200 ml milk", "1 cup frozen peas", "200 g rice",
      "2 tbsp olive oil",
    ]
    let list = list(lines, pantry)
    #expect(list["onion"]?.needed.map(\.text) == ["1"])
    let butter = try #require(list["butter"]?.needed.first)
    #expect(abs(butter.high.doubleValue * 240 * 0.96 - 130.4) < 0.1)
    #expect(list["milk"]?.isAtHome == true)
    #expect(list["pea"]?.needed.map(\.text) == ["1 cup"])
    #expect(list["rice"]?.needed.map(\.text) == ["200 g"])
    #expect(list["olive-oil"]?.isAtHome == true)
    #expect(list.open.map(\.id) == ["onion", "butter", "pea", "rice"])
  }

  @Test func `cooking uses the stock with the earliest last day first, each once`() {
    let pantry = pantry([
      PantryItem(id: "a", food: "onion", name: "old", amount: amount("1"), useBy: 20),
      PantryItem(id: "b", food: "onion", name: "new", amount: amount("5"), useBy: 30),
    ])
    #expect(pantry.expiring(by: 20).map(\.id) == ["a"])
    #expect(pantry.stock.map(\.id) == ["a", "b"])
    let onion = list(["3 onions"], pantry)["onion"]
    #expect(onion?.taken.map(\.name) == ["old", "new"])
    #expect(onion?.taken.compactMap { $0.amount?.text } == ["1", "2"])
  }

  @Test func `cooking uses up the amounts of the list, once`() {
    var pantry = pantry([
      PantryItem(id: "a", food: "onion", name: "onions", amount: amount("3")),
      PantryItem(id: "b", food: "milk", name: "milk", amount: amount("1", .litre)),
    ])
    let items = kitchen.items(["2 onions", "1 cup milk"])
    let events = pantry.cooking(items, for: "mon") { measures($0) }
    for event in events { pantry.apply(event) }
    #expect(pantry["a"]?.item.amount?.text == "1")
    #expect(pantry["b"]?.item.amount?.text == "0.76 l")
    #expect(pantry.cooking(items, for: "mon") { measures($0) }.isEmpty)
    for event in events { pantry.apply(event) }
    #expect(pantry["a"]?.item.amount?.text == "1")
    for event in pantry.cooking(items, for: "tue", measures: { measures($0) }) {
      pantry.apply(event)
    }
    #expect(pantry["a"]?.item.amount == amount("0"))
    #expect(pantry.stock.map(\.id) == ["b"])
  }

  @Test func `a new count replaces earlier uses, in any order of events`() {
    let item = PantryItem(id: "a", food: "onion", name: "onions", amount: amount("3"))
    let use = PantryUse(item: "a", meal: "mon", amount: amount("2"), count: 0)
    let events: [PantryEvent] = [
      .stocked(item), .used(use), .changed("a", .counted(amount("5"), count: 1)),
    ]
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [2, 0, 1]] {
      var pantry = Pantry()
      for index in order { pantry.apply(events[index]) }
      #expect(pantry["a"]?.item.amount?.text == "5")
    }
  }

  @Test func `stock past its last day stays listed but does not count`() {
    let pantry = pantry([
      PantryItem(id: "a", food: "onion", name: "old", amount: amount("9"), useBy: 19),
      PantryItem(id: "b", food: "onion", name: "today", amount: amount("1"), useBy: 20),
      PantryItem(id: "c", food: "onion", name: "keeps", amount: amount("1")),
    ])
    #expect(pantry.stock.map { $0.isPast(on: 20) } == [true, false, false])
    #expect(pantry.kept(on: 20).stock.map(\.id) == ["b", "c"])
    #expect(list(["5 onions"], pantry.kept(on: 20))["onion"]?.needed.map(\.text) == ["3"])
    #expect(pantry.kept(on: 19) == pantry && pantry.kept(on: 99).foods == ["onion"])
  }

  @Test func `stock that came or was counted later does not count for earlier meals`() {
    let (monday, tuesday) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400))
    var pantry = Pantry()
    for id in ["a", "b"] as [PantryItemID] {
      let item = PantryItem(id: id, food: "onion", name: "onions", amount: amount("3"))
      pantry.apply(.stocked(item), at: monday)
    }
    for event in pantry.counting("a", amount("2")) { pantry.apply(event, at: tuesday) }
    #expect(pantry.known(before: tuesday).stock.map(\.id) == ["b"])
    #expect(pantry.known(before: tuesday + 1).stock.map(\.id) == ["a", "b"])
    #expect(pantry.known(before: monday).stock.isEmpty)
  }
}
