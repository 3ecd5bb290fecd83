import FoodFacts
import Groceries
import MealModels
import SeededRandom
import Testing

@Suite struct ListTests {
  private let kitchen = Kitchen()
  private let week = GroceryListID.week(from: 20_000)

  private var builder: ListBuilder {
    let reader = kitchen.reader
    return ListBuilder(.culinary) { CookedLine(reader.line($0)) }
  }

  private var dishes: [DishToBuy] {
    [
      kitchen.dish(["2 onions", "400 g spaghetti", "1 tbsp olive oil"], id: "mon", title: "Pasta"),
      kitchen.dish(["1 onion, chopped", "2 lemons"], id: "tue", title: "Soup"),
    ]
  }

  private func list(
    _ shopping: Shopping = Shopping(), _ pantry: Pantry = Pantry(), of dishes: [DishToBuy]? = nil
  ) -> GroceryList {
    builder.list(week, of: dishes ?? self.dishes, shopping: shopping, pantry: pantry)
  }

  @Test func `each item says for which meals it is, and with which lines`() throws {
    let onion = try #require(list()["onion"])
    #expect(onion.item.text == "3 onions")
    #expect(onion.item.sources.map(\.meal.title) == ["Pasta", "Soup"])
    #expect(onion.item.sources.map(\.text) == ["2 onions", "1 onion, chopped"])
  }

  private static let taken = [
    "salt", "sea salt", "black pepper", "salt and pepper", "water", "ice", "2 l water", "sugar",
    "toilet paper", "1 kg salt", "cooked rice",
  ]

  @Test("What a person adds by hand is on the list, also what recipes take for granted")
  func byHand() throws {
    let names = FoodBook.culinary.foods.map(\.name)
    for name in Self.taken + Sample.some(150, of: Array(names)) {
      var shopping = Shopping()
      for event in try shopping.adding(name, to: week, newID: { "a" }) { shopping.apply(event) }
      let open = builder.list(week, of: [], shopping: shopping).open
      #expect(open.contains { $0.handItems == ["a"] && $0.isByHand }, "\(name)")
    }
  }

  @Test("An item that a meal needs too is not by hand alone, nor one whose meals are switched off")
  func partlyByHand() throws {
    var shopping = Shopping()
    for event in try shopping.adding("2 onions", to: week, newID: { "a" }) { shopping.apply(event) }
    let onion = try #require(list(shopping)["onion"])
    #expect(onion.handItems == ["a"] && !onion.isByHand)
    for source in onion.item.sources.map(\.meal) where source.id != MealSource.id(of: "a") {
      for event in try shopping.switching(source, of: "onion", on: list(shopping), isOff: true) {
        shopping.apply(event)
      }
    }
    let changed = try #require(list(shopping)["onion"])
    #expect(changed.item.text == "2 onions" && !changed.isByHand)
  }

  // R-GROC-10
  @Test func `switching a meal off takes only its share away, and on again brings it back`() throws
  {
    var shopping = Shopping()
    let source = try #require(list()["onion"]?.item.sources.first?.meal)
    for event in try shopping.switching(source, of: "onion", on: list(), isOff: true) {
      shopping.apply(event)
    }
    let onion = try #require(list(shopping)["onion"])
    #expect(onion.item.text == "1 onion")
    #expect(onion.sourcesOff == [source])
    #expect(list(shopping)["spaghetti"]?.item.text == "400 g spaghetti")
    for event in try shopping.switching(source, of: "onion", on: list(shopping), isOff: false) {
      shopping.apply(event)
    }
    #expect(list(shopping) == list())
  }

  @Test func `an item whose every share is off stays to be switched on again`() throws {
    var shopping = Shopping()
    shopping.apply(.changed(week, "lemon", .source("tue", isOff: true)))
    let lemon = try #require(list(shopping)["lemon"])
    #expect(lemon.isOff)
    #expect(!list(shopping).open.contains { $0.id == "lemon" })
  }

  @Test func `a new list keeps a tick and shows the amount that is needed since`()
    throws
  {
    var shopping = Shopping()
    for event in try shopping.ticking("onion", on: list(), true) { shopping.apply(event) }
    #expect(list(shopping)["onion"]?.marks.isTicked == true)
    #expect(list(shopping)["onion"]?.missing.isEmpty == true)
    let more = dishes + [kitchen.dish(["2 onions"], id: "wed")]
    let onion = try #require(list(shopping, of: more)["onion"])
    #expect(onion.marks.isTicked)
    #expect(onion.missing.map(\.text) == ["2"])
    #expect(list(shopping, of: more).open.contains { $0.id == "onion" })
    let gone = list(shopping, of: [dishes[0]].map { DishToBuy($0.meal, lines: []) })
    #expect(gone["onion"] == nil)
    #expect(list(shopping)["onion"]?.marks.isTicked == true)
    let other = builder.list(.week(from: 20_007), of: dishes, shopping: shopping)
    #expect(other["onion"]?.marks.isTicked == false)
  }

