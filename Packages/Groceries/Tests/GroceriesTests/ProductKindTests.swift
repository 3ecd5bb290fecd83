import MealModels
import SeededRandom
import Testing

@testable import Groceries

/// Another kind of a food is a replacement, which a person can see and refuse.
@Suite struct ProductKindTests {
  private func listed(
    _ name: String, _ food: FoodID = "pasta", line: String? = nil, grams: Int = 400
  ) -> ListedItem {
    let sources = line.map {
      [ItemSource(meal: MealSource(id: "m", title: "M"), line: 0, text: $0)]
    }
    return ListedItem(
      ListItem(
        id: ListItemID(rawValue: name), name: name, food: food, amounts: [Shelf.need(grams)],
        sources: sources ?? []))
  }

  private func priced(
    _ item: ListedItem, _ products: [Product], hasLimits: Bool = false
  ) -> PricedList.Item? {
    ListPricing(products, measures: { _ in nil }, hasLimits: { _ in hasLimits }).priced([item])
      .items.first
  }

  private let rotini = Shelf.product(
    "rotini", "pasta", Shelf.grams(500), cents: 100, name: "Rotini")
  private let rigatoni = Shelf.product(
    "rigatoni", "pasta", Shelf.grams(500), cents: 200, name: "Rigatoni")

  @Test(arguments: [
    ("rigatoni", "Rotini", true), ("rigatoni", "Rigatoni", false), ("pasta", "Rotini", false),
    ("penne or rigatoni", "Penne Rigate", false), ("light brown sugar", "Dark Brown Sugar", true),
    ("brown sugar", "Dark Brown Sugar", false), ("flat-leaf parsley", "Curly Parsley", true),
    ("Italian parsley", "Flat-Leaf Parsley", false), ("star pasta", "Orzo", true),
    ("red bell peppers", "Green Bell Pepper", true), ("bell pepper", "Green Bell Pepper", false),
    ("white beans", "Black Beans", true), ("cannellini beans", "Great Northern Beans", true),
    ("macaroni", "Elbow Macaroni", false),
  ])
  func `a kind is a replacement only if another one was asked for`(
    wanted: String, sold: String, isOther: Bool
  ) {
    let kinds = ProductKinds(wantedBy: listed(wanted).item)
    let product = Shelf.product("p", "pasta", name: sold)
    #expect((kinds.replacement(by: product) != nil) == isOther)
  }

  @Test func `the wanted kind is bought though another one costs less`() {
    let item = priced(listed("rigatoni"), [rotini, rigatoni])
    #expect(item?.choice?.lines.map(\.product.id) == ["rigatoni"])
    #expect(item?.choice?.replacement == nil)
  }

  @Test func `a recipe line states the kind that the item's name leaves out`() {
    let item = priced(listed("pasta", line: "1 lb rigatoni"), [rotini, rigatoni])
    #expect(item?.choice?.lines.map(\.product.id) == ["rigatoni"])
  }

  @Test(
    "Without the wanted kind a near one is bought, not the cheapest of all",
    arguments: [
      ("fettuccine", nil, "Linguine"), ("rigatoni", nil, "Penne"), ("star pasta", nil, "Orzo"),
      ("fettuccine", "1 lb farfalle", "Farfalle"), ("pappardelle", "2 lb rotini", "Rotini"),
    ])
  func near(wanted: String, line: String?, sold: String) {
    let names = ["Rotini", "Linguine", "Penne", "Orzo", "Farfalle"]
    let shelf = names.enumerated().map { place, name in
      Shelf.product(
        ProductID(rawValue: name), "pasta", Shelf.grams(500), cents: 100 + place * 10, name: name)
    }.filter { line == nil || ["Rotini", sold].contains($0.name) }
    let choice = priced(listed(wanted, line: line), shelf)?.choice
    #expect(choice?.lines.map(\.product.name) == [sold])
    #expect(choice?.replacement?.wanted == wanted)
  }

  @Test func `a replacement is marked, and refusing it leaves a gap`() {
    var item = listed("rigatoni")
    #expect(
      priced(item, [rotini])?.choice?.replacement
        == PackageChoice.Replacement(wanted: "rigatoni", sold: "rotini"))
    item.marks.isOnlyKind = true
    let refused = priced(item, [rotini])
    #expect(refused?.choice == nil)
    #expect(
      refused?.problem == .passedOver([.init("rotini", .isOtherKind("rotini"))]))
  }

  @Test func `a special version is bought only if there is no plain one, or an eater has limits`() {
    let special = Shelf.product(
      "special", "oats", Shelf.grams(500), cents: 90, name: "Gluten-Free Oats")
    let plain = Shelf.product("plain", "oats", Shelf.grams(500), cents: 100, name: "Rolled Oats")
    let oats = listed("oats", "oats")
    func bought(_ products: [Product], hasLimits: Bool = false) -> [ProductID]? {
      priced(oats, products, hasLimits: hasLimits)?.choice?.lines.map(\.product.id)
    }
    #expect(bought([special, plain]) == ["plain"])
    #expect(bought([special]) == ["special"])
    #expect(bought([special, plain], hasLimits: true) == ["special"])
    let asked = priced(listed("gluten-free oats", "oats"), [special, plain])
    #expect(asked?.choice?.lines.map(\.product.id) == ["special"])
  }

  @Test func `fewer packages than needed say what is short, and more say what is left`() {
    var item = listed("rotini", grams: 900)
    (item.marks.product, item.marks.packages) = ("rotini", 1)
    let fewer = priced(item, [rotini, rigatoni])?.choice
    #expect(fewer?.lines.map(\.count) == [1])
    #expect(fewer?.short == Shelf.need(400))
    #expect(fewer?.cost == Money(hundredths: 100))
    item.marks.packages = 3
    let more = priced(item, [rotini, rigatoni])?.choice
    #expect(more?.short == nil && more?.left == Shelf.need(600))
  }

  @Test func `a choice by hand never relaxes what an eater may not have`() {
    var item = listed("rotini")
    (item.marks.product, item.marks.packages) = ("rotini", 2)
    let pricing = ListPricing(
      [rotini, rigatoni], measures: { _ in nil },
      harm: { product, _ in product.id == "rotini" ? .isUnclear("x") : nil })
    #expect(pricing.priced([item]).items.first?.choice?.lines.map(\.product.id) == ["rigatoni"])
  }

  // Finding: a list with an item of two packages had another total than its cart.
  @Test(arguments: 0..<200)
  func `the total of any list is the total of its cart, and the sum of its items`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let items = (0..<Int.random(in: 1...12, using: &random)).map { number in
      listed(
        "item \(number)", FoodID(rawValue: "f\(number)"),
        grams: .random(in: 1...3000, using: &random))
    }
    let products = items.indices.flatMap { number in
      (0..<Int.random(in: 0...4, using: &random)).map { kind in
        Shelf.product(
          ProductID(rawValue: "p\(number)-\(kind)"), FoodID(rawValue: "f\(number)"),
          Shelf.grams(.random(in: 50...1500, using: &random)),
          cents: .random(in: 0...5, using: &random) == 0
            ? nil : .random(in: 1...999, using: &random))
      }
    }
    let list = ListPricing(products, measures: { _ in nil }).priced(items)
    let cart = CartDraft(list, store: Shelf.store.id)
    #expect(cart.total == list.total)
    let choices = list.items.compactMap(\.choice)
    #expect(cart.itemCount == choices.count)
    if list.total.unknown == 0 {
      let sum = choices.compactMap(\.cost).reduce(0) { $0 + $1.hundredths }
      #expect(sum == cart.total.known?.hundredths ?? 0)
    }
  }
}
