import FoodFacts
import Groceries
import MealModels
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The list has the parts of a substitute like any other line of the meals that need the item.
@Suite struct ItemSubstituteTests {
  private let kitchen = Kitchen()
  private let week = GroceryListID.week(from: 20_000)

  private var dishes: [DishToBuy] {
    [
      kitchen.dish(["1 cup buttermilk", "2 cups flour"], id: "mon", title: "Pancakes"),
      kitchen.dish(["1 lemon", "1 cup milk", "2 eggs"], id: "tue", title: "Custard"),
    ]
  }

  private func list(_ shopping: Shopping = Shopping(), _ dishes: [DishToBuy]? = nil) -> GroceryList
  {
    let reader = kitchen.reader
    return ListBuilder(.culinary) { CookedLine(reader.line($0)) }
      .list(week, of: dishes ?? self.dishes, shopping: shopping)
  }

  private func choice(_ food: FoodID, for original: FoodID) throws -> SubstituteAnswer.Choice {
    let answer = SubstituteFinder(.culinary).answer(
      original, for: SubstituteRequest(limits: .none))
    return try #require(answer.choices.first { $0.substitute.food == food })
  }

  private func replacing(
    _ item: ListItemID, by food: FoodID, _ shopping: Shopping = Shopping()
  ) throws -> Shopping {
    var shopping = shopping
    let original = FoodID(rawValue: item.rawValue)
    let substitute = ItemSubstitute(try choice(food, for: original), in: .culinary)
    for event in try shopping.substituting(substitute, for: item, on: list(shopping)) {
      shopping.apply(event)
    }
    return shopping
  }

  @Test func `the list buys all parts of a substitute, added to other uses of these foods`() throws
  {
    let swapped = list(try replacing("buttermilk", by: "milk"))
    #expect(swapped["milk"]?.item.text == "1 15/16 cups milk")
    #expect(swapped["milk"]?.insteadOf == ["buttermilk"])
    #expect(swapped["lemon"]?.item.amounts.first?.high ?? .zero > .one)
    #expect(!swapped.items.contains { $0.id == "buttermilk" })
    #expect(swapped.replaced.map(\.id) == ["buttermilk"])
    #expect(swapped["milk"]?.item.sources.map(\.meal.title) == ["Custard", "Pancakes"])
  }

  // R-GROC-03
  @Test func `undoing a substitution removes every part`() throws {
    var shopping = try replacing("buttermilk", by: "milk")
    for event in try shopping.substituting(nil, for: "buttermilk", on: list(shopping)) {
      shopping.apply(event)
    }
    #expect(list(shopping) == list())
  }

  @Test func `one event stores all parts of a substitute, and the store reads it back`() throws {
    let before = try replacing("buttermilk", by: "milk")
    let substitute = try #require(before.substitutes(on: week)["buttermilk"])
    #expect(substitute.parts.map(\.food) == ["milk", "lemon-juice"])
    let event = GroceryEvent.changed(week, "buttermilk", .substitute(substitute))
    let data = try JSONEncoder().encode(event)
    #expect(try JSONDecoder().decode(GroceryEvent.self, from: data) == event)
  }

  @Test func `the store reads a substitution of an older version, which had one part`() throws {
    let half = try JSONEncoder().encode(Fraction(1, over: 2))
    let ratio = String(decoding: half, as: UTF8.self)
    let text = """
      {"list": "w", "item": "lemon", "substitute":
      {"name": "limes", "food": "lime", "form": "usual", "ratio": \(ratio)}}
      """
    let event = try JSONDecoder().decode(GroceryEvent.self, from: Data(text.utf8))
    let lime = ItemSubstitute.Part(
      food: "lime", name: "limes", ratio: try #require(Fraction(1, over: 2)))
    #expect(event == .changed("w", "lemon", .substitute(ItemSubstitute([lime]))))
    let unknown = text.replacing("\"food\": \"lime\", ", with: "")
    let nothing = try JSONDecoder().decode(GroceryEvent.self, from: Data(unknown.utf8))
    #expect(nothing == .changed("w", "lemon", .substitute(ItemSubstitute([]))))
  }

  @Test func `a part measured by the piece is multiplied by the number of pieces`() throws {
    let swapped = list(try replacing("egg", by: "ground-flaxseed"))
    let flax = try #require(swapped.items.first { $0.insteadOf == ["eggs"] })
    #expect(flax.item.amounts.map(\.text) == ["2 tbsp"])
    #expect(!swapped.items.contains { $0.item.food == "water" })
  }

  @Test func `a share by volume of a weighed food uses the food's density`() throws {
    let cake = kitchen.dish(["192 g butter"], id: "wed", title: "Cake")
    let half = try #require(Fraction(1, over: 2))
    let oil = ItemSubstitute.Part(
      food: "olive-oil", name: "olive oil", ratio: half, basis: .volume)
    var shopping = Shopping()
    shopping.apply(.changed(week, "butter", .substitute(ItemSubstitute([oil]))))
    let amount = try #require(list(shopping, [cake])["olive-oil"]?.item.amounts.first)
    let density = try #require(FoodBook.culinary["butter"]?.measures.density)
    #expect(amount.unit == .millilitre)
    #expect(abs(amount.high.doubleValue - 192 / density / 2) < 6)
  }

  @Test func `a share that the eater leaves out is not replaced on the list`() throws {
    var shopping = try replacing("milk", by: "soy-milk", try replacing("buttermilk", by: "milk"))
    #expect(list(shopping)["milk"]?.item.text == "15/16 cup milk")
    #expect(list(shopping)["soy-milk"]?.item.text == "1 cup soy milk")
    shopping.apply(.changed(week, "milk", .source("tue", isOff: true)))
    #expect(list(shopping)["soy-milk"] == nil)
  }

  @Test func `an item that the eater removes from the list has no substitute`() throws {
    var shopping = try replacing("buttermilk", by: "milk")
    shopping.apply(.changed(week, "buttermilk", .isRemoved(true)))
    #expect(list(shopping)["milk"]?.item.text == "1 cup milk")
    #expect(list(shopping).removed.map(\.id) == ["buttermilk"])
  }

  @Test func `a recipe shows a substitute in place of the replaced line`() throws {
    let swapped = list(try replacing("buttermilk", by: "milk"))
    let readings = swapped.readings(of: "mon", lines: ["1 cup buttermilk", "2 cups flour"])
    #expect(readings.keys.sorted() == [0])
    #expect(readings[0]?.first == "15/16 cup milk (for buttermilk)")
    #expect(readings[0]?.count == 2)
    #expect(swapped.readings(of: "tue", lines: ["1 lemon", "1 cup milk", "2 eggs"]).isEmpty)
  }

  @Test func `cooking uses up the substitute`() throws {
    let shopping = try replacing("buttermilk", by: "milk")
    let items = ListBuilder(.culinary).items(for: [dishes[0]], on: week, shopping)
    #expect(items.compactMap(\.food).contains("milk"))
    #expect(!items.compactMap(\.food).contains("buttermilk"))
  }
}