  // R-GROC-08
  @Test func `a removed item stays away until it is put back`() throws {
    var shopping = Shopping()
    for event in try shopping.removing("lemon", from: list()) { shopping.apply(event) }
    #expect(!list(shopping).items.contains { $0.id == "lemon" })
    #expect(list(shopping).removed.map(\.id) == ["lemon"])
    for event in try shopping.removing("lemon", from: list(shopping), false) {
      shopping.apply(event)
    }
    #expect(list(shopping) == list())
  }

  @Test func `an added item is read if possible, and otherwise kept as typed`()
    throws
  {
    var shopping = Shopping()
    for (id, words) in [("h1", "2 l oat milk"), ("h2", "AA batteries"), ("h3", "2 onions")] {
      for event in try shopping.adding(words, to: week, newID: { ManualItemID(rawValue: id) }) {
        shopping.apply(event)
      }
    }
    let list = list(shopping)
    #expect(list["oat-milk"]?.item.text == "2 l oat milk")
    #expect(list["hand/h2"]?.item.text == "AA batteries")
    #expect(list["onion"]?.item.text == "5 onions")
    #expect(list["onion"]?.handItems == ["h3"])
    #expect(list.items(named: "batteries").map(\.id) == ["hand/h2"])
    shopping.apply(.discarded("h3"))
    #expect(self.list(shopping)["onion"]?.item.text == "3 onions")
  }

  @Test func `no words, too many, a used id and an unknown item are refused with a reason`() {
    var shopping = Shopping()
    #expect(throws: GroceryError.noWords) { try shopping.adding(" … ", to: week) { "h1" } }
    let long = String(repeating: "a", count: 10_000)
    #expect(throws: GroceryError.textTooLong(characters: 10_000, most: 200)) {
      try shopping.adding(long, to: week) { "h1" }
    }
    shopping.apply(.discarded("h1"))
    #expect(throws: GroceryError.usedID("h1")) { try shopping.adding("rice", to: week) { "h1" } }
    #expect(throws: GroceryError.unknownItem("gold")) {
      try shopping.ticking("gold", on: list(), true)
    }
  }

  @Test func `a list is priced by its packages, and says what a store does not have`() throws {
    let products = [
      Shelf.product("onion", "onion", cents: 89),
      Shelf.product("pasta", "spaghetti", Shelf.grams(500), cents: 199),
      Shelf.product("oil", "olive-oil", Shelf.grams(500), cents: 899, availability: .out),
    ]
    let list = list()
    let priced = ListPricing(products) { FoodBook.culinary[$0]?.measures }.priced(list.items)
    #expect(priced.total.known == Money(hundredths: 3 * 89 + 199))
    #expect(priced.missing == ["olive-oil", "lemon"])
    #expect(priced.items.map(\.problem) == [nil, nil, .out, .notSold])
    let onion = try #require(list["onion"])
    let why = WhyItem(onion, priced: priced)
    #expect(why.sources.count == 2)
    #expect(why.choice?.lines.map(\.count) == [3])
    #expect(why.choice?.reason == .onlyOne)
    let oil = try #require(list["olive-oil"])
    #expect(WhyItem(oil, priced: priced).problem == .out)
  }

  @Test func `why tells how a cup of chopped onion became onions`() throws {
    let list = builder.list(week, of: [kitchen.dish(["1 cup chopped onion", "2 egg whites"])])
    let onion = try #require(list["onion"]?.item.sources.first)
    #expect(onion.asked.map(\.text) == ["1 cup"])
    let texts = onion.steps.map { $0.text { FoodBook.culinary[$0]?.name } }
    #expect(texts == ["a millilitre weighs 0.68 g", "one piece weighs 110 g"])
    let egg = try #require(list["egg"]?.item.sources.first)
    #expect(egg.steps.first?.text { FoodBook.culinary[$0]?.name } == "white: buy egg")
  }

  @Test func `of a choice that is bought which the recipe was checked with`() throws {
    let checked = CookedLine(
      Ingredient(
        measure: Measure(.exactly(.one), .cup), name: "almond or oat milk", food: "oat-milk"))
    let typed = CookedLine(text: "1 cup almond or oat milk", name: "almond or oat milk", food: nil)
    let merger = ListMerger(.culinary)
    func foods(_ line: CookedLine) -> [FoodID?] {
      merger.items(for: [DishToBuy(MealSource(id: "a", title: "Porridge"), lines: [line])])
        .map(\.food)
    }
    #expect(foods(checked) == ["oat-milk"])
    #expect(foods(typed) == ["almond-milk"])
  }
}
