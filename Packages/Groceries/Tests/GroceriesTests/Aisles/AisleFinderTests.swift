import FoodFacts
import MealModels
import Testing

@testable import Groceries

@Suite struct AisleFinderTests {
  private static let finder = AisleFinder(.culinary)

  private func place(_ text: String) -> AislePlace { Self.finder.place(of: text) }

  @Test(
    arguments: [
      ("peanut butter cookies", .snacks), ("peanut butter", .spreads), ("butter", .dairyEggs),
      ("butter beans", .canned), ("oat milk", .dairyEggs), ("tin of coconut milk", .canned),
      ("frozen peas", .frozen), ("frozen blueberries", .frozen), ("cous cous", .pastaGrains),
      ("hot dogs", .meat), ("beef dog treats", .pets), ("vanilla whey protein powder", .health),
      ("ice cream vanilla", .frozen), ("bunch of flowers", .household), ("box of wine", .alcohol),
      ("can of beer", .alcohol), ("tomato soup", .canned), ("tomatoes", .produce),
      ("orange juice", .drinks), ("oranges", .produce), ("chocolate milk", .dairyEggs),
      ("milk chocolate", .sweets), ("chicken noodle soup", .canned), ("chicken", .meat),
      ("chicken flavour cat food", .pets), ("mint toothpaste", .personalCare),
      ("fresh mint", .produce), ("lemon scented bleach", .household), ("baby wipes", .baby),
      ("AA batteries", .household), ("ginger beer", .drinks), ("root beer", .drinks),
      ("beer", .alcohol), ("cod", .seafood), ("cider vinegar", .oilsVinegars),
    ] as [(String, Aisle)])
  func `the kind of a product counts more than its ingredients`(text: String, aisle: Aisle) {
    #expect(place(text).aisle == aisle)
  }

  @Test(arguments: [
    "2 l oat milk", "oat milk x2", "Oat Milk 1L", "OAT MILK", "some oat milk", "organic oat milk",
    "oat-milk", "oat  milk (2 x 1 l)",
  ])
  func `amounts, praise and spelling of signs do not matter`(text: String) {
    #expect(place(text).aisle == .dairyEggs)
  }

  @Test(
    arguments: [
      ("brocolli", .produce), ("avacado", .produce), ("shampo", .personalCare),
      ("spagetti", .pastaGrains), ("mozarella", .dairyEggs), ("bateries", .household),
      ("cinamon", .spices), ("margerine", .dairyEggs),
    ] as [(String, Aisle)])
  func `the finder corrects spelling mistakes`(text: String, aisle: Aisle) {
    #expect(place(text).aisle == aisle)
  }

  @Test func `a known word, or one that is like no known word, is not corrected`() {
    #expect(AisleSpelling(AisleNames(.bundled, .culinary)).mended("bread") == "bread")
    #expect(AisleSpelling(AisleNames(.bundled, .culinary)).mended("xqz") == "xqz")
  }

  @Test(arguments: ["", "   ", "123", "🤷", "zxqv wvut", "…", "\u{0}"])
  func `the finder puts a text that it cannot read in the aisle of other items`(text: String) {
    #expect(place(text) == AislePlace(text, in: .other, by: .unknown))
  }

  @Test func `a name of ten thousand characters is read as far as it is looked at`() {
    let text = "milk " + String(repeating: "x", count: 10_000)
    #expect(place(text).text == text)
    #expect(place(String(repeating: "milk ", count: 2_000)).department == .dairyEggs)
  }

  @Test func `every food of the book has an aisle`() {
    for food in FoodBook.culinary.foods {
      #expect(Self.finder.aisle(of: food.id) != .other, "\(food.id)")
    }
  }

  @Test func `the finder puts an unknown food in the aisle of other items`() {
    #expect(Self.finder.aisle(of: "frobnitz") == .other)
  }

  @Test(
    arguments: [
      ("spinach", .frozen, .frozen), ("spinach", .canned, .canned), ("tomato", .canned, .canned),
      ("oregano", .usual, .spices), ("oregano", .fresh, .produce), ("basil", .usual, .produce),
      ("basil", .dried, .spices), ("apricot", .dried, .nutsDriedFruit),
      ("chickpea", .dried, .pastaGrains), ("salmon", .frozen, .frozen),
      ("ginger", .ground, .spices),
    ] as [(FoodID, ShopForm, Aisle)])
  func `the form of a food tells where it stands`(food: FoodID, form: ShopForm, aisle: Aisle) {
    #expect(Self.finder.aisle(of: food, form: form) == aisle)
  }

  @Test(arguments: [
    ("aisles-as-typed.tsv", 97), ("aisles-as-shops-write.tsv", 95),
    ("aisles-as-typed-2.tsv", 93), ("aisles-as-shops-write-2.tsv", 92),
  ])
  func `the finder puts judged names in the departments that people expect`(
    list: String, least: Int
  ) throws {
    let rows = try ShopFiles.list(list)
    let wrong = rows.filter { row in
      !row[1].contains(place(row[0]).department.rawValue)
    }
    let found = wrong.map { "\($0[0]): \(place($0[0]).aisle.rawValue), not \($0[1])" }
    #expect(wrong.count * 100 <= rows.count * (100 - least), "\(found.joined(separator: "\n"))")
  }
}
