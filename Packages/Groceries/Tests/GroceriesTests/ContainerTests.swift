import FoodFacts
import Groceries
import MealModels
import Testing

/// How large cans and packets are by the remarks of recipes, and what of them is eaten.
@Suite struct ContainerTests {
  private let merger = ListMerger(.culinary)

  private func item(
    _ amount: String, _ unit: MeasureUnit?, _ name: String, food: FoodID, note: String?
  ) -> ListItem? {
    let ingredient = Ingredient(
      measure: Quantity(amount).map { Measure($0, unit) }, name: name, food: food, note: note)
    return merger.items(
      for: [DishToBuy(MealSource(id: "a", title: "Stew"), lines: [CookedLine(ingredient)])]
    ).first
  }

  /// How much of what is sold in cans packages have to cover: of what is drained that without liquid.
  @Test(
    arguments: [
      ("1", MeasureUnit.can, "crushed-tomatoes", "28 oz/800 g", "1 can", "28 oz"),
      ("1", .can, "crushed-tomatoes", "800 g/28 oz", "1 can", "28 oz"),
      ("1", .can, "crushed-tomatoes", "15 oz", "1 can", "15 oz"),
      ("2", .can, "crushed-tomatoes", "about 14 oz each", "2 cans", "1 3/4 lb"),
      ("2", .can, "crushed-tomatoes", "800 g in all", "2 cans", "800 g"),
      ("3", .can, "cannellini-bean", "15 oz each, drained", "3 cans", "26.1 oz"),
      ("3", .can, "cannellini-bean", "250 g drained weight each", "3 cans", "750 g"),
      ("2", .can, "chickpea", "15 oz/400 g each, drained and rinsed", "2 cans", "456 g"),
      ("1", .can, "chickpea", "(400 g)", "1 can", "228 g"),
      ("2", .can, "chickpea", nil, "2 cans", "2 cans"),
      ("2", .can, "canned-tuna", "5 oz/140 g each, drained well", "2 cans", "224 g"),
      ("8", .ounce, "canned-tuna", "drained, from two cans", "8 oz", "8 oz"),
      ("2", .packet, "extra-firm-tofu", "14 oz each", "2 packets", "1 3/4 lb"),
      ("1", .can, "chickpea", "2 tbsp of the liquid kept", "1 can", "1 can"),
      ("2", .cup, "chickpea", "drained", "2 cups", "2 cups"),
    ] as [(String, MeasureUnit?, FoodID, String?, String, String)])
  func `the size of a can counts, and of beans what is eaten`(
    amount: String, unit: MeasureUnit?, food: FoodID, note: String?, listed: String, uses: String
  ) throws {
    let name = FoodBook.culinary[food]?.name ?? food.rawValue
    let item = try #require(self.item(amount, unit, name, food: food, note: note))
    #expect(item.food == food && item.amounts == [ListAmount(written: listed)])
    let same = ListAmount(written: uses)
    let found = AmountConversion(item.measures).quantity(of: item.uses[0], in: same)
    let (one, other) = (found?.upperBound.doubleValue ?? 0, same.high.doubleValue)
    #expect(abs(one - other) < other / 5000, "\(item.uses)")
  }

  @Test(
    arguments: [
      ("chicken", "8 pieces"), ("watermelon", "8 pieces"), ("salmon", "8"), ("bread", "8"),
    ] as [(FoodID, String)])
  func `pieces of what is large are no whole ones`(food: FoodID, listed: String) {
    let name = FoodBook.culinary[food]?.name ?? ""
    #expect(item("8", .piece, name, food: food, note: nil)?.amounts.first?.text == listed)
    #expect(item("8", nil, name, food: food, note: nil)?.amounts.first?.text == "8")
  }

  /// One of each size that shops sell, at prices by which the cheapest is taken.
  private func taken(_ item: ListItem, _ sizes: [(ounces: Int, cents: Int)]) -> [Int: Int] {
    let products = sizes.map { size in
      Product(
        id: ProductID(rawValue: "\(size.ounces)"), store: "s", food: item.food, name: "can",
        package: PackageSize(of: Measure(.exactly(Fraction(size.ounces)), .ounce), in: .can),
        price: Money(hundredths: size.cents))
    }
    let priced = ListPricing(products) { FoodBook.culinary[$0]?.measures }
      .priced([ListedItem(item)])
    let lines = priced.items[0].choice?.lines ?? []
    return Dictionary(
      uniqueKeysWithValues: lines.map { (Int($0.product.id.rawValue) ?? 0, $0.count) })
  }

  @Test func `half the tomatoes are never bought, and no can too many`() throws {
    let tomatoes: FoodID = "crushed-tomatoes"
    let large = try #require(
      item("1", .can, "crushed tomatoes", food: tomatoes, note: "28 oz/800 g"))
    #expect(taken(large, [(15, 100), (28, 250)]) == [15: 2])
    #expect(taken(large, [(15, 100), (28, 150)]) == [28: 1])
    let beans = try #require(
      item("3", .can, "cannellini beans", food: "cannellini-bean", note: "15 oz each, drained"))
    #expect(taken(beans, [(15, 100)]) == [15: 3])
    #expect(taken(beans, [(16, 100)]) == [16: 3])
    #expect(taken(beans, [(14, 100)]) == [14: 3], "a can of 14 oz is taken for one of 15 oz")
    #expect(taken(beans, [(8, 100)]) == [8: 6])
    let cups = try #require(item("2", .cup, "chickpeas", food: "chickpea", note: "drained"))
    #expect(taken(cups, [(15, 100)]) == [15: 2], "2 cups are 307 g, and a can has 242 g of them")
  }

  /// A size beside several cans is that of each where one of it is nearer to a usual can.
  @Test(arguments: [
    ("2 cans black beans (15 oz)", "17.7 oz"), ("2 cans crushed tomatoes (800 g)", "800 g"),
    ("2 cans crushed tomatoes (400 g)", "800 g"), ("2 (400 g) cans crushed tomatoes", "800 g"),
    ("2 cans crushed tomatoes (56 oz in all)", "56 oz"),
    ("1 can crushed tomatoes (800 g)", "800 g"),
  ])
  func `a size that is left open is read by what usual cans hold`(line: String, uses: String) throws
  {
    let item = try #require(Kitchen().items([line]).first)
    let same = ListAmount(written: uses)
    let found = AmountConversion(item.measures).quantity(of: item.uses[0], in: same)
    let (one, other) = (found?.upperBound.doubleValue ?? 0, same.high.doubleValue)
    #expect(abs(one - other) < other / 5000, "\(item.uses)")
  }

  @Test func `nothing is left of the cans that a recipe counts`() throws {
    let beans = try #require(
      item("2", .can, "black beans", food: "black-bean", note: "15 oz each, drained"))
    let product = Product(
      id: "b", store: "s", food: "black-bean", name: "Black Beans",
      package: PackageSize(of: Measure(.exactly(Fraction(31, over: 2) ?? .one), .ounce), in: .can),
      price: Money(hundredths: 99))
    let choice = ListPricing([product]) { FoodBook.culinary[$0]?.measures }
      .priced([ListedItem(beans)]).items[0].choice
    #expect(choice?.lines.map(\.count) == [2])
    #expect(choice?.left?.leftoverText == nil)
  }

  @Test func `a cup of cabbage is no head before a package is chosen`() throws {
    let cabbage = try #require(
      item("3/4", .cup, "green cabbage", food: "cabbage", note: "finely shredded"))
    #expect(cabbage.text == "1 head green cabbage")
    let bag = Product(
      id: "bag", store: "s", food: "cabbage", name: "Shredded Cabbage",
      package: PackageSize(of: Measure(.exactly(Fraction(10)), .ounce)),
      price: Money(hundredths: 249))
    let head = Product(
      id: "head", store: "s", food: "cabbage", name: "Cabbage",
      package: PackageSize(of: Measure(.exactly(.one), .head)), price: Money(hundredths: 300))
    func choice(_ products: [Product]) -> PackageChoice? {
      ListPricing(products) { FoodBook.culinary[$0]?.measures }.priced([ListedItem(cabbage)])
        .items[0].choice
    }
    #expect(choice([bag, head])?.lines == [.init(bag, count: 1)])
    #expect(choice([head])?.lines == [.init(head, count: 1)])
    #expect(choice([head])?.left?.leftoverText?.isEmpty == false)
  }

  @Test func `a rest is rounded down, and a tiny rest is left out`() {
    func text(_ amount: String, _ unit: MeasureUnit?) -> String? {
      Quantity(amount).flatMap { ListAmount($0, unit).leftoverText }
    }
    #expect(text("3 3/4", nil) == "3")
    #expect(text("1/2", .clove) == nil)
    #expect(text("1/5", .can) == nil)
    #expect(text("1 4/5", .can) == "1 3/4 cans")
    #expect(text("310.7", .gram) == "310 g")
    #expect(text("0.06", .cup) == nil)
  }
}
